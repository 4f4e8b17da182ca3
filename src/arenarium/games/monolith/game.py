"""Monolith Arena as the rest of the product sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from arenarium.core import codec, hexes
from arenarium.core.data import source_of
from arenarium.core.game import Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.hexes import NUMBERS
from arenarium.core.kernel import CHANCE, Action, Decision, Event, questions, settle
from arenarium.core.refusal import BadOptions, NotAllowed, Refusal, Unreadable
from arenarium.games.monolith import notation, view
from arenarium.games.monolith.battle import Battle, Segment, Venom, Wounds, brings_poison
from arenarium.games.monolith.boxes import FACTIONS, SIDES, box_of, sheets_of
from arenarium.games.monolith.monoliths import stored_kind, stored_owner, stored_poison
from arenarium.games.monolith.orders import Push
from arenarium.games.monolith.position import build, facts, same_fact
from arenarium.games.monolith.preview import Foresight
from arenarium.games.monolith.refusals import why_not
from arenarium.games.monolith.state import DRAW, OPEN, Arena, find_actors
from arenarium.games.monolith.telling import tell
from arenarium.games.monolith.tiles import BANNER
from arenarium.games.monolith.turn import Banners, Discarding, Drawing, Playing, Rounds, Verdict, finish
from arenarium.games.monolith.unfolding import Hide, Unfolding

FRAMES: dict[str, Any] = {
    "battle": Battle,
    "segment": Segment,
    "wounds": Wounds,
    "venom": Venom,
    "push": Push,
    "hide": Hide,
    "unfolding": Unfolding,
    "banners": Banners,
    "rounds": Rounds,
    "verdict": Verdict,
    "drawing": Drawing,
    "discarding": Discarding,
    "playing": Playing,
}
# By mode: the side of each seat, and the seats in order of play; always the same nineteen hexes. MA §11, R57, R60
TABLES = {
    "duel": ([0, 1], [0, 1]),
    "three": ([0, 1, 0], [0, 1, 2, 1]),
    "four": ([0, 1, 0, 1], [0, 1, 2, 3]),
}
# What a save holds beside the stack: every field of the state that can change.
LISTS = ("tile", "owner", "wounds", "poison", "used", "source", "slots", "sides", "mine", "hp", "hand", "bag", "pile")
LISTS_TOO = ("segment", "under", "drawn")
MASKS = ("banners", "givers", "granters", "healers", "netters", "morlocks", "assassins")
MASKS_TOO = ("hurt", "poisoned", "trench", "marked", "netted", "secret")
COURSE = (
    "pool",
    "turn",
    "active",
    "at",
    "acts",
    "placed",
    "unfolded",
    "drawn_out",
    "due",
    "extra",
    "outcome",
    "granted",
)
LONGEST_PATH = 99  # choices taken as made in a preview
FIELDS = (*LISTS, *LISTS_TOO, *MASKS, *MASKS_TOO, *COURSE)


class MonolithArena(Game[Arena]):
    name: ClassVar[str] = "monolith"
    rules: ClassVar[int] = 2
    schema: ClassVar[int] = 1
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "MA"
    order: ClassVar[int] = 1
    conformance_every: ClassVar[int] = 23
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("duel", (2,)),
        Mode("three", (3,), teams=True),
        Mode("four", (4,), teams=True),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("factions", None, FACTIONS, per_seat=True),
        Setting("mirror", False),
        Setting("monoliths", False),
        Setting("tactical", False),
        Setting("penetration", "one", ("one", "printed")),
        Setting("double_attack", "repeat", ("repeat", "extra")),
    )
    # Every turn with a full hand costs a tile, so there are at most 36 turns a seat; a turn has draws, a
    # discard, two tiles, each movement source once per tile, and perhaps a battle with its choices.
    bound: ClassVar[int] = 20_000
    conformance_options: ClassVar[Sequence[Json]] = [
        {"mode": "duel", "monoliths": True},
        {"mode": "duel", "tactical": True, "factions": ["harbingers_of_the_forest", "guardians_of_the_realm"]},
        {"mode": "duel", "mirror": True, "factions": ["lords_of_the_abyss", "lords_of_the_abyss"]},
        {"mode": "four", "monoliths": True, "tactical": True},
    ]

    def __init__(self) -> None:
        self._begun: dict[str, Arena] = {}

    # --- beginning and end -------------------------------------------------------------------

    def blank(self, options: Json, mirror: bool = False) -> Arena:
        """An arena with nothing on it yet, made from options. Raises BadOptions."""
        checked: Json = {k: list(v) if isinstance(v, list) else v for k, v in checked_options(self, options).items()}
        box = box_of(checked.get("pack"))
        s = Arena(checked["seats"], box, checked)
        side, cycle = TABLES[checked["mode"]]
        s.side = list(side)
        s.cycle = list(cycle)
        s.faction = [box.factions.index(name) for name in self._factions(checked, mirror or checked["mirror"])]
        s.monoliths = checked["monoliths"]
        s.tactical = checked["tactical"]
        s.printed_penetration = checked["penetration"] == "printed"
        s.mere_extra_slot = checked["double_attack"] == "extra"
        s.begin()
        s.pool *= max(1, sum(brings_poison(box, f) for f in s.faction))  # R75
        return s

    def _factions(self, options: Json, mirror: bool) -> list[str]:
        """The factions by seat; seats without one take the first that is left, in the order of the box."""
        wanted = options["factions"]
        if wanted is None:
            wanted = [None] * options["seats"]
        if isinstance(wanted, str):
            wanted = [wanted] * options["seats"]
        taken = [name for name in wanted if name is not None]
        if len(set(taken)) < len(taken) and not mirror:
            raise BadOptions("monolith-refuse-faction-twice", "MA §2")
        left = [name for name in FACTIONS if name not in taken]
        return [left.pop(0) if name is None else name for name in wanted]

    def start(self, options: Json) -> Arena:
        """Matches with the same options begin alike: all but the first are forks of it."""
        key = "" if "pack" in options else repr(options)
        if key not in self._begun:
            if len(self._begun) > 99:
                self._begun.clear()
            self._begun[key] = self._start(options)
        return self._begun.pop(key) if not key else self._begun[key].clone()

    def _start(self, options: Json) -> Arena:
        s = self.blank(options)
        for seat in range(s.seats):
            s.bag[seat] = s.box.stack[s.faction[seat]]
        s.push(Rounds())
        s.push(Banners(0))
        if s.monoliths:
            s.push(Hide())
        settle(s, [])
        return s

    def result(self, s: Arena) -> list[int] | None:
        if s.outcome == OPEN:
            return None
        if s.outcome == DRAW:
            return [1] * s.seats
        return [1 if s.side[seat] == s.outcome else 2 for seat in range(s.seats)]

    def resign(self, s: Arena, seat: int) -> list[Event]:
        """There are two sides in every mode: whoever gives up gives up for the side. MA R82"""
        out = [Event("resigned", (seat,))]
        finish(s, 1 - s.side[seat], out)
        return out

    def teams(self, s: Arena) -> list[int]:
        return list(s.side)

    def census(self, s: Arena) -> dict[str, int]:
        """Tiles of every seat but the banner, wherever they are; never changes."""
        counts: dict[str, int] = {}
        for seat in range(s.seats):
            for tray in (s.hand[seat], s.bag[seat], s.pile[seat]):
                for k in notation.tray_kinds(s, seat, tray):
                    _count(counts, seat, s.box.ids[k])
        for h in range(hexes.CELLS):
            if s.tile[h] >= 0 and s.box.role[s.tile[h] // 6] != BANNER:
                _count(counts, s.owner[h], s.box.ids[s.tile[h] // 6])
        for x in s.under:
            if x >= 0:
                _count(counts, stored_owner(x), s.box.ids[stored_kind(x)])
        markers = sum(s.poison) + s.pool + sum(stored_poison(x) for x in s.under if x >= 0)
        return {**dict(sorted(counts.items())), "poison": markers}

    # --- knowledge ---------------------------------------------------------------------------

    def view(self, s: Arena, seat: int) -> Json:
        return view.view(s, seat, self.result(s))

    def views_json(self, s: Arena, seats: Sequence[int]) -> list[bytes]:
        return view.views_json(s, list(seats), self.result(s))

    def resample(self, s: Arena, seat: int, pick: Pick) -> Arena:
        return view.resample(s, seat, pick)

    def tell(self, s: Arena, event: Event, seat: int) -> Json | None:
        return tell(s, event, seat)

    def question(self, s: Arena, d: Decision, seat: int) -> Json:
        if seat != d.seat or d.seat == CHANCE:
            return {"seat": d.seat, "ask": d.ask}
        return {"seat": d.seat, "ask": d.ask, "options": notation.notate_all(s, d)}

    def inquire(self, s: Arena, seat: int, what: str, args: Json) -> Json:
        if what == "preview":
            return self._preview(s, seat, args)
        if what in ("moves", "tile"):
            name = args.get("hex")
            if name not in NUMBERS:
                raise Unreadable("monolith-refuse-no-hex", "MA §1", hex=str(name)[:40])
            if what == "tile":
                return view.tile_at(s, NUMBERS[name])
            asked = [d for d in questions(s) if d.seat == seat and seat >= 0]
            texts = [self.notate(s, a) for d in asked for a in d.options]
            return {"hex": name, "options": [t for t in texts if notation.acts_on(t, name)]}
        return super().inquire(s, seat, what, args)

    def _preview(self, s: Arena, seat: int, args: Json) -> Json:
        """The battle as it would run now, or after `text`, an answer of the asker's that is not given yet; `then` are
        the choices in it that are taken as made."""
        text, then = args.get("text"), args.get("then", [])
        if not isinstance(then, list) or len(then) > LONGEST_PATH:
            raise Unreadable("core-refuse-inquiry", what="preview")
        action = None
        if text is not None:
            action = self.parse(s, str(text))
            asked = [d for d in questions(s) if d.seat == seat and seat >= 0]
            if not asked or not asked[0].allows(action):
                raise self.refuse(s, seat, action)
        ahead = Foresight(s, seat, action)
        for step in then:
            d = ahead.asked()
            if d is None:
                raise NotAllowed("monolith-refuse-not-now", "MA §5", verb=str(step)[:40])
            choice = self.parse(ahead.arena, str(step))
            if not d.allows(choice):
                raise why_not(ahead.arena, d.seat, choice, d)
            ahead.follow(d, choice)
        tree = ahead.tree()
        if action is not None:
            tree["board"] = view.board(ahead.before)
        return tree

    def catalogue(self, options: Json) -> Json:
        sheets = sheets_of(options.get("pack"))
        factions, tiles = [], []
        for name in FACTIONS:
            sheet = sheets[f"{name}.toml"]
            ids = [row["id"] for row in sheet["tile"]]
            factions.append({"id": name, "prefix": sheet["prefix"], "colour": sheet["colour"], "tiles": ids})
            for row in sheet["tile"]:
                tiles.append(_card(name, row))
        return {"factions": factions, "tiles": tiles, "rules": [dict(row) for row in sheets["rules.toml"]["fact"]]}

    # --- notation ----------------------------------------------------------------------------

    def notate(self, s: Arena, action: Action) -> str:
        return notation.notate(s, action)

    def parse(self, s: Arena, text: str) -> Action:
        return notation.parse(s, text)

    def refuse(self, s: Arena, seat: int, action: Action) -> Refusal:
        asked = questions(s)
        if not asked:
            return NotAllowed("monolith-refuse-over", "MA §9")
        if seat < 0 or all(d.seat != seat for d in asked):  # a spectator bears the number of chance
            return NotAllowed("monolith-refuse-not-asked", "MA §3", asked_seat=asked[0].seat)
        return why_not(s, seat, action, next(d for d in asked if d.seat == seat))

    def picture(self, s: Arena) -> str:
        return notation.picture(s)

    # --- saves -------------------------------------------------------------------------------

    def pack(self, s: Arena) -> Json:
        data: Json = {"setup": s.setup, "stack": codec.pack_stack(s.stack)}
        for name in FIELDS:
            value = getattr(s, name)
            data[name] = list(value) if isinstance(value, list) else value
        return data

    def unpack(self, data: Json) -> Arena:
        s = self.blank(data["setup"], mirror=True)
        for name in FIELDS:
            value = data[name]
            setattr(s, name, list(value) if isinstance(value, list) else value)
        find_actors(s)
        s.stack = codec.unpack_stack(data["stack"], FRAMES)
        return s

    # --- scenarios ---------------------------------------------------------------------------

    def position(self, options: Json, position: Json) -> Arena:
        s = self.blank(options, mirror=True)
        build(s, position)
        settle(s, [])
        return s

    def facts(self, s: Arena) -> Json:
        return {**facts(s), "result": self.result(s) or "open", "asked": [d.seat for d in questions(s)]}

    def same_fact(self, s: Arena, key: str, expected: Any, found: Any) -> bool:
        return same_fact(s, key, expected, found, super().same_fact(s, key, expected, found))


def _count(counts: dict[str, int], seat: int, name: str) -> None:
    key = f"{seat}.{name}"
    counts[key] = counts.get(key, 0) + 1


def _card(faction: str, row: Json) -> Json:
    """A tile as the catalogue shows it, every field spelled out."""
    card: Json = {"id": row["id"], "code": row["code"], "faction": faction, "kind": row["kind"], "count": row["count"]}
    card["initiative"] = sorted(row.get("initiative", []), reverse=True)
    for name in SIDES:
        card[name] = list(row.get(name, [0] * 6))
    card["features"] = dict(row.get("features", {}))
    card["effect"] = row.get("effect")
    card["aura"] = row.get("aura")
    fields = ("count", "initiative", *SIDES, "features", "effect", "aura")
    rest = source_of(row, "*")
    card["source"] = {"*": rest, **{f: source_of(row, f) for f in fields if source_of(row, f) != rest}}
    return card


GAME = MonolithArena()
