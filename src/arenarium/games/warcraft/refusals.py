"""Why an action is not an option now: the rule's number and a reason (WC, docs/notation/warcraft.md)."""

from __future__ import annotations

from arenarium.core.kernel import Action
from arenarium.core.refusal import Refusal
from arenarium.games.warcraft.state import War


def why_not(s: War, seat: int, action: Action) -> Refusal | None:
    return None
