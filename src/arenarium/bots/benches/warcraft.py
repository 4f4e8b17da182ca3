"""Warcraft: what is promised of its speed."""

from __future__ import annotations

from typing import Final

PROMISED: Final = {"api": 8.0, "engine": 20.0, "clone": 25.0, "simulations": 5.0}
