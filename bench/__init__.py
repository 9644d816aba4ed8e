"""How fast the product is, as ratios to other packages and to itself, measured in one run."""
