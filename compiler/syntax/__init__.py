"""The texts inside a rulebook: parsing and canonical printing."""

from .formatting import format_expr, format_type
from .parse import parse_block, parse_expr, parse_form, parse_signature, parse_type
from .words import WORDS

__all__ = [
    "WORDS",
    "format_expr",
    "format_type",
    "parse_block",
    "parse_expr",
    "parse_form",
    "parse_signature",
    "parse_type",
]
