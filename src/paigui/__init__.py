"""牌规 paigui: a compiler and runtime for the rules of Chinese regional tile games."""

__version__ = "0.1.0"
