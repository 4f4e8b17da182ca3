"""Arenarium: four arena games, whole and by the rules."""

__version__ = "0.1.0"
