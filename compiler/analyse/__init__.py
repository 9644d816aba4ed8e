"""From a merged rulebook to the intermediate form: names, types, contexts, options, flow."""

from . import codes as codes
