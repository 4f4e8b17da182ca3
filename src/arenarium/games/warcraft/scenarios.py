"""Scenario files: everything that can be wrong with one, with file, place and reason in every message."""

from __future__ import annotations

from typing import Any

from arenarium.core.areas import AreaMap, bits, mask_of
from arenarium.core.data import check_choice, check_keys, check_source
from arenarium.core.game import Json
from arenarium.core.refusal import BadData, quoted
from arenarium.games.warcraft.box import CARDS, MOST_COPIES, RACES, STACK, STEPS, TOKENS, TYPES
from arenarium.games.warcraft.scenario_map import NAMES, REACH, area_number, check_areas, check_walls, is_name

VICTORIES: dict[str, tuple[dict[str, type], dict[str, type]]] = {
    "points": ({"target": int}, {}),
    "hold": ({"area": str}, {"race": str, "enemies_beside": int}),
    "necromancers_dead": ({"race": str}, {}),
    "tokens_gone": ({"race": str, "tokens": list}, {}),
    "rescue": ({}, {}),
    "spell": ({"race": str}, {}),
}
MOST_TOKENS = 99  # gold or wood to begin with
VICTORY_CARDS = 3  # of each race, worth a point each
LAST_LEVELS = 3  # of each race, one a type, worth a point each
NEAR_TOWNS = {"start_depleted": ("away_from_towns",), "never_depletes": ("beside_towns",)}


def check_scenario(data: Json, file: str) -> AreaMap:
    """Everything that can be wrong with a scenario on its own. Raises BadData with the first fault."""
    required: dict[str, type] = {
        "id": str,
        "players": list,
        "source": object,
        "area": list,
        "slot": list,
        "victory": list,
    }
    optional: dict[str, type] = {
        "first": str, "walls": list, "holes": list, "neutral": dict, "rules": dict, "seating": dict,
    }  # fmt: skip
    if not data:
        raise BadData(file, "", "the file says nothing", "warcraft-refuse-read-empty")
    check_keys(data, file, "top level", required, optional)
    if not is_name(data["id"]):
        raise BadData(file, "id", f"{NAMES}, not {quoted(data['id'])!r}", "warcraft-refuse-read-names")
    check_source(data, file, "source")
    areas = check_areas(data["area"], file)
    check_walls(data.get("walls", []), areas, file)
    for i, hole in enumerate(data.get("holes", [])):
        if not (isinstance(hole, list) and len(hole) == 2 and all(type(v) is int and abs(v) <= REACH for v in hole)):
            raise BadData(
                file,
                f"holes[{i}]",
                f"must be a pair of numbers [x, y] from -{REACH} to {REACH}",
                "warcraft-refuse-read-pair",
                most=REACH,
            )
    _check_slots(data["slot"], areas, file)
    _check_players(data, file)
    races = [s["race"] for s in data["slot"] if "race" in s]
    first = data.get("first", "random")
    if first != "random" and first not in races:
        raise BadData(
            file,
            "first",
            f"must be 'random' or the race of a slot, not '{first}'",
            "warcraft-refuse-read-first",
            value=first,
        )
    _check_neutral(data.get("neutral"), areas, races, file)
    _check_crowds(data, file)
    _check_rules(data.get("rules", {}), areas, races, file)
    _check_roads(data, areas, file)
    _check_victories(data, areas, races, file)
    _check_cast(data, file)
    return areas


def race_number(name: Any, file: str, where: str) -> int:
    check_choice(name, RACES, file, where, "race")
    return RACES.index(name)


def _check_pieces(rows: list[Any], areas: AreaMap, file: str, where: str) -> None:
    for i, row in enumerate(rows):
        place = f"{where}.pieces[{i}]"
        if not isinstance(row, dict):
            raise BadData(file, place, "must be a table", "core-refuse-read-table")
        check_keys(row, file, place, {"area": str}, dict.fromkeys(TYPES, int))
        a = area_number(row["area"], areas, file, place)
        for t in TYPES:
            if not 0 <= row.get(t, 0) <= STACK:
                raise BadData(
                    file,
                    place,
                    f"{t} must be 0 to {STACK} in one area (WC §3)",
                    "warcraft-refuse-read-stack",
                    what=t,
                    most=STACK,
                )
        if areas.kinds[a] == "mountain" and any(row.get(t, 0) for t in TYPES if t != "flying"):
            raise BadData(
                file,
                place,
                f"only flying units can stand on the mountain '{row['area']}'",
                "warcraft-refuse-read-mountain",
                area=row["area"],
            )


