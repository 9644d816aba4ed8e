"""What the language knows: types, units, builtins."""
