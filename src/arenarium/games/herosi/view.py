"""What a seat may know, field by field.

Hidden are: which of a player's cards are in hand and which in the deck (the owner knows both, nobody knows the
order of a deck, everybody knows cards that were seen entering a hand), boards until armies are revealed, and in calm
pace the keeps and answers until all are in. Everything else lies on the table.
"""

from __future__ import annotations

from typing import cast

import msgspec

from arenarium.core.game import encode
from arenarium.games.herosi.battle import battle_stack
from arenarium.games.herosi.beings import activation_cost, strength
from arenarium.games.herosi.box import BOARD, ELEMENTS, EMPTY, FACES, FIELDS, FREEZE, HERO, PLAYER
from arenarium.games.herosi.creatures import Orders
from arenarium.games.herosi.dice import Landing
from arenarium.games.herosi.lasting import has
from arenarium.games.herosi.notation import COLOURS, cards_of, field_name, spell_name, target_name
from arenarium.games.herosi.preparation import UNDECIDED, Answers, Keeps, Rolling
from arenarium.games.herosi.setup import Army
from arenarium.games.herosi.spells import Casting, free_boost
from arenarium.games.herosi.state import (
    ACTOR,
    BATTLE_ROW,
    DICE,
    DRAFTING,
    FIGHTING,
    IN_HAND,
    LOWER,
    MODES,
    NO_CARD,
    NO_DIE,
    PREPARATION,
    PRIORITY,
    SPELL_ROW,
    STOPPER,
    STOPS,
    TRACK,
    Match,
    exposed,
    hand_size,
    is_alive,
    may_stop,
    symbols,
    team,
)
from arenarium.games.herosi.verbs import target_seat
from arenarium.games.herosi.wire import (
    BattleView,
    CastingView,
    DieView,
    FieldView,
    LastingView,
    OnOff,
    Phase,
    PlayerView,
    Status,
    View,
)


def number_of_battles(s: Match) -> int:
    return len(s.track) // TRACK if s.rules.pairs else 1


def battle_phase(s: Match, arena: int) -> Phase:
    if s.stack and s.stage < FIGHTING:
        return "draft" if s.stage == DRAFTING else "army"
    stack = battle_stack(s, arena)
    if not stack:
        return "over"
    top = stack[-1]
    if isinstance(top, Rolling):
        return "rolling"
    if isinstance(top, Keeps):
        return "keeps"
    if isinstance(top, Answers):
        return "answers"
    if isinstance(top, Landing):
        return "landing"
    return "army" if isinstance(top, Army) else "resolution"


def may_call_stop(s: Match, seat: int) -> bool:
    return s.stage >= FIGHTING and is_alive(s, seat) and may_stop(s, seat)


def view(s: Match, seat: int, result: list[int] | None) -> View:
    options = s.rules.options
    return {
        "mode": MODES[s.rules.mode],
        "pace": options["pace"],
        "seat": seat,
        "phase": battle_phase(s, s.arena[seat] if seat >= 0 else 0),
        "settings": {
            "no_boosts": not s.rules.boosts,
            "plain_heroes": s.rules.plain,
            "optional_ending": s.rules.optional_ending,
            "limit": s.rules.limit,
            "life": s.rules.life,
            "cadence": options["cadence"],
            "hints": options["hints"],
            "penalty": [penalty_of(s, x) for x in range(s.seats)],
        },
        "first": s.first,
        "pile": sum(s.pile),
        "heroes": [element for hero, element in enumerate(ELEMENTS) if hero not in s.hero],
        "battles": battles(s),
        "players": [own_view(s, o, player(s, o)) if o == seat else player(s, o) for o in range(s.seats)],
        "spells": spells(s),
        "casting": casting(s, seat),
        "army_points": army_points(s, seat),
        "result": result,
    }


def views_json(s: Match, seats: list[int], result: list[int] | None) -> list[bytes]:
    """The view of each of these seats as JSON. What all see alike is spelled out once, a player once for all others."""
    watched = view(s, -1, result)
    players = [encode(row) for row in watched["players"]]
    shared = cast(dict[str, object], {**watched})
    for part in ("settings", "heroes", "battles", "spells"):
        shared[part] = msgspec.Raw(encode(shared[part]))
    found: list[bytes] = []
    for seat in seats:
        rows = players[:]
        if seat >= 0:
            rows[seat] = encode(own_view(s, seat, watched["players"][seat]))
        shared["seat"] = seat
        shared["phase"] = battle_phase(s, s.arena[seat] if seat >= 0 else 0)
        shared["players"] = msgspec.Raw(b"[" + b",".join(rows) + b"]")
        shared["casting"] = casting(s, seat)
        shared["army_points"] = army_points(s, seat)
        found.append(encode(shared))
    return found


def penalty_of(s: Match, seat: int) -> OnOff:
    return "on" if s.rules.penalty[seat] else "off"


