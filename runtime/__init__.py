"""The runtime: plays any compiled rulebook. Standard library only."""