def _check_slots(slots: list[Any], areas: AreaMap, file: str) -> None:
    fields: dict[str, type] = {
        "race": str, "town": str, "gold": int, "wood": int, "levels": object, "pieces": list, "outposts": list,
        "removed": dict, "skips": list, "respawns": bool, "necromancers": bool, "town_is_outpost": bool,
    }  # fmt: skip
    races, towns = set(), set()
    for i, slot in enumerate(slots):
        where = f"slot[{i}]"
        if not isinstance(slot, dict):
            raise BadData(file, where, "must be a table", "core-refuse-read-table")
        check_keys(slot, file, where, {"team": int}, fields)
        if not 0 <= slot["team"] < 4:
            raise BadData(file, where, "team must be 0 to 3", "warcraft-refuse-read-team")
        if slot.get("town_is_outpost") and "town" not in slot:
            raise BadData(file, where, "town_is_outpost needs a town", "warcraft-refuse-read-town-outpost")
        if "race" in slot:
            race_number(slot["race"], file, where)
            if slot["race"] in races:
                raise BadData(
                    file,
                    where,
                    f"the race '{slot['race']}' has a slot already",
                    "warcraft-refuse-read-race-twice",
                    value=slot["race"],
                )
            races.add(slot["race"])
        if "town" in slot:
            a = area_number(slot["town"], areas, file, where)
            if a in towns:
                raise BadData(
                    file,
                    where,
                    f"'{slot['town']}' is somebody's Town already",
                    "warcraft-refuse-read-town-taken",
                    area=slot["town"],
                )
            if areas.kinds[a] == "mountain":
                raise BadData(
                    file,
                    where,
                    f"a Town cannot stand on the mountain '{slot['town']}'",
                    "warcraft-refuse-read-town-mountain",
                    area=slot["town"],
                )
            towns.add(a)
        elif not slot.get("pieces"):
            raise BadData(
                file, where, "a player with neither Town nor pieces cannot play", "warcraft-refuse-read-nothing"
            )
        if slot.get("levels", 1) not in (1, "top"):
            raise BadData(file, where, 'levels must be 1 or "top"', "warcraft-refuse-read-slot-levels")
        for key in ("gold", "wood"):
            if slot.get(key, 0) < 0:  # equal: a default
                raise BadData(file, where, f"{key} cannot be negative", "warcraft-refuse-read-below-zero", field=key)
            if slot.get(key, 0) > MOST_TOKENS:
                raise BadData(
                    file,
                    where,
                    f"{key} must be {MOST_TOKENS} at most",
                    "warcraft-refuse-read-at-most",
                    field=key,
                    most=MOST_TOKENS,
                )
        _check_pieces(slot.get("pieces", []), areas, file, where)
        for name in slot.get("outposts", []):
            if areas.kinds[area_number(name, areas, file, f"{where}.outposts")] == "mountain":
                raise BadData(
                    file,
                    f"{where}.outposts",
                    f"an Outpost cannot stand on the mountain '{name}'",
                    "warcraft-refuse-read-outpost-mountain",
                    area=name,
                )
        if len(slot.get("outposts", [])) > 2:
            raise BadData(file, f"{where}.outposts", "a race has 2 Outposts", "warcraft-refuse-read-two-outposts")
        for card, n in slot.get("removed", {}).items():
            if card not in CARDS or not isinstance(n, int) or not 0 <= n <= MOST_COPIES:
                raise BadData(
                    file,
                    f"{where}.removed",
                    f"'{card} = {n}' is no card with a number of copies",
                    "warcraft-refuse-read-removed",
                    name=card,
                    value=n,
                )
        for step in slot.get("skips", []):
            check_choice(step, STEPS[1:], file, f"{where}.skips", "step")
    fixed = ["race" in s for s in slots]
    if any(fixed) and not all(fixed):
        raise BadData(file, "slot", "either every slot names its race or none does", "warcraft-refuse-read-all-races")


