"""Comparisons of the bundled rulebooks with independent programs."""
