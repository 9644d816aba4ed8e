"""Dividing tiles into the groups of a shape: win checks, waits, arrangements, ways to form a group."""

from __future__ import annotations

from .solver import Solver

__all__ = ["Solver"]