def _check_crowds(data: Json, file: str) -> None:
    """At most three units and three workers of a side in an area, one side in each, one Outpost (WC §3, A49)."""
    towns = {slot["town"] for slot in data["slot"] if "town" in slot}
    built: set[str] = set()
    for i, slot in enumerate(data["slot"]):
        for name in slot.get("outposts", []):
            if name in built or name in towns:
                what = "an Outpost" if name in built else "a Town"
                raise BadData(
                    file,
                    f"slot[{i}].outposts",
                    f"'{name}' has {what} already (WC A49)",
                    "warcraft-refuse-read-has-already",
                    area=name,
                )
            built.add(name)
    sides = [(f"slot[{i}]", slot["team"], slot.get("pieces", [])) for i, slot in enumerate(data["slot"])]
    if "neutral" in data:
        sides.append(("neutral", -1, data["neutral"]["pieces"]))
    crowd: dict[tuple[str, int, bool], int] = {}
    holder: dict[str, int] = {}
    for where, team, pieces in sides:
        for j, row in enumerate(pieces):
            place = f"{where}.pieces[{j}]"
            if holder.setdefault(row["area"], team) != team:
                raise BadData(
                    file,
                    place,
                    f"another side has pieces in '{row['area']}' already",
                    "warcraft-refuse-read-other-side",
                    area=row["area"],
                )
            for t in TYPES:
                key = (row["area"], team, t == "worker")
                crowd[key] = crowd.get(key, 0) + row.get(t, 0)
                if crowd[key] > STACK:
                    what = "workers" if t == "worker" else "units"
                    raise BadData(
                        file,
                        place,
                        f"more than three {what} of one side in '{row['area']}' (WC §3)",
                        "warcraft-refuse-read-three",
                        area=row["area"],
                    )


def _check_players(data: Json, file: str) -> None:
    count = len(data["slot"])
    if not data["players"] or any(n not in (2, 3, 4) for n in data["players"]):
        raise BadData(file, "players", "must be a list of numbers from 2 to 4", "warcraft-refuse-read-numbers")
    if len(set(data["players"])) < len(data["players"]):
        raise BadData(file, "players", "names a number twice", "warcraft-refuse-read-number-twice")
    seating = data.get("seating", {})
    for n in data["players"]:
        order = seating.get(str(n), list(range(count)))
        where = "seating" if str(n) in seating else "players"
        if not isinstance(order, list):
            raise BadData(file, where, "must be a list", "warcraft-refuse-read-list")
        if len(order) != n:
            reason = f"{n} players need {n} slots, there are {len(order)}"
            raise BadData(file, where, reason, "warcraft-refuse-read-slots", count=n, found=len(order))
        if any(type(i) is not int or not 0 <= i < count for i in order) or len(set(order)) < n:
            raise BadData(
                file,
                f"seating.{n}",
                f"must name different slots from 0 to {count - 1}",
                "warcraft-refuse-read-seating",
                most=count - 1,
            )
        if len({data["slot"][i]["team"] for i in order}) < 2:
            raise BadData(
                file,
                f"seating.{n}" if str(n) in seating else "slot",
                "there must be two teams at least",
                "warcraft-refuse-read-teams",
            )
    for key in seating:
        if not key.isdigit() or int(key) not in data["players"]:
            raise BadData(
                file, f"seating.{key}", "is no number of players of this scenario", "warcraft-refuse-read-no-players"
            )


def _check_neutral(neutral: Json | None, areas: AreaMap, races: list[str], file: str) -> None:
    if neutral is None:
        return
    check_keys(neutral, file, "neutral", {"race": str, "level": int, "pieces": list}, {})
    race_number(neutral["race"], file, "neutral")
    if not races or neutral["race"] in races:
        raise BadData(
            file,
            "neutral",
            "needs a race that no player has: every slot must name another one",
            "warcraft-refuse-read-neutral",
        )
    if not 1 <= neutral["level"] <= 4:
        raise BadData(file, "neutral", "level must be 1 to 4", "warcraft-refuse-read-neutral-levels")
    _check_pieces(neutral["pieces"], areas, file, "neutral")