def battles(s: Match) -> list[BattleView]:
    rows: list[BattleView] = []
    for arena in range(number_of_battles(s)):
        row = s.battle[arena * BATTLE_ROW : arena * BATTLE_ROW + BATTLE_ROW]
        stack = battle_stack(s, arena)
        orders = next((f for f in stack[::-1] if isinstance(f, Orders)), None)
        top = stack[-1] if stack else None
        forced = isinstance(top, (Keeps, Answers)) and bool(top.forced)
        track = s.track[arena * TRACK : arena * TRACK + TRACK]
        names = [s.box.spells[card].name if card != NO_CARD else None for card in track]
        rows.append(
            {
                "seats": [seat for seat in range(s.seats) if s.arena[seat] == arena],
                "phase": battle_phase(s, arena),
                "preparation": row[PREPARATION],
                "stops": row[STOPS],
                "stopper": row[STOPPER] if row[STOPPER] >= 0 else None,
                "actor": row[ACTOR] if row[ACTOR] >= 0 else None,
                "priority": row[PRIORITY],
                "acted": [x for x in range(s.seats) if s.arena[x] == arena and (s.acted >> x) & 1],
                "orders": None
                if orders is None
                else {"seat": orders.seat, "symbols": orders.command, "bonus": orders.bonus},
                "forced": forced,
                "upper": names[:LOWER],
                "lower": names[LOWER:],
            }
        )
    return rows


def own_view(s: Match, seat: int, seen: PlayerView) -> PlayerView:
    """What a player sees of their own side, beside what others see."""
    return {
        **seen,
        "fields": fields(s, seat) if seen["fields"] is None else seen["fields"],
        "hand": {"size": seen["hand"]["size"], "cards": cards_of(s.box, s.hand, seat)},
        "deck": {"size": seen["deck"]["size"], "cards": cards_of(s.box, s.deck, seat)},
    }


def player(s: Match, seat: int) -> PlayerView:
    """A player as others see them."""
    shown = symbols(s, seat)
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "team": team(s, seat),
        "battle": s.arena[seat],
        "status": status(s, seat),
        "hero": ELEMENTS[s.hero[seat]] if s.hero[seat] >= 0 else None,
        "life": s.life[seat],
        "points": s.points[seat],
        "ready": bool((s.ready >> seat) & 1),
        "chosen": has_chosen(s, seat),
        "may_stop": may_call_stop(s, seat),
        "must_roll": bool((s.must_roll >> seat) & 1),
        "fields": None if (s.hidden >> seat) & 1 else fields(s, seat),
        "beside": s.beside[seat],
        "dice": [die_view(die) for die in s.dice[seat * DICE : seat * DICE + DICE] if die != NO_DIE],
        "symbols": by_face(shown),
        "hand": {"size": hand_size(s, seat), "known": cards_of(s.box, s.known, seat)},
        "deck": {"size": sum(s.deck[seat * s.box.cards : (seat + 1) * s.box.cards])},
        "discard": cards_of(s.box, s.discard, seat),
    }


def die_view(die: int) -> DieView:
    if die >= 0:
        return {"face": FACES[die], "at": "table"}
    return {"face": None, "at": "hand" if die == IN_HAND else "air"}


def by_face(shown: list[int]) -> dict[str, int]:
    return {FACES[face]: shown[face] for face in range(len(FACES))}


def status(s: Match, seat: int) -> Status:
    if not is_alive(s, seat):
        return "out"
    return "stunned" if (s.stunned >> seat) & 1 else "in"


def has_chosen(s: Match, seat: int) -> bool:
    stack = battle_stack(s, s.arena[seat])
    top = stack[-1] if stack else None
    return isinstance(top, (Keeps, Answers)) and top.chosen[seat] != UNDECIDED


def fields(s: Match, seat: int) -> dict[str, FieldView | None]:
    board: dict[str, FieldView | None] = {}
    for field in range(BOARD):
        at = seat * BOARD + field
        kind = s.kind[at]
        if kind == EMPTY:
            board[FIELDS[field]] = None
        elif kind == HERO:
            board[FIELDS[field]] = {
                "id": "hero",
                "wounds": s.cap[seat] - s.life[seat],
                "life": s.cap[seat],
                "exposed": exposed(s, at),
            }
        else:
            board[FIELDS[field]] = {
                "id": s.box.creature(kind).name,
                "wounds": s.wounds[at],
                "life": s.box.creature(kind).life,
                "strength": strength(s, at),
                "cost": activation_cost(s, seat, at),
                "exposed": exposed(s, at),
                "frozen": has(s, FREEZE, at),
                "activated": bool((s.used[seat] >> field) & 1),
            }
    return board


def spells(s: Match) -> list[LastingView]:
    rows: list[LastingView] = []
    for i in range(0, len(s.spells), SPELL_ROW):
        card, owner, target, power = s.spells[i : i + SPELL_ROW]
        rows.append(
            {
                "name": spell_name(s.box, card, target),
                "card": s.box.spells[card].name,
                "owner": owner,
                "target_seat": target_seat(target),
                "field": None if target >= PLAYER else FIELDS[target % BOARD],
                "power": power,
            }
        )
    return rows


def army_points(s: Match, seat: int) -> int | None:
    """What an army may cost, while armies are built."""
    stack = battle_stack(s, s.arena[max(seat, 0)])
    return stack[-1].budget if stack and isinstance(stack[-1], Army) else None


def casting(s: Match, seat: int) -> CastingView | None:
    """What the caster has announced so far; nobody else sees it before the effect."""
    if seat < 0:
        return None
    stack = battle_stack(s, s.arena[seat])
    top = stack[-1] if stack else None
    if not isinstance(top, Casting) or top.seat != seat:
        return None
    names = s.box.spells
    free = free_boost(s, seat, top.card)
    return {
        "card": names[top.card].name,
        "target": None if top.target == UNDECIDED else target_name(s.box, top.target),
        "heal": None if top.heal == UNDECIDED else field_name(top.heal),
        "discards": [[names[a].name, names[b].name] for a, b in top.pairs],
        "boosts": len(top.pairs) + free,
        "free": free,
    }
