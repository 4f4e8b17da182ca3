"""What a seat may know (docs/views/warcraft.md).

Hidden: the cards in the hands of others, and so which of the unseen cards lie in their decks. All else is open.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec

from arenarium.core.areas import bits
from arenarium.core.game import encode
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
from arenarium.games.warcraft.box import (
    ABILITIES,
    FLYING,
    MELEE,
    MOVE_STEP,
    PIECE_TYPES,
    RACE_COUNT,
    RACES,
    RANGED,
    STEPS,
    TOKENS,
    TYPES,
    UNIT_TYPES,
    WORKER,
    Box,
)
from arenarium.games.warcraft.dice import Roll
from arenarium.games.warcraft.endings import points, result
from arenarium.games.warcraft.harvest import COMPLETELY, PARTLY
from arenarium.games.warcraft.knowledge import knows_hand
from arenarium.games.warcraft.notation import card_names, owner_seat, race_name
from arenarium.games.warcraft.pieces import (
    buildings_left,
    card_place,
    count_of,
    is_top,
    nib,
    ones,
    outposts_left,
    top_level,
)
from arenarium.games.warcraft.portal import Portal
from arenarium.games.warcraft.state import War, card_count, deck_size
from arenarium.games.warcraft.verbs import kind_of, owner_and_type
from arenarium.games.warcraft.wire import (
    AreaView,
    BattleHead,
    BattleView,
    BuildingsView,
    Fighters,
    Map,
    MapArea,
    OutpostsView,
    Pieces,
    PortalView,
    RaceId,
    Rolling,
    SeatView,
    Side,
    Source,
    UnitAt,
    UnitView,
    View,
    WorkersView,
)

SIDES: Final[tuple[Side, ...]] = ("attackers", "defenders")
HAND: Final = b'"hand":'
NO_HAND: Final = b'"hand":null'


def view(s: War, seat: int) -> View:
    seats = [seat_view(s, o, knows_hand(s, seat, o)) for o in range(s.seats)]
    return {**frame_view(s), "seats": seats, "areas": areas_view(s), "map": map_view(s.box, towns(s))}


def views_json(s: War, seats: list[int]) -> list[bytes]:
    """The view of each of these seats as JSON. The map is spelled out once a match, the rest of the board once for all,
    and each player once for those who know the hand and once for the others."""
    parts = cast(dict[str, object], frame_view(s))
    parts["areas"] = msgspec.Raw(encode(areas_view(s)))
    parts["map"] = msgspec.Raw(map_json(s))
    hidden = [encode(seat_view(s, o, False)) for o in range(s.seats)]
    known = [hidden[o].replace(NO_HAND, HAND + encode(card_names(s.hand[o])), 1) for o in range(s.seats)]
    found = []
    for seat in seats:
        rows = [known[o] if knows_hand(s, seat, o) else hidden[o] for o in range(s.seats)]
        parts["seats"] = msgspec.Raw(b"[" + b",".join(rows) + b"]")
        found.append(encode(parts))
    return found


def frame_view(s: War) -> View:
    """What all seats see alike, with its large parts left out."""
    b = battle_of(s)
    seen: View = {
        "mode": s.options["mode"],
        "scenario": s.box.scenario,
        "turn": s.turn,
        "limit": s.limit,
        "target": s.target or None,
        "step": "over" if s.won >= 0 else STEPS[s.step] if s.step >= 0 else "setup",
        "active": s.active if s.active >= 0 and s.won < 0 else None,
        "first": s.first if s.turn else None,
        "seats": [],
        "areas": {},
        "map": {"areas": [], "walls": [], "holes": []},
        "battle": battle_view(s, b) if b is not None else None,
        "result": result(s),
    }
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Portal):
        seen["portal"] = portal_view(s, top)
    return seen


def portal_view(s: War, p: Portal) -> PortalView:
    """Who is on the way: these units stand in no area."""
    return {
        "seat": p.seat,
        "race": RACES[s.race[p.seat]],
        "from": s.box.names[p.area],
        "to": s.box.names[p.to],
        "melee": nib(p.packed, MELEE),
        "ranged": nib(p.packed, RANGED),
        "flying": nib(p.packed, FLYING),
        "worker": nib(p.packed, WORKER),
    }


# --- players ---------------------------------------------------------------------------------


def seat_view(s: War, o: int, knows: bool) -> SeatView:
    """One player, as seen by somebody who knows that hand or does not."""
    known = s.slot[0] >= 0
    return {
        "seat": o,
        "race": RACES[s.race[o]] if s.race[o] >= 0 else None,
        "team": s.team[o],
        "alive": bool((s.alive >> o) & 1),
        "town": s.box.names[s.town[o]] if s.town[o] >= 0 else None,
        "gold": s.gold[o],
        "wood": s.wood[o],
        "points": points(s, o) if known else 0,
        "sources": sources(s, o) if known else [],
        "hand": card_names(s.hand[o]) if knows else None,
        "hand_count": card_count(s.hand[o]),
        "deck": deck_size(s, o),
        "discard": card_names(s.discard[o]),
        "laid": s.laid[o],
        "aside": s.aside[o],
        "units": {TYPES[t]: unit_view(s, o, t) for t in range(UNIT_TYPES)} if known else {},
        "workers": workers_view(s, o),
        "buildings": {TYPES[t]: buildings_view(s, o, t) for t in range(PIECE_TYPES)} if known else {},
        "outposts": outposts_view(s, o),
    }


def on_board(s: War, owner: int, t: int) -> int:
    return sum(count_of(s, owner, t, a) for a in range(s.box.size))


def unit_view(s: War, o: int, t: int) -> UnitView:
    place = card_place(s, o, t)
    level = nib(s.levels[o], t)
    needs = s.box.needs[place]
    return {
        "level": level,
        "levels": top_level(s, o, t),
        "strength": s.box.strength[place],
        "ability": ABILITIES[s.box.ability[place]] or None,
        "name": f"@warcraft-{RACES[s.race[o]]}_{TYPES[t]}_{level}",
        "needs": None if is_top(s, o, t) else {TYPES[b]: nib(needs, b) for b in range(UNIT_TYPES) if nib(needs, b)},
        "board": on_board(s, o, t),
        "training": nib(s.training[o], t),
        "reserve": s.reserve[kind_of(o, t)],
    }


def workers_view(s: War, o: int) -> WorkersView:
    return {
        "board": on_board(s, o, WORKER),
        "training": nib(s.training[o], WORKER),
        "building": sum(nib(s.rising[o], t) for t in range(UNIT_TYPES)),
        "reserve": s.reserve[kind_of(o, WORKER)],
    }


def buildings_view(s: War, o: int, t: int) -> BuildingsView:
    return {
        "ready": nib(s.built[o], t),
        "sites": nib(s.rising[o], t),
        "summoned": nib(s.summoned[o], t),
        "left": buildings_left(s, o, t) if t != WORKER else 0,
        "idle": max(0, nib(s.built[o], t) - nib(s.training[o], t)),
    }


def outposts_view(s: War, o: int) -> OutpostsView:
    return {"board": ones(s.outposts[o]), "sites": ones(s.sites[o]), "reserve": outposts_left(s, o)}


def sources(s: War, seat: int) -> list[Source]:
    """Where the points of a side come from, as `points` counts them: areas held, highest levels, cards (WC §9)."""
    side = [o for o in range(s.seats) if (s.friends[seat] >> o) & 1]
    towns: list[Source] = []
    objectives: list[Source] = []
    for a in sorted(s.box.scored, key=s.box.names.__getitem__):
        if any((s.units[o] >> a) & 1 for o in side):
            if s.box.kinds[a] == "town":
                towns.append({"kind": "town", "area": s.box.names[a], "points": s.box.vp[a]})
            else:
                objectives.append({"kind": "objective", "area": s.box.names[a], "points": s.box.vp[a]})
    own: list[Source] = []
    for o in side:
        for t in range(UNIT_TYPES):
            if s.race[o] >= 0 and is_top(s, o, t):
                own.append({"kind": "level", "seat": o, "type": TYPES[t], "points": 1})
        if s.laid[o]:
            own.append({"kind": "card", "seat": o, "points": s.laid[o]})
    return towns + objectives + own


# --- the board -------------------------------------------------------------------------------


def areas_view(s: War) -> dict[str, AreaView]:
    """What is in each area that is not empty."""
    if s.slot[0] < 0:
        return {}
    return {s.box.names[a]: area for a in range(s.box.size) if (area := area_view(s, a))}


def area_view(s: War, a: int) -> AreaView:
    """What is in one area; nothing is left out but what is not there."""
    bit = 1 << a
    out: AreaView = {}
    pieces = [pieces_view(s, o, a) for o in range(s.box.owners) if s.pieces[o * s.box.size + a]]
    if pieces:
        out["pieces"] = pieces
    if (s.partial | s.complete) & bit:
        out["depleted"] = COMPLETELY if s.complete & bit else PARTLY
    if s.markers & bit:
        out["marker"] = True
    if s.locked & bit:
        out["locked"] = True
    if s.fast & bit:
        out["fast"] = True
    if s.crippled & bit:
        out["crippled"] = True
    if any(s.called[o] & s.workers[o] & bit for o in range(s.seats)):
        out["called"] = True
    for o in range(s.seats):
        if (s.outposts[o] | s.sites[o]) & bit:
            out["outpost"] = {"seat": o, "race": race_name(s, o), "ready": bool(s.outposts[o] & bit)}
    for race in range(RACE_COUNT):
        if s.captive[race] == a:
            out["captive"] = RACES[race]
    token = TOKENS[s.box.token[a]]
    if token and s.tokens & bit:
        out["token"] = token
    return out


def pieces_view(s: War, o: int, a: int) -> Pieces:
    row: Pieces = {
        "seat": owner_seat(s, o),
        "race": race_name(s, o),
        "melee": count_of(s, o, MELEE, a),
        "ranged": count_of(s, o, RANGED, a),
        "flying": count_of(s, o, FLYING, a),
        "worker": count_of(s, o, WORKER, a),
    }
    if o == s.active and s.moved[a] and s.step == MOVE_STEP:
        row["moved"] = {TYPES[t]: nib(s.moved[a], t) for t in range(PIECE_TYPES) if nib(s.moved[a], t)}
    return row


def towns(s: War) -> dict[int, RaceId]:
    """Whose Town lies where, once races are dealt."""
    return {t: RACES[s.race[o]] for o, t in enumerate(s.town) if t >= 0} if s.slot[0] >= 0 else {}


def map_json(s: War) -> bytes:
    key = (*s.race, *s.town) if s.slot[0] >= 0 else ()
    json = s.box.maps.get(key)
    if json is None:
        json = s.box.maps[key] = encode(map_view(s.box, towns(s)))
    return json


def map_view(box: Box, towns: dict[int, RaceId]) -> Map:
    areas: list[MapArea] = []
    for a, name in enumerate(box.names):
        x, y = box.xy[a]
        areas.append(
            {
                "id": name,
                "x": x,
                "y": y,
                "kind": box.kinds[a],
                "vp": box.vp[a],
                "town": towns.get(a),
                "label": box.labels[a] or None,
                "neighbours": [box.names[b] for b in box.nbr[a]],
            }
        )
    return {"areas": areas, "walls": [(box.names[a], box.names[b]) for a, b in box.walls], "holes": box.holes}


# --- the battle ------------------------------------------------------------------------------


def battle_view(s: War, b: Battle) -> BattleView:
    p = the_phase(s)
    fighting = [o for o in range(s.box.owners) if side_of(b, o) != NO_SIDE]
    attackers, defenders = p.due
    return {
        **battle_head(s, b),
        "flanks": [s.box.names[a] for a in s.box.nbr[b.area]],
        "fighting": [row for o in fighting for row in fighters_view(s, b, o)],
        "losses": {"attackers": attackers, "defenders": defenders},
        "hits": {race_name(s, o): p.hits[o] + p.extra[o] for o in fighting},
        "grounded": [race_name(s, o) for o in fighting if (b.grounded >> side_of(b, o)) & 1],
        "polymorphed": [unit_at(s, me) for me in b.polymorphed],
        "devoured": [unit_at(s, me) for me in b.devoured],
        "rolling": rolling_view(s),
    }


def battle_head(s: War, b: Battle) -> BattleHead:
    """Where the battle is, how far it has come and who is in it."""
    number = the_phase(s).number
    sides: list[list[RaceId]] = [[], []]
    for o in range(s.box.owners):
        if o in (b.attacker, b.defender) or takes_part(s, b, o):
            sides[side_of(b, o)].append(race_name(s, o))
    return {
        "area": s.box.names[b.area],
        "round": b.round,
        "phase": TYPES[PHASE_TYPES[number]] if number != NO_PHASE else None,
        "attackers": sides[ATTACKERS],
        "defenders": sides[DEFENDERS],
    }


def fighters_view(s: War, b: Battle, owner: int) -> list[Fighters]:
    """An owner's units in the battle, by area."""
    rows: list[Fighters] = []
    for a in bits(zone(s, b, owner, MELEE) | zone(s, b, owner, FLYING)):
        counts = [fighters_at(s, b, owner, t, a) if (zone(s, b, owner, t) >> a) & 1 else 0 for t in range(PIECE_TYPES)]
        if any(counts):
            rows.append(
                {
                    "seat": owner_seat(s, owner),
                    "race": race_name(s, owner),
                    "side": SIDES[side_of(b, owner)],
                    "area": s.box.names[a],
                    "melee": counts[MELEE],
                    "ranged": counts[RANGED],
                    "flying": counts[FLYING],
                    "worker": counts[WORKER],
                }
            )
    return rows


def rolling_view(s: War) -> Rolling | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Roll):
        return None
    t = PHASE_TYPES[the_phase(s).number]
    return {"seat": owner_seat(s, top.owner), "race": race_name(s, top.owner), "type": TYPES[t], "left": top.left}


def unit_at(s: War, me: int) -> UnitAt:
    owner, t = owner_and_type(me // s.box.size)
    area = s.box.names[me % s.box.size]
    return {"seat": owner_seat(s, owner), "race": race_name(s, owner), "type": TYPES[t], "area": area}