def _check_rules(rules: Json, areas: AreaMap, races: list[str], file: str) -> None:
    fields: dict[str, type] = {
        "start_depleted": object, "never_depletes": object, "tokens": dict, "captives": dict, "no_resources": bool,
        "limit_winner": str, "limit_points": str,
    }  # fmt: skip
    check_keys(rules, file, "rules", {}, fields)
    for key, words in NEAR_TOWNS.items():
        value = rules.get(key, [])
        if isinstance(value, list):
            for name in value:
                if areas.kinds[area_number(name, areas, file, f"rules.{key}")] not in ("forest", "goldmine"):
                    raise BadData(
                        file,
                        f"rules.{key}",
                        f"'{name}' is neither forest nor goldmine",
                        "warcraft-refuse-read-no-source",
                        area=name,
                    )
        elif value not in words:
            raise BadData(
                file,
                f"rules.{key}",
                f'must be a list of areas or "{words[0]}"',
                "warcraft-refuse-read-areas",
                word=words[0],
            )
    for name, token in rules.get("tokens", {}).items():
        area_number(name, areas, file, "rules.tokens")
        check_choice(token, TOKENS[1:], file, f"rules.tokens.{name}", "token")
    for name, race in rules.get("captives", {}).items():
        area_number(name, areas, file, "rules.captives")
        race_number(race, file, f"rules.captives.{name}")
        if race not in races:
            raise BadData(
                file,
                f"rules.captives.{name}",
                f"nobody plays '{race}'",
                "warcraft-refuse-read-nobody-plays",
                value=race,
            )
    if "limit_winner" in rules and rules["limit_winner"] not in races:
        raise BadData(
            file,
            "rules.limit_winner",
            f"nobody plays '{rules['limit_winner']}'",
            "warcraft-refuse-read-nobody-plays",
            value=rules["limit_winner"],
        )
    if rules.get("limit_points", "all") not in ("all", "areas"):
        raise BadData(file, "rules.limit_points", 'must be "all" or "areas"', "warcraft-refuse-read-limit-points")


def _check_roads(data: Json, areas: AreaMap, file: str) -> None:
    """Every Town can be reached on foot, round the walls, from wherever an enemy has units or a Town."""
    walls = {(areas.index[a], areas.index[b]) for a, b in data.get("walls", [])}
    walls |= {(b, a) for a, b in walls}
    open_roads = [
        [b for b in areas.neighbours[a] if (a, b) not in walls and areas.kinds[b] != "mountain"]
        for a in range(len(areas))
    ]
    roads = AreaMap(areas.names, areas.kinds, open_roads)
    for i, slot in enumerate(data["slot"]):
        homes = [slot["town"]] if "town" in slot else [p["area"] for p in slot.get("pieces", [])]
        for home in homes:
            steps = roads.distances(areas.index[home])
            for other in data["slot"]:
                town = other.get("town")
                if town is not None and other["team"] != slot["team"] and steps[areas.index[town]] < 0:
                    raise BadData(
                        file,
                        f"slot[{i}]",
                        f"the Town '{town}' cannot be reached on foot from '{home}'",
                        "warcraft-refuse-read-on-foot",
                        area=town,
                        home=home,
                    )


