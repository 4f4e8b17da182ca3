"""What nobody would do in Tash-Kalar."""

from __future__ import annotations

from typing import Final

from arenarium.bots.nonsense import Move, Situation

HARM: Final = frozenset({"destroyed", "downgraded"})
PLENTY: Final = 2


def _harm(move: Move, option: str) -> tuple[int, int]:
    """How many own pieces are destroyed or downgraded, and how many of others."""
    own = [move.seat in e["owner_seats"] for e in move.told(option) if e["kind"] in HARM]
    return sum(own), len(own) - sum(own)


def hits_its_own(move: Move) -> bool:
    """An effect is aimed at an own piece, and could be aimed at somebody else's, or at nobody's."""
    if move.ask != "effect":
        return False
    own, others = _harm(move, move.option)
    return own > 0 and not others and any(not _harm(move, o)[0] for o in move.options if o != move.option)


def leaves_a_summoning(move: Move) -> bool:
    """With its last action it does not summon, though a being would destroy two pieces and cost none."""
    if move.ask != "act" or move.verb == "summon" or move.view["turn"]["actions"] != 1:
        return False
    for option in move.options:
        if option.startswith("summon "):
            own, others = _harm(move, option)
            if others >= PLENTY and not own:
                return True
    return False


def leaves_a_task(move: Move) -> bool:
    """It ends its turn though it could claim a task."""
    return move.option in ("end", "done", "pass") and any(o.startswith("claim ") for o in move.options)


SITUATIONS: Final[dict[str, Situation]] = {
    "hits-its-own": hits_its_own,
    "leaves-a-summoning": leaves_a_summoning,
    "leaves-a-task": leaves_a_task,
}
