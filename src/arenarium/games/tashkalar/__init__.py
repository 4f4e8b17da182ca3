"""Tash-Kalar: Bout of Legends."""
