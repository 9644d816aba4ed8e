"""Timing: all jobs in turn in every round, so that a noisy machine hits them alike; medians of the rounds."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any


@dataclass
class Job:
    """``call(*x)`` for each x of ``inputs``. ``base``: the name of the job it is compared with."""

    name: str
    call: Callable[..., Any]
    inputs: Sequence[tuple[Any, ...]]
    base: str = ""
    goal: str = ""
    rounds: list[float] = field(default_factory=list)

    def run(self, seconds: float) -> None:
        """Repeats the inputs for about so long and notes the seconds a call took."""
        call = self.call
        inputs = self.inputs
        n = 0
        start = time.perf_counter()
        while True:
            for x in inputs:
                call(*x)
            n += len(inputs)
            spent = time.perf_counter() - start
            if spent >= seconds:
                self.rounds.append(spent / n)
                return


def measure(jobs: Sequence[Job], rounds: int, seconds: float) -> None:
    """Warms every job up, then measures it once a round."""
    for job in jobs:
        job.run(0)
        job.rounds.clear()
    for _ in range(rounds):
        for job in jobs:
            gc.collect()
            job.run(seconds)


def report(jobs: Sequence[Job]) -> list[str]:
    """A table: calls a second, and how many times faster than the base, the median of the rounds' ratios."""
    by_name = {job.name: job for job in jobs}
    lines = ["| job | calls/s | against | ratio | goal |", "| --- | ---: | --- | ---: | ---: |"]
    for job in jobs:
        rate = f"{1 / median(job.rounds):,.0f}"
        base = by_name.get(job.base)
        if base is None:
            lines.append(f"| {job.name} | {rate} | | 1 | {job.goal} |")
        else:
            ratio = median(b / mine for b, mine in zip(base.rounds, job.rounds, strict=True))
            lines.append(f"| {job.name} | {rate} | {base.name} | {ratio:.2f} | {job.goal} |")
    return lines
