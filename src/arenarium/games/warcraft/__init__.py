"""Warcraft: The Board Game (cited as WC)."""
