"""Herosi: a duel of Heroes with dice, spells and armies, live or at a calm pace."""
