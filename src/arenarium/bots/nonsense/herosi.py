"""What nobody would do in Herosi."""

from __future__ import annotations

from typing import Final

from arenarium.bots.nonsense import Move, Situation

HARM: Final = frozenset({"hurt", "died"})


def _harm(move: Move, option: str) -> tuple[int, int]:
    """How often own Beings suffer, and how often others' do."""
    own = [e["target_seat"] == move.seat for e in move.told(option) if e["kind"] in HARM and "target_seat" in e]
    return sum(own), len(own) - sum(own)


def stops_in_vain(move: Move) -> bool:
    """It stops, or joins another's Stop, with nothing to do then."""
    if move.option not in ("stop", "act") or move.ask not in ("answer_stop", "roll_or_stop", "opt_in"):
        return False
    stop = move.game.inquire(move.known, move.seat, "possible", {})["stop"]
    return bool(stop["in_vain"])


def passes_its_own_stop(move: Move) -> bool:
    """It has stopped the fight and then does nothing with it."""
    if move.ask != "choose_action" or move.option != "pass":
        return False
    fight = next(b for b in move.view["battles"] if move.seat in b["seats"])
    return fight["stopper"] == move.seat and fight["orders"] is None


def hits_its_own(move: Move) -> bool:
    """A blow or a spell is aimed at an own Being, and could be aimed at an enemy."""
    if move.ask != "choose_target":
        return False
    own, others = _harm(move, move.option)
    return own > 0 and not others and any(_harm(move, o)[1] for o in move.options if o != move.option)


SITUATIONS: Final[dict[str, Situation]] = {
    "stops-in-vain": stops_in_vain,
    "passes-its-own-stop": passes_its_own_stop,
    "hits-its-own": hits_its_own,
}
