"""The language in which something is said where the one that was asked for lacks it."""

from __future__ import annotations

from typing import Final

FALLBACK: Final = "en"
