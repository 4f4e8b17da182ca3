"""Questions about the position that are not actions: what the dice allow, what a creature reaches."""

from __future__ import annotations

from typing import Final, TypedDict

from arenarium.core.game import Json
from arenarium.core.kernel import Action
from arenarium.core.refusal import NotAllowed, Unreadable, quoted
from arenarium.core.wire import NothingElse
from arenarium.games.herosi.actions import track_of
from arenarium.games.herosi.beings import activation_cost
from arenarium.games.herosi.box import (
    BOARD,
    CARD,
    COMMAND,
    ELEMENTS,
    FACES,
    FIELDS,
    FIRST_CREATURE,
    HERO,
    Spell,
)
from arenarium.games.herosi.creatures import abilities, attacks
from arenarium.games.herosi.notation import bearer_name, field_name, notate, spell_name
from arenarium.games.herosi.spells import targets
from arenarium.games.herosi.state import (
    BEARER,
    FIGHTING,
    IN_AIR,
    LOWER,
    NO_CARD,
    SPELL_ROW,
    TRACK,
    Match,
    dice_of,
    drawable,
    exposed,
    hero_field,
    is_alive,
    symbols,
)
from arenarium.games.herosi.stop import acts_after_effects, stop_damage, weakness
from arenarium.games.herosi.verbs import target_is_player, target_seat
from arenarium.games.herosi.view import by_face, may_call_stop
from arenarium.games.herosi.wire_answers import (
    NoStop,
    Possible,
    PossibleAction,
    PossibleStop,
    Reach,
    StopEffect,
)

AskTargets = TypedDict("AskTargets", {"from": str})  # the field of an own creature
ASKS: Final = {"possible": NothingElse, "targets": AskTargets}


def inquire(s: Match, seat: int, what: str, args: Json) -> Possible | Reach:
    if what == "possible" and 0 <= seat < s.seats:
        if not s.rules.options["hints"]:
            raise NotAllowed("herosi-refuse-no-hints", "HE §10")
        return possible(s, seat)
    if what == "targets" and 0 <= seat < s.seats:
        return reach(s, seat, args["from"])
    raise Unreadable("core-refuse-inquiry", what=what)


def possible(s: Match, seat: int) -> Possible:
    """The hint beside Stop: what the seat's dice on the table allow, what is missing, what Stop would bring."""
    shown = symbols(s, seat)
    rows: list[PossibleAction] = []
    for card in range(s.box.cards):
        if s.hand[seat * s.box.cards + card]:
            rows.append(cast_row(s, seat, card, shown))
    draws = min(shown[CARD] - s.box.draw_needs + 1, drawable(s, seat))
    rows.append(
        {
            "action": "draw",
            "possible": draws > 0,
            "missing": lacking_cards(shown, s.box.draw_needs),
            "cards": max(draws, 0),
        }
    )
    track = track_of(s, seat) * TRACK
    for row, first, needs in (("lower", LOWER, s.box.learn_lower_needs), ("upper", 0, s.box.learn_upper_needs)):
        there = any(card != NO_CARD for card in s.track[track + first : track + first + LOWER])
        rows.append(
            {
                "action": f"learn {row}",
                "possible": there and shown[CARD] >= needs,
                "missing": lacking_cards(shown, needs),
            }
        )
    lasting = [
        spell_name(s.box, s.spells[i], s.spells[i + BEARER])
        for i in range(0, len(s.spells), SPELL_ROW)
        if s.arena[target_seat(s.spells[i + BEARER])] == s.arena[seat]
    ]
    missing: dict[str, int] = {element: 1 for face, element in enumerate(ELEMENTS) if not shown[face]}
    rows.append({"action": "dispel", "possible": not missing and bool(lasting), "missing": missing, "spells": lasting})
    return {"symbols": by_face(shown), "actions": rows, "stop": stop_row(s, seat, shown)}


def lacking_cards(shown: list[int], needs: int) -> dict[str, int]:
    return {"card": needs - shown[CARD]} if shown[CARD] < needs else {}


def missing_for(spell: Spell, shown: list[int]) -> dict[str, int]:
    if spell.same:
        best = max(shown[: len(ELEMENTS)])
        return {"same element": spell.same - best} if best < spell.same else {}
    return {FACES[f]: spell.needs[f] - shown[f] for f in range(len(FACES)) if spell.needs[f] > shown[f]}


def cast_row(s: Match, seat: int, card: int, shown: list[int]) -> PossibleAction:
    spell = s.box.spells[card]
    missing = missing_for(spell, shown)
    has_target = is_alive(s, seat) and bool(targets(s, seat, card))
    return {
        "action": f"cast {spell.name}",
        "card": spell.name,
        "possible": not missing and has_target,
        "missing": missing,
        "targets": has_target,
    }


def stop_row(s: Match, seat: int, shown: list[int]) -> PossibleStop:
    weak = weakness(s, seat, shown) if s.hero[seat] >= 0 else 0
    effects: list[StopEffect] = []
    own_hero = weak
    for i in range(0, len(s.spells), SPELL_ROW):
        damage = stop_damage(s, seat, i, shown)
        if damage:
            target = s.spells[i + BEARER]
            name = spell_name(s.box, s.spells[i], target)
            effects.append({"spell": name, "target": bearer_name(target), "amount": damage})
            if target_is_player(target) or s.kind[target] == HERO:
                own_hero += damage
    stunned = bool((s.stunned >> seat) & 1)
    falls = not stunned and own_hero >= s.life[seat] > 0
    plays = is_alive(s, seat) and s.stage >= FIGHTING and hero_field(s, seat) >= 0
    reason = no_stop(s, seat)
    return {
        "allowed": reason is None,
        "reason": reason,
        "in_air": dice_of(s, seat, IN_AIR).bit_count(),
        "weakness": 0 if stunned else weak,
        "effects": [] if stunned else effects,
        "penalty": s.box.failed_stop_damage if s.rules.penalty[seat] else 0,
        "commands": shown[COMMAND],
        "hero_falls": falls,
        "in_vain": plays and not falls and not acts_after_effects(s, seat),
    }


def no_stop(s: Match, seat: int) -> NoStop | None:
    """Why a Stop is not allowed now."""
    if may_call_stop(s, seat):
        return None
    if not is_alive(s, seat) or s.stage < FIGHTING:
        return "not_playing"
    if (s.must_roll >> seat) & 1:
        return "must_roll"
    return "stunned" if (s.stunned >> seat) & 1 else "not_rolled"


def reach(s: Match, seat: int, field: str) -> Reach:
    """What the own creature on a field could attack or use its ability on, as it stands."""
    if field not in FIELDS:
        raise Unreadable("herosi-refuse-unreadable", text=quoted(field))
    at = seat * BOARD + FIELDS.index(field)
    if s.kind[at] < FIRST_CREATURE:
        return {"attack": [], "use": [], "cost": 0, "exposed": False}
    if (s.hidden & ~(1 << seat)) != 0:  # nobody else's army is known yet
        return {"attack": [], "use": [], "cost": activation_cost(s, seat, at), "exposed": exposed(s, at)}
    attack: list[Action] = []
    attacks(s, seat, at, attack)
    use: list[Action] = []
    abilities(s, seat, at, use)
    return {
        "attack": [field_name(victim) for _, _, victim, _ in attack],
        "use": [notate(s.box, a) for a in use],
        "cost": activation_cost(s, seat, at),
        "exposed": exposed(s, at),
    }
