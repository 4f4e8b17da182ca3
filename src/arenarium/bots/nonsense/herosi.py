"""What nobody would do in Herosi."""

from __future__ import annotations

from typing import Final

from arenarium.bots.nonsense import Move, Situation

HARM: Final = frozenset({"hurt", "died"})
# Lasting spells that are only ever bad for whoever bears them, and those that are only ever good.
CURSES: Final = frozenset({"ignite", "bad_luck", "freeze", "weaken", "poison", "stupor"})
BOONS: Final = frozenset({"fire_wall", "haste", "concentration", "regeneration", "stone_skin", "blessing", "war_wind"})


def _harm(move: Move, option: str) -> tuple[int, int]:
    """How often own Beings suffer, and how often others' do."""
    own = [e["target_seat"] == move.seat for e in move.told(option) if e["kind"] in HARM and "target_seat" in e]
    return sum(own), len(own) - sum(own)


def _serves_the_enemy(move: Move, spell: str) -> bool:
    """Whether dispelling it helps the other side: a curse that an enemy bears, a boon that the own side bears."""
    row = next(r for r in move.view["spells"] if r["name"] == spell)
    team = [p["team"] for p in move.view["players"]]
    ours = team[row["target_seat"]] == team[move.seat]
    return row["card"] in (BOONS if ours else CURSES)


def stops_in_vain(move: Move) -> bool:
    """It stops, or joins another's Stop, with nothing to do then but to dispel a spell for the enemy."""
    if move.option not in ("stop", "act") or move.ask not in ("answer_stop", "roll_or_stop", "opt_in"):
        return False
    found = move.game.inquire(move.known, move.seat, "possible", {})
    if found["stop"]["in_vain"]:
        return True
    can = [a for a in found["actions"] if a["possible"] and a.get("targets", True)]
    return (
        bool(can)
        and all(a["action"] == "dispel" and a["spells"] for a in can)
        and all(_serves_the_enemy(move, spell) for a in can for spell in a["spells"])
    )


def passes_its_own_stop(move: Move) -> bool:
    """It has stopped the fight and then does nothing with it."""
    if move.ask != "choose_action" or move.option != "pass":
        return False
    fight = next(b for b in move.view["battles"] if move.seat in b["seats"])
    if fight["stopper"] != move.seat or fight["orders"] is not None:
        return False
    return not all(o == "pass" or _dispels_for_the_enemy(move, o) for o in move.options)


def _dispels_for_the_enemy(move: Move, option: str) -> bool:
    verb, _, spell = option.partition(" ")
    return verb == "dispel" and _serves_the_enemy(move, spell)


def dispels_for_the_enemy(move: Move) -> bool:
    """It takes a curse off an enemy, or a boon off its own side."""
    return move.ask == "choose_action" and _dispels_for_the_enemy(move, move.option)


def enchants_the_wrong_side(move: Move) -> bool:
    """A curse is laid on the own side, or a boon on an enemy, and could be laid where it belongs."""
    casting = move.view["casting"]
    if move.ask != "choose_target" or not casting or casting["card"] not in CURSES | BOONS:
        return False
    team = {p["colour"]: p["team"] for p in move.view["players"]}
    own = team[move.view["players"][move.seat]["colour"]]

    def wrong(option: str) -> bool:
        ours: bool = team[option.split()[1].split(".")[0]] == own
        return ours == (casting["card"] in CURSES)

    return wrong(move.option) and not all(wrong(o) for o in move.options if o.startswith("at "))


def hits_its_own(move: Move) -> bool:
    """A blow or a spell is aimed at an own Being, and could be aimed at an enemy."""
    if move.ask != "choose_target":
        return False
    own, others = _harm(move, move.option)
    return own > 0 and not others and any(_harm(move, o)[1] for o in move.options if o != move.option)


SITUATIONS: Final[dict[str, Situation]] = {
    "stops-in-vain": stops_in_vain,
    "passes-its-own-stop": passes_its_own_stop,
    "dispels-for-the-enemy": dispels_for_the_enemy,
    "enchants-the-wrong-side": enchants_the_wrong_side,
    "hits-its-own": hits_its_own,
}
