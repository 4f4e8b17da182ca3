"""Data files into a Box: races, cards, prices, scenarios, and the packs laid over them.

Everything is checked on the way in; the rules trust the Box.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from arenarium.core.areas import AreaMap, bits, mask_of
from arenarium.core.data import (
    Kept,
    check_choice,
    check_files,
    check_keys,
    check_source,
    overlay,
    pack_hash,
    read_resource,
)
from arenarium.core.game import Json
from arenarium.core.refusal import BadData
from arenarium.games.warcraft.box import (
    ABILITIES,
    CARDS,
    LEVELS,
    MOST_COPIES,
    NECROMANCERS,
    PIECE_TYPES,
    RACE_COUNT,
    RACES,
    STEPS,
    TOKENS,
    TYPES,
    UNIT_NAMES,
    UNIT_TYPES,
    Box,
    level_place,
    price_place,
    type_place,
)
from arenarium.games.warcraft.pieces import NIB, NIB_MASK, WORKER_BITS, nib
from arenarium.games.warcraft.scenarios import check_scenario, race_number

SCENARIOS = ("main_2p", "main_4p", "elf_gate", "necromancers", "prisoners", "nordrassil", "crossroads")
NAMED: dict[str, type] = {"names": dict, "texts": dict}  # of a unit that somebody made up
OWN = "scenario.toml"  # the file of a pack that holds a scenario of one's own


@cache
def base(name: str) -> Json:
    """A data file as it is shipped."""
    return read_resource("arenarium.games.warcraft", f"data/{name}.toml")


class Pack:
    """What a data pack says, kept with its hash so that boxes can be cached."""

    def __init__(self, files: Mapping[str, Any] | None) -> None:
        self.files = dict(files or {})
        check_files(self.files, sorted({f"{n}.toml" for n in ("races", "cards", "costs", *SCENARIOS)} | {OWN}))
        self.hash = pack_hash(self.files) if self.files else ""

    def table(self, name: str) -> Json:
        file = f"{name}.toml"
        return overlay(base(name), self.files[file], file) if file in self.files else base(name)


_boxes: Kept[Box] = Kept()


def box_for(options: Json) -> Box:
    """The box of a mode, with the pack of the options; the same object for the same content."""
    mode: str = options["mode"]
    seats: int = options["seats"]
    pack = Pack(options.get("pack"))
    name = f"main_{seats}p" if mode == "main" else "crossroads" if mode == "custom" else mode
    key = (name, seats, pack.hash)

    def read() -> Box:
        own = mode == "custom" and OWN in pack.files
        scenario, file = (pack.files[OWN], OWN) if own else (pack.table(name), f"{name}.toml")
        return build(pack, scenario, file, seats)

    return _boxes.get(key, read)


# --- the box ---------------------------------------------------------------------------------


def build(pack: Pack, scenario: Json, file: str, seats: int) -> Box:
    areas = check_scenario(scenario, file)
    if seats not in scenario["players"]:
        raise BadData(
            file,
            "players",
            f"is not for {seats} players but for {scenario['players']}",
            "warcraft-refuse-read-players",
            count=seats,
            known=scenario["players"],
        )
    box = Box(scenario["id"], seats, len(areas))
    _fill_areas(box, scenario, areas)
    order = scenario.get("seating", {}).get(str(seats), list(range(seats)))
    _fill_slots(box, [scenario["slot"][i] for i in order], areas)
    _fill_rules(box, scenario, areas)
    _fill_races(box, pack.table("races"))
    _fill_cards(box, pack.table("cards"))
    _fill_costs(box, pack.table("costs"))
    for slot, race in enumerate(box.slot_race):
        for card, n in enumerate(box.slot_removed[slot]):
            most = box.copies[race][card] if race >= 0 else max(deck[card] for deck in box.copies)
            if n > most:
                reason = f"the deck has no {n} copies of '{CARDS[card]}'"
                place = f"slot[{order[slot]}].removed"
                raise BadData(file, place, reason, "warcraft-refuse-copies", count=n, what=f"@warcraft-{CARDS[card]}")
    for slot, i in enumerate(order):
        _check_box(box, box.slot_pieces[slot], box.slot_necromancers[slot], file, f"slot[{i}].pieces")
    if box.neutral >= 0:
        _check_box(box, box.neutral_pieces, False, file, "neutral.pieces")
    if box.neutral >= 0 and any(box.neutral_level > box.top[type_place(box.neutral, t)] for t in range(UNIT_TYPES)):
        raise BadData(
            file,
            "neutral",
            f"level {box.neutral_level} is more than some unit type has",
            "warcraft-refuse-read-neutral-level",
            level=box.neutral_level,
        )
    return box


def _check_box(box: Box, counts: list[int], necromancers: bool, file: str, where: str) -> None:
    """No more pieces than a race has."""
    for t, name in enumerate(TYPES):
        total = sum(nib(packed, t) for packed in counts)
        most = NECROMANCERS if necromancers and name == "worker" else box.pieces[t]
        if total > most:
            reason = f"{total} {name} are used, the box has {most}"
            what = f"@warcraft-{name}"
            raise BadData(file, where, reason, "warcraft-refuse-pieces", count=total, what=what, most=most)


def _fill_areas(box: Box, scenario: Json, areas: AreaMap) -> None:
    box.names = list(areas.names)
    box.kinds = list(areas.kinds)
    rows = scenario["area"]
    box.labels = [r.get("label", "") for r in rows]
    box.xy = [(r["x"], r["y"]) for r in rows]
    box.vp = [r.get("vp", 0) for r in rows]
    box.nbr = [list(n) for n in areas.neighbours]
    box.mountains = areas.of_kind("mountain")
    box.forests = areas.of_kind("forest")
    box.mines = areas.of_kind("goldmine")
    box.scored = [a for a, vp in enumerate(box.vp) if vp]
    box.harvest = bits(box.mines) + bits(box.forests)
    box.walls = [(areas.index[a], areas.index[b]) for a, b in scenario.get("walls", [])]
    box.holes = [(x, y) for x, y in scenario.get("holes", [])]
    box.distance = [areas.distances(a) for a in range(len(areas))]
    box.air = list(areas.masks)
    box.flank = list(areas.masks)
    for a, b in box.walls:
        box.flank[a] &= ~(1 << b)
        box.flank[b] &= ~(1 << a)
    box.ground = [m & ~box.mountains for m in box.flank]
    box.foot = [m & ~box.mountains for m in areas.masks]
    box.air_two = [_two_steps(box.air, a) for a in range(box.size)]
    box.foot_two = [_two_steps(box.foot, a) for a in range(box.size)]


def _two_steps(adjacent: list[int], start: int) -> int:
    mask = adjacent[start]
    for a in bits(mask):
        mask |= adjacent[a]
    return mask


def _packed(rows: list[Json], areas: AreaMap) -> list[int]:
    counts = [0] * len(areas)
    for row in rows:
        for t, name in enumerate(TYPES):
            counts[areas.index[row["area"]]] += row.get(name, 0) << (NIB * t)
    return counts


def _fill_slots(box: Box, slots: list[Json], areas: AreaMap) -> None:
    teams: dict[int, int] = {}
    for slot in slots:
        teams.setdefault(slot["team"], len(teams))
        box.slot_race.append(RACES.index(slot["race"]) if "race" in slot else -1)
        box.slot_town.append(areas.index[slot["town"]] if "town" in slot else -1)
        box.slot_team.append(teams[slot["team"]])
        box.slot_gold.append(slot.get("gold", 0))
        box.slot_wood.append(slot.get("wood", 0))
        box.slot_top.append(slot.get("levels", 1) == "top")
        box.slot_pieces.append(_packed(slot.get("pieces", []), areas))
        box.slot_outposts.append(mask_of([areas.index[a] for a in slot.get("outposts", [])]))
        box.slot_skips.append(mask_of([STEPS.index(step) for step in slot.get("skips", [])]))
        box.slot_respawns.append(slot.get("respawns", False))
        box.slot_necromancers.append(slot.get("necromancers", False))
        if slot.get("town_is_outpost", False):
            box.town_outposts |= 1 << box.slot_town[-1]
        removed = slot.get("removed", {})
        box.slot_removed.append([removed.get(card, 0) for card in CARDS])


def _fill_rules(box: Box, scenario: Json, areas: AreaMap) -> None:
    neutral = scenario.get("neutral")
    if neutral is not None:
        box.neutral = RACES.index(neutral["race"])
        box.owners = box.seats + 1
        box.neutral_level = neutral["level"]
        box.neutral_pieces = _packed(neutral["pieces"], areas)
    first = scenario.get("first", "random")
    box.first_race = RACES.index(first) if first != "random" else -1
    rules = scenario.get("rules", {})
    beside = 0
    for town in box.slot_town:
        if town >= 0:
            beside |= areas.masks[town]
    resources = box.forests | box.mines
    for key, near in (("never_depletes", resources & beside), ("start_depleted", resources & ~beside)):
        value = rules.get(key, [])
        mask = mask_of([areas.index[a] for a in value]) if isinstance(value, list) else near
        setattr(box, key, mask)
    for name, token in rules.get("tokens", {}).items():
        box.token[areas.index[name]] = TOKENS.index(token)
        box.tokens |= 1 << areas.index[name]
    for name, race in rules.get("captives", {}).items():
        box.captive[RACES.index(race)] = areas.index[name]
    box.no_resources = rules.get("no_resources", False)
    box.limit_race = RACES.index(rules["limit_winner"]) if "limit_winner" in rules else -1
    box.limit_areas = rules.get("limit_points", "all") == "areas"
    for row in scenario["victory"]:
        race = RACES.index(row["race"]) if "race" in row else -1
        if row["kind"] == "points":
            box.target = row["target"]
        elif row["kind"] == "hold":
            box.hold_area = areas.index[row["area"]]
            box.hold_race = race
            box.hold_enemies = row.get("enemies_beside", -1)
        elif row["kind"] == "necromancers_dead":
            box.dead_race = race
        elif row["kind"] == "tokens_gone":
            box.gone_race = race
            wanted = [TOKENS.index(t) for t in row["tokens"]]
            box.gone_tokens = mask_of([a for a in range(box.size) if box.token[a] in wanted])
        elif row["kind"] == "rescue":
            box.rescue = True
        else:
            box.spell_race = race


def _fill_races(box: Box, data: Json) -> None:
    file = "races.toml"
    levels: dict[tuple[int, int], list[int]] = {}
    for row in data["unit"]:
        where = f"unit {row.get('id')}"
        required: dict[str, type] = {
            "id": str,
            "race": str,
            "type": str,
            "level": int,
            "strength": int,
            "source": object,
        }
        check_keys(row, file, where, required, {"ability": str, "needs": dict, "vp": int, **NAMED})
        check_source(row, file, where)
        race = race_number(row["race"], file, where)
        if row["type"] not in UNIT_NAMES:
            raise BadData(
                file, where, f"unknown type '{row['type']}'", "warcraft-refuse-read-no-type", value=row["type"]
            )
        t = TYPES.index(row["type"])
        if not 1 <= row["level"] < LEVELS:
            raise BadData(
                file,
                where,
                f"level must be 1 to {LEVELS - 1}",
                "warcraft-refuse-read-field-within",
                field="level",
                low=1,
                high=LEVELS - 1,
            )
        if not 1 <= row["strength"] <= 6:
            raise BadData(
                file,
                where,
                "strength must be 1 to 6",
                "warcraft-refuse-read-field-within",
                field="strength",
                low=1,
                high=6,
            )
        check_choice(row.get("ability", ""), ABILITIES, file, where, "ability")
        place = level_place(race, t, row["level"])
        box.strength[place] = row["strength"]
        box.ability[place] = ABILITIES.index(row.get("ability", ""))
        for name, n in row.get("needs", {}).items():
            if name not in UNIT_NAMES or not 0 <= n <= 3:
                raise BadData(
                    file,
                    where,
                    f"needs: '{name} = {n}' is no number of buildings",
                    "warcraft-refuse-read-needs",
                    name=name,
                    value=n,
                )
            box.needs[place] |= n << (NIB * TYPES.index(name))
        levels.setdefault((race, t), []).append(row["level"])
        box.top[type_place(race, t)] = max(box.top[type_place(race, t)], row["level"])
    for race in range(RACE_COUNT):
        for t in range(UNIT_TYPES):
            found = sorted(levels.get((race, t), []))
            if found != list(range(1, len(found) + 1)) or not found:
                raise BadData(
                    file,
                    f"{RACES[race]} {TYPES[t]}",
                    f"levels must count up from 1, found {found}",
                    "warcraft-refuse-read-levels",
                    value=found,
                )


def _fill_cards(box: Box, data: Json) -> None:
    file = "cards.toml"
    box.copies = [[0] * len(CARDS) for _ in RACES]
    for row in data["card"]:
        where = f"card {row.get('id')}"
        check_keys(row, file, where, {"id": str, "window": str, "copies": dict, "source": object}, {})
        check_source(row, file, where)
        if row["id"] not in CARDS:
            raise BadData(file, where, "unknown card", "warcraft-refuse-read-this-card")
        for name, n in row["copies"].items():
            if not isinstance(n, int) or not 0 <= n <= MOST_COPIES:
                raise BadData(
                    file,
                    where,
                    f"copies for '{name}' must be 0 to {MOST_COPIES}",
                    "warcraft-refuse-read-field-within",
                    field=name,
                    low=0,
                    high=MOST_COPIES,
                )
            box.copies[race_number(name, file, where)][CARDS.index(row["id"])] = n


def _fill_costs(box: Box, data: Json) -> None:
    file = "costs.toml"
    for t, name in enumerate(TYPES):
        for race in range(RACE_COUNT):
            at = price_place(race, t)
            box.train_gold[at], box.train_wood[at] = _price(data["train"][name], file, f"train.{name}")
        box.pieces[t] = data["pieces"][name]
    for i, row in enumerate(data["override"]):
        where = f"override[{i}]"
        check_keys(row, file, where, {"race": str, "type": str, "gold": int, "wood": int, "source": object}, {})
        if row["type"] not in TYPES:
            raise BadData(
                file, where, f"unknown type '{row['type']}'", "warcraft-refuse-read-no-type", value=row["type"]
            )
        at = price_place(race_number(row["race"], file, where), TYPES.index(row["type"]))
        price = {key: row[key] for key in ("gold", "wood", "source")}
        box.train_gold[at], box.train_wood[at] = _price(price, file, where)
    box.building_gold, box.building_wood = _price(data["building"], file, "building")
    box.outpost_gold, box.outpost_wood = _price(data["outpost"], file, "outpost")
    box.upgrade_gold, box.upgrade_wood = _price(data["upgrade"], file, "upgrade")
    box.outposts = data["pieces"]["outpost"]
    for t, name in enumerate(UNIT_NAMES):
        box.buildings[t] = data["buildings"][name]
    box.printed = data["printed"]["melee"] | data["printed"]["worker"] << WORKER_BITS
    faces = data["resource_die"]["faces"]
    if not faces or any(f not in (1, 2, 3) for f in faces):
        raise BadData(file, "resource_die.faces", "faces must be 1, 2 or 3", "warcraft-refuse-read-faces")
    box.faces = sorted(set(faces))
    box.weights = [faces.count(f) for f in box.faces]
    for t in range(PIECE_TYPES):
        if not 1 <= box.pieces[t] <= NIB_MASK:
            raise BadData(
                file,
                "pieces",
                f"{TYPES[t]} must be 1 to {NIB_MASK}",
                "warcraft-refuse-read-field-within",
                field=TYPES[t],
                low=1,
                high=NIB_MASK,
            )


def _price(row: Json, file: str, where: str) -> tuple[int, int]:
    check_keys(row, file, where, {"gold": int, "wood": int, "source": object}, {})
    check_source(row, file, where)
    if row["gold"] < 0 or row["wood"] < 0:
        raise BadData(file, where, "a price cannot be negative", "warcraft-refuse-read-price")
    return row["gold"], row["wood"]
