"""What one view changes in the one before it: recorded matches hold that instead of whole views."""

from __future__ import annotations

from typing import Any


def change(old: Any, new: Any) -> Any:
    """What is different, by field and by place in lists of one length; a whole value stands in a list of one."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return {k: change(old[k], new[k]) for k in new if old[k] != new[k]}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {str(i): change(old[i], new[i]) for i in range(len(new)) if old[i] != new[i]}
    return [new]