def _check_victories(data: Json, areas: AreaMap, races: list[str], file: str) -> None:
    kinds: set[str] = set()
    sides = {slot["team"] for slot in data["slot"]}
    safe = {slot["team"] for slot in data["slot"]} - {slot["team"] for slot in data["slot"] if "town" in slot}
    if not data["victory"] and (len(safe) > 1 or safe == sides):
        raise BadData(
            file,
            "victory",
            "nobody can win: nothing is to be won by, and sides without a Town cannot fall",
            "warcraft-refuse-read-no-victory",
        )
    for i, row in enumerate(data["victory"]):
        where = f"victory[{i}]"
        if not isinstance(row, dict) or row.get("kind") not in list(VICTORIES):
            raise BadData(
                file,
                where,
                f"kind must be one of {', '.join(VICTORIES)}",
                "core-refuse-read-one-of",
                known=", ".join(VICTORIES),
            )
        if row["kind"] in kinds:
            raise BadData(
                file,
                where,
                f"there is a victory of the kind '{row['kind']}' already",
                "warcraft-refuse-read-victory-twice",
                value=row["kind"],
            )
        kinds.add(row["kind"])
        required, optional = VICTORIES[row["kind"]]
        check_keys(row, file, where, {"kind": str, **required}, optional)
        if "race" in row and row["race"] not in races:
            raise BadData(
                file, where, f"nobody plays '{row['race']}'", "warcraft-refuse-read-nobody-plays", value=row["race"]
            )
        if row["kind"] == "hold":
            area_number(row["area"], areas, file, where)
            if row.get("enemies_beside", 0) < 0:
                raise BadData(
                    file,
                    where,
                    "enemies_beside cannot be negative; leave it out for any number",
                    "warcraft-refuse-read-enemies",
                )
        if row["kind"] == "points":
            _check_target(data, row["target"], areas, file, where)
        if row["kind"] == "tokens_gone":
            there = list(data.get("rules", {}).get("tokens", {}).values())
            for token in row["tokens"]:
                if token not in there:
                    raise BadData(
                        file, where, f"no area has the token '{token}'", "warcraft-refuse-read-token", value=token
                    )
        if row["kind"] == "rescue" and not data.get("rules", {}).get("captives"):
            raise BadData(file, where, "there is no captive to rescue", "warcraft-refuse-read-captive")
        if row["kind"] == "necromancers_dead" and not any(s.get("necromancers") for s in data["slot"]):
            raise BadData(file, where, "no slot has Necromancers", "warcraft-refuse-read-necromancers")


def _check_cast(data: Json, file: str) -> None:
    """Whoever the file names plays with every number of players; else nobody could begin, win or be beaten."""
    named = [("first", data["first"])] if data.get("first", "random") != "random" else []
    if "limit_winner" in data.get("rules", {}):
        named.append(("rules.limit_winner", data["rules"]["limit_winner"]))
    named += [(f"victory[{i}]", row["race"]) for i, row in enumerate(data["victory"]) if "race" in row]
    for n in data["players"]:
        order = data.get("seating", {}).get(str(n), range(len(data["slot"])))
        slots = [data["slot"][i] for i in order]
        for where, race in named:
            if race not in [slot.get("race") for slot in slots]:
                raise BadData(
                    file,
                    where,
                    f"with {n} players nobody plays '{race}'",
                    "warcraft-refuse-read-nobody-of",
                    count=n,
                    value=race,
                )
        for i, row in enumerate(data["victory"]):
            if row["kind"] == "necromancers_dead" and not any(slot.get("necromancers") for slot in slots):
                raise BadData(
                    file,
                    f"victory[{i}]",
                    f"with {n} players nobody has Necromancers",
                    "warcraft-refuse-read-necromancers-of",
                    count=n,
                )


def _check_target(data: Json, target: int, areas: AreaMap, file: str, where: str) -> None:
    if target < 1:
        raise BadData(file, where, "the target must be at least 1", "warcraft-refuse-read-target")
    worth = {areas.index[r["id"]]: r.get("vp", 0) for r in data["area"]}
    best = 0
    for team in {s["team"] for s in data["slot"]}:
        slots = [s for s in data["slot"] if s["team"] == team]
        reached = 0
        for slot in slots:
            for home in [slot["town"]] if "town" in slot else [p["area"] for p in slot.get("pieces", [])]:
                steps = areas.distances(areas.index[home])
                reached |= mask_of([a for a, d in enumerate(steps) if d >= 0])
        removed = [s.get("removed", {}).get("victory_point", 0) for s in slots]
        cards = sum(VICTORY_CARDS - min(VICTORY_CARDS, n) for n in removed)
        best = max(best, sum(worth[a] for a in bits(reached)) + cards + LAST_LEVELS * len(slots))
    if target > best:
        reason = f"the target {target} cannot be met: areas, cards and upgrades give {best} at most"
        raise BadData(file, where, reason, "warcraft-refuse-read-far-target", target=target, most=best)
