"""What a seat may know (docs/views/warcraft.md).

Hidden: the cards in the hands of others, and so which of the unseen cards lie in their decks. All else is open.
"""

from __future__ import annotations

from typing import Final

from arenarium.core.areas import bits
from arenarium.core.game import Json
from arenarium.games.warcraft.battlefield import (
    ATTACKERS,
    DEFENDERS,
    NO_PHASE,
    NO_SIDE,
    PHASE_TYPES,
    Battle,
    battle_of,
    fighters_at,
    side_of,
    takes_part,
    the_phase,
    zone,
)
from arenarium.games.warcraft.box import ABILITIES, FLYING, MELEE, MOVE_STEP, RACES, STEPS, TOKENS, TYPES, WORKER, Box
from arenarium.games.warcraft.dice import Roll
from arenarium.games.warcraft.endings import points, result
from arenarium.games.warcraft.knowledge import knows_hand
from arenarium.games.warcraft.notation import card_names, race_name
from arenarium.games.warcraft.pieces import buildings_left, card_place, count_of, is_top, outposts_left
from arenarium.games.warcraft.state import War, card_count, deck_size, nib
from arenarium.games.warcraft.verbs import kind_of, owner_and_type

SIDES: Final = ("attackers", "defenders")


def view(s: War, seat: int) -> Json:
    known = s.slot[0] >= 0
    b = battle_of(s)
    return {
        "mode": s.options["mode"],
        "scenario": s.box.scenario,
        "turn": s.turn,
        "limit": s.limit,
        "target": s.target or None,
        "step": "over" if s.won >= 0 else STEPS[s.step] if s.step >= 0 else "setup",
        "active": s.active if s.active >= 0 and s.won < 0 else None,
        "first": s.first if s.turn else None,
        "seats": [seat_view(s, o, seat) for o in range(s.seats)],
        "areas": {s.box.names[a]: area for a in range(s.box.size) if (area := area_view(s, a))} if known else {},
        "map": map_view(s.box, {t: RACES[s.race[o]] for o, t in enumerate(s.town) if t >= 0} if known else {}),
        "battle": battle_view(s, b) if b is not None else None,
        "result": result(s),
    }


def views(s: War, seats: list[int]) -> list[Json]:
    """The view of each of these seats: what is said of the players differs, the rest is made once."""
    first = view(s, seats[0])
    found = [first]
    for seat in seats[1:]:
        found.append({**first, "seats": [seat_view(s, o, seat) for o in range(s.seats)]})
    return found


def seat_view(s: War, o: int, seat: int) -> Json:
    known = s.slot[0] >= 0
    out: Json = {
        "seat": o,
        "race": RACES[s.race[o]] if s.race[o] >= 0 else None,
        "team": s.team[o],
        "alive": bool((s.alive >> o) & 1),
        "town": s.box.names[s.town[o]] if s.town[o] >= 0 else None,
        "gold": s.gold[o],
        "wood": s.wood[o],
        "points": points(s, o) if known else 0,
        "sources": sources(s, o) if known else [],
        "hand": card_names(s.hand[o]) if knows_hand(s, seat, o) else None,
        "hand_count": card_count(s.hand[o]),
        "deck": deck_size(s, o),
        "discard": card_names(s.discard[o]),
        "laid": s.laid[o],
        "aside": s.aside[o],
        "units": {},
        "workers": {},
        "buildings": {},
        "outposts": {},
    }
    if not known:
        return out
    on_board = [sum(count_of(s, o, t, a) for a in range(s.box.size)) for t in range(4)]
    for t in range(3):
        place = card_place(s, o, t)
        level = nib(s.levels[o], t)
        levels = s.box.top[s.race[o] * 3 + t]
        needs = s.box.needs[place]
        out["units"][TYPES[t]] = {
            "level": level,
            "levels": levels,
            "strength": s.box.strength[place],
            "ability": ABILITIES[s.box.ability[place]] or None,
            "name": f"@warcraft-{RACES[s.race[o]]}_{TYPES[t]}_{level}",
            "needs": {TYPES[b]: nib(needs, b) for b in range(3) if nib(needs, b)} if level < levels else None,
            "board": on_board[t],
            "training": nib(s.training[o], t),
            "reserve": s.reserve[kind_of(o, t)],
        }
    out["workers"] = {
        "board": on_board[WORKER],
        "training": nib(s.training[o], WORKER),
        "building": sum(nib(s.rising[o], t) for t in range(3)),
        "reserve": s.reserve[kind_of(o, WORKER)],
    }
    for t in range(4):
        out["buildings"][TYPES[t]] = {
            "ready": nib(s.built[o], t),
            "sites": nib(s.rising[o], t),
            "summoned": nib(s.summoned[o], t),
            "left": buildings_left(s, o, t) if t < 3 else 0,
            "idle": max(0, nib(s.built[o], t) - nib(s.training[o], t)),
        }
    ready, sites = s.outposts[o].bit_count(), s.sites[o].bit_count()
    out["outposts"] = {"board": ready, "sites": sites, "reserve": outposts_left(s, o)}
    return out


