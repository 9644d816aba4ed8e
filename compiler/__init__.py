"""The compiler: rulebook text in, one Python module out."""
