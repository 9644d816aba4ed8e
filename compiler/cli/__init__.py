"""The command line: the only part that prints."""

from .app import main

__all__ = ["main"]