def sources(s: War, seat: int) -> list[Json]:
    """Where the points of a side come from, as `points` counts them: areas held, highest levels, cards (WC §9)."""
    rows: list[Json] = []
    side = [o for o in range(s.seats) if (s.friends[seat] >> o) & 1]
    for a in s.box.scored:
        if any((s.units[o] >> a) & 1 for o in side):
            kind = "town" if s.box.kinds[a] == "town" else "objective"
            rows.append({"kind": kind, "area": s.box.names[a], "points": s.box.vp[a]})
    rows.sort(key=lambda row: (row["kind"] != "town", row["area"]))
    for o in side:
        for t in range(3):
            if s.race[o] >= 0 and is_top(s, o, t):
                rows.append({"kind": "level", "seat": o, "type": TYPES[t], "points": 1})
        if s.laid[o]:
            rows.append({"kind": "card", "seat": o, "points": s.laid[o]})
    return rows


def area_view(s: War, a: int) -> Json:
    """What is in one area; nothing is left out but what is not there."""
    bit = 1 << a
    out: Json = {}
    pieces = []
    for o in range(s.box.owners):
        if s.n[o * s.box.size + a]:
            row: Json = {"seat": o if o < s.seats else None, "race": race_name(s, o)}
            row |= {TYPES[t]: count_of(s, o, t, a) for t in range(4)}
            if o == s.active and s.moved[a] and s.step == MOVE_STEP:
                row["moved"] = {TYPES[t]: nib(s.moved[a], t) for t in range(4) if nib(s.moved[a], t)}
            pieces.append(row)
    if pieces:
        out["pieces"] = pieces
    if (s.partial | s.complete) & bit:
        out["depleted"] = 2 if s.complete & bit else 1
    for key, mask in (("marker", s.markers), ("locked", s.locked), ("fast", s.fast), ("crippled", s.crippled)):
        if mask & bit:
            out[key] = True
    if any(s.called[o] & s.workers[o] & bit for o in range(s.seats)):
        out["called"] = True
    for o in range(s.seats):
        if (s.outposts[o] | s.sites[o]) & bit:
            out["outpost"] = {"seat": o, "race": race_name(s, o), "ready": bool(s.outposts[o] & bit)}
    for race in range(4):
        if s.captive[race] == a:
            out["captive"] = RACES[race]
    if s.tokens & bit:
        out["token"] = TOKENS[s.box.token[a]]
    return out


def map_view(box: Box, towns: dict[int, str]) -> Json:
    areas = []
    for a, name in enumerate(box.names):
        areas.append(
            {
                "id": name,
                "x": box.xy[a][0],
                "y": box.xy[a][1],
                "kind": box.kinds[a],
                "vp": box.vp[a],
                "town": towns.get(a),
                "label": box.labels[a] or None,
                "neighbours": [box.names[b] for b in box.nbr[a]],
            }
        )
    walls = [[box.names[a], box.names[b]] for a, b in box.walls]
    return {"areas": areas, "walls": walls, "holes": [list(xy) for xy in box.holes]}


def battle_view(s: War, b: Battle) -> Json:
    p = the_phase(s)
    fighting_owners = [o for o in range(s.box.owners) if side_of(b, o) != NO_SIDE]
    attackers, defenders = p.due
    return {
        **battle_head(s, b),
        "flanks": [s.box.names[a] for a in s.box.nbr[b.area]],
        "fighting": [row for o in fighting_owners for row in fighters_view(s, b, o)],
        "losses": {"attackers": attackers, "defenders": defenders},
        "hits": {race_name(s, o): p.hits[o] + p.extra[o] for o in fighting_owners},
        "grounded": [race_name(s, o) for o in fighting_owners if (b.grounded >> side_of(b, o)) & 1],
        "polymorphed": [unit_view(s, me) for me in b.polymorphed],
        "devoured": [unit_view(s, me) for me in b.devoured],
        "rolling": rolling_view(s, b),
    }


def battle_head(s: War, b: Battle) -> Json:
    """Where the battle is, how far it has come and who is in it."""
    sides: list[list[str]] = [[], []]
    for o in range(s.box.owners):
        if o in (b.attacker, b.defender) or takes_part(s, b, o):
            sides[side_of(b, o)].append(race_name(s, o))
    return {
        "area": s.box.names[b.area],
        "round": b.round,
        "phase": TYPES[PHASE_TYPES[b.phase]] if b.phase != NO_PHASE else None,
        "attackers": sides[ATTACKERS],
        "defenders": sides[DEFENDERS],
    }


def fighters_view(s: War, b: Battle, owner: int) -> list[Json]:
    """An owner's units in the battle, by area."""
    rows = []
    for a in bits(zone(s, b, owner, MELEE) | zone(s, b, owner, FLYING)):
        counts = [fighters_at(s, b, owner, t, a) if (zone(s, b, owner, t) >> a) & 1 else 0 for t in range(4)]
        if any(counts):
            side = SIDES[side_of(b, owner)]
            row: Json = {"race": race_name(s, owner), "side": side, "area": s.box.names[a]}
            rows.append({**row, **dict(zip(TYPES, counts))})
    return rows


def rolling_view(s: War, b: Battle) -> Json | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Roll):
        return None
    return {"race": race_name(s, top.owner), "type": TYPES[PHASE_TYPES[b.phase]], "left": top.left}


def unit_view(s: War, me: int) -> Json:
    owner, t = owner_and_type(me // s.box.size)
    return {"race": race_name(s, owner), "type": TYPES[t], "area": s.box.names[me % s.box.size]}
