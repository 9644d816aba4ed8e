"""Rulebook files: positioned nodes, the shape of the container, merging."""

from .merge import Loaded, library, library_ids, load_rulebook
from .nodes import Entry, Mapping, Null, Plain, Scalar, Sequence, YamlNode, scalar_in, to_plain, yaml_path
from .reader import read_file, read_text

__all__ = [
    "Entry",
    "Loaded",
    "Mapping",
    "Null",
    "Plain",
    "Scalar",
    "Sequence",
    "YamlNode",
    "library",
    "library_ids",
    "load_rulebook",
    "read_file",
    "read_text",
    "scalar_in",
    "to_plain",
    "yaml_path",
]
