"""Problems, their codes and pages, and how they are shown."""

from .codes import CODES, Title, page, register
from .problem import Note, Problem, Severity, Sink
from .render import Lang, cells, excerpt, render_json, render_text
from .suggest import did_you_mean, nearest

__all__ = [
    "CODES",
    "Lang",
    "Note",
    "Problem",
    "Severity",
    "Sink",
    "Title",
    "cells",
    "did_you_mean",
    "excerpt",
    "nearest",
    "page",
    "register",
    "render_json",
    "render_text",
]
