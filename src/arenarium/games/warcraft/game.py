"""Warcraft: The Board Game behind the common contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from arenarium.core.codec import pack_stack, unpack_stack
from arenarium.core.data import source_of
from arenarium.core.game import NUMBERS, Game, Json, Mode, Pick, Setting, checked_options
from arenarium.core.kernel import Action, Decision, Event, Frame, apply, questions, settle
from arenarium.core.refusal import BadData, BadOptions, NotAllowed, Refusal, Unreadable
from arenarium.games.warcraft import notation
from arenarium.games.warcraft.battle import AfterBattle, Battle, Invite, Losses, RaiseDead, Respawn, Volley
from arenarium.games.warcraft.cards import Cast, Portal, Window, pillage_price
from arenarium.games.warcraft.deploy import DeployStep
from arenarium.games.warcraft.dice import Draw, Roll
from arenarium.games.warcraft.gifts import Amount, Offer
from arenarium.games.warcraft.harvest import Harvest, HarvestStep, Powers
from arenarium.games.warcraft.loading import OWN, Pack, box_for
from arenarium.games.warcraft.move import MoveStep, destinations
from arenarium.games.warcraft.odds import MOST, SAMPLES, battle_odds
from arenarium.games.warcraft.refusals import why_not
from arenarium.games.warcraft.spend import Spend, SpendStep
from arenarium.games.warcraft.state import (
    War,
    card_count,
    clear_board,
    count_of,
    finish,
    held_by_foes,
    last_side,
    nib,
    put,
)
from arenarium.games.warcraft.terms import (
    ABILITIES,
    BY_RESIGNING,
    CARDS,
    MOVE,
    RACES,
    SPEND_STEP,
    TYPES,
    WORKER,
)
from arenarium.games.warcraft.turn import EndOfTurn, Setup, Turn, turnings
from arenarium.games.warcraft.view import map_view, resample, result, tell, view, views

FRAMES: dict[str, Callable[..., Frame[Any]]] = {
    "setup": Setup,
    "turn": Turn,
    "end_of_turn": EndOfTurn,
    "move": MoveStep,
    "window": Window,
    "cast": Cast,
    "portal": Portal,
    "battle": Battle,
    "after_battle": AfterBattle,
    "invite": Invite,
    "volley": Volley,
    "roll": Roll,
    "draw": Draw,
    "raise": RaiseDead,
    "losses": Losses,
    "respawn": Respawn,
    "harvest_step": HarvestStep,
    "harvest": Harvest,
    "powers": Powers,
    "deploy": DeployStep,
    "spend_step": SpendStep,
    "spend": Spend,
    "offer": Offer,
    "amount": Amount,
}
# Everything in a state that a save must hold; the rest follows from the options.
SAVED = (
    "race", "slot", "town", "team", "friends", "foes", "n", "units", "workers", "outposts", "sites", "full_units",
    "full_workers", "moved", "partial", "complete", "markers", "locked", "fast", "crippled", "crippler", "lamed",
    "called", "idle", "tokens", "captive", "gold", "wood", "hand", "deck", "discard", "aside", "laid", "levels",
    "built", "rising", "summoned", "training", "reserve", "turn", "first", "step", "active", "alive", "won", "gifts",
    "extra", "left", "spot", "bf", "att", "dfn", "sides", "flankers", "round", "phase", "tally", "losses", "grounded",
    "fire", "spears", "aim", "volley", "polymorphed", "devoured", "devourer", "asleep", "removed", "drawn",
)  # fmt: skip
TUPLES = {
    "race", "slot", "town", "team", "friends", "foes", "captive", "polymorphed", "devoured", "asleep", "outposts",
    "sites", "called", "idle", "lamed", "aside", "laid", "levels", "built", "rising", "summoned", "training", "sides",
    "hand", "deck", "discard",
}  # fmt: skip
BATTLE_ASKS = {
    "round_card", "melee_card", "roll_card", "hit_card", "casualty_card", "marksmanship", "pillage", "choose_casualty",
    "choose_target", "raise_dead", "invite", "join", "respawn",
}  # fmt: skip
EDITIONS = ("polish", "english")
ENGLISH_TARGET = 30  # of teams
SPENDING = (None, "train", "build", "upgrade")


def schema_two(data: Json) -> Json:
    """Workers beside armed ones, copies of Faerie Fire and copies of Cripple are counted."""
    fire, elf = data["fire"], RACES.index("night_elf")
    # The first saves held a mask of owners, later ones four bits for each; only the Night Elf's seat has the card.
    if elf in data["race"] and fire == 1 << data["race"].index(elf):
        fire = 1 << (4 * data["race"].index(elf))
    return {**data, "fire": fire, "idle": [], "lamed": []}


class Warcraft(Game[War]):
    name: ClassVar[str] = "warcraft"
    rules: ClassVar[int] = 2
    schema: ClassVar[int] = 2
    stage: ClassVar[str] = "beta"
    abbreviation: ClassVar[str] = "WC"
    order: ClassVar[int] = 3
    conformance_every: ClassVar[int] = 41
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("main", (2, 4), teams=True),
        Mode("elf_gate", (3,)),
        Mode("necromancers", (2,)),
        Mode("prisoners", (2,)),
        Mode("nordrassil", (4,), teams=True),
        Mode("custom", (2, 3, 4)),
    )
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("races", None, RACES, per_seat=True),
        Setting("limit", 0),
        Setting("target", 0, modes=("main", "custom")),
        Setting("edition", "polish", EDITIONS),
        Setting("lock_workers", False),
        Setting("devour_kills", False),
        Setting("share_hands", False, modes=("main", "nordrassil", "custom")),
    )
    # Live play is unbounded by the rulebook (only Nordrassil ends by itself); random play uses `random_options`,
    # the limits of WC A56: 40 turns, and 100 rounds in a battle, which no game comes near.
    random_options: ClassVar[Json] = {"limit": 40}
    conformance_options: ClassVar[Sequence[Json]] = (
        {"mode": "main", "seats": 2, "edition": "english"},
        {"mode": "necromancers", "seats": 2, "edition": "english"},
    )
    bound: ClassVar[int] = 400_000
    upcasters: ClassVar[Mapping[int, Callable[[Json], Json]]] = {1: schema_two}

    # --- beginning and end -----------------------------------------------------------------

    def start(self, options: Json) -> War:
        s = self._empty(options)
        s.stack = (Setup(0),)
        settle(s, [])
        return s

    def _empty(self, options: Json) -> War:
        """A state with its box and settings, and the races that were asked for."""
        checked = checked_options(self, options)
        if "pack" in checked and not isinstance(checked["pack"], dict):
            raise BadOptions("core-refuse-value", option="pack", value="", known=["{ … }"])
        box = box_for(checked["mode"], checked["seats"], checked.get("pack"))
        s = War(box, checked)
        if checked["limit"] < 0 or checked.get("target", 0) < 0:
            key = "limit" if checked["limit"] < 0 else "target"
            raise BadOptions("core-refuse-value", option=key, value=checked[key], known=NUMBERS)
        s.limit = checked["limit"]
        s.target = (checked.get("target", 0) or box.target) if box.target else 0
        s.english = checked["edition"] == "english"
        if s.english and box.scenario == "main_4p" and not checked.get("target", 0):
            s.target = ENGLISH_TARGET
        s.lock_workers = checked["lock_workers"] or s.english
        s.devour_kills = checked["devour_kills"] or s.english
        s.share_hands = checked.get("share_hands", False)
        races = checked["races"]
        if isinstance(races, str):
            raise BadOptions("core-refuse-per-seat", option="races", count=1, seats=box.seats)
        wanted = [RACES.index(r) if r is not None else -1 for r in races or [None] * box.seats]
        given = [r for r in wanted if r >= 0]
        if len(set(given)) < len(given):
            raise BadOptions("warcraft-refuse-race-twice", "WC §1")
        s.race = tuple(wanted + [-1] * (box.owners - box.seats))
        if box.slot_race[0] >= 0 and not turnings(s):
            known = [RACES[r] for r in box.slot_race]
            raise BadOptions("warcraft-refuse-races", "WC §1", known=known)
        return s

    def result(self, s: War) -> list[int] | None:
        return result(s)

    def resign(self, s: War, seat: int) -> list[Event]:
        """Two sides: the other wins. More: the player is out, and what was going on without him goes on."""
        out = [Event("resigned", (seat,))]
        if s.slot[0] < 0:
            finish(s, ((1 << s.seats) - 1) & ~(1 << seat), BY_RESIGNING, out)
            return out
        leaving = s.friends[seat] & s.alive & ((1 << s.seats) - 1)
        for me in s.devoured:
            put(s, me // s.box.size // 4, me // s.box.size % 4, me % s.box.size, 1)
        s.devoured = ()
        s.alive &= ~leaving
        for o in range(s.seats):
            if (leaving >> o) & 1:
                clear_board(s, o)
        if last_side(s, BY_RESIGNING, out):
            return out
        s.stack = self._without(s)
        settle(s, out)
        return out

    def _without(self, s: War) -> tuple[Frame[War], ...]:
        """The stack cut back to what still concerns the living: a battle in progress is dropped."""
        kept: list[Frame[War]] = []
        for frame in s.stack:
            if isinstance(frame, (Setup, Turn, EndOfTurn)):
                kept.append(frame)
            elif isinstance(frame, (MoveStep, SpendStep, Spend, DeployStep, Harvest, HarvestStep)):
                if (s.alive >> frame.seat) & 1:
                    kept.append(frame)
            elif isinstance(frame, Draw) and s.turn == 0:
                kept.append(frame)
        if s.step == SPEND_STEP:
            kept = [f for f in kept if not isinstance(f, EndOfTurn) or (s.alive >> f.seat) & 1]
        s.bf = -1
        s.phase = -1
        s.polymorphed = s.asleep = ()
        return tuple(kept)

    def teams(self, s: War) -> list[int]:
        return list(s.team[: s.seats])

    # --- knowledge -------------------------------------------------------------------------

    def view(self, s: War, seat: int) -> Json:
        return view(s, seat, s.options["mode"])

    def views(self, s: War, seats: Sequence[int]) -> list[Json]:
        return views(s, list(seats), s.options["mode"])

    def resample(self, s: War, seat: int, pick: Pick) -> War:
        return resample(s, seat, pick)

    def tell(self, s: War, event: Event, seat: int) -> Json | None:
        return tell(s, event, seat)

    def question(self, s: War, d: Decision, seat: int) -> Json:
        out = super().question(s, d, seat)
        if seat != d.seat or not s.stack:
            return out
        top = s.stack[-1]
        if d.ask in BATTLE_ASKS and s.bf >= 0:
            out["area"] = s.box.names[s.bf]
        if isinstance(top, Losses):
            out["left"] = s.losses[top.side]
        elif isinstance(top, Cast):
            out |= {"card": CARDS[top.card], "by_seat": top.seat}
        elif isinstance(top, Window) and d.ask == "call_to_arms":
            out["area"] = s.box.names[top.place]
        elif isinstance(top, Window) and d.ask == "pillage":
            kind = s.removed // s.box.size
            gold, wood = pillage_price(s)
            out |= {"race": RACES[s.race[kind // 4]], "type": TYPES[kind % 4], "gold": gold, "wood": wood}
        elif isinstance(top, Portal):
            out |= {"from": s.box.names[top.area], "to": s.box.names[top.to]}
        elif isinstance(top, Amount):
            out["to_seat"] = top.to
        elif isinstance(top, Spend):
            out["kind"] = SPENDING[top.kind]
        return out

    def inquire(self, s: War, seat: int, what: str, args: Json) -> Json:
        if s.slot[0] < 0 or s.won >= 0:
            raise NotAllowed("warcraft-refuse-not-now")
        if what == "odds":
            return self._odds(s, seat, args)
        if what == "reach":
            t, a = args.get("type"), args.get("from")
            if t not in TYPES or a not in s.box.names or seat < 0:
                raise Unreadable("core-refuse-inquiry", what=what)
            area = s.box.names.index(a)
            mask = 0
            if count_of(s, seat, TYPES.index(t), area):
                mask = destinations(s, seat, TYPES.index(t), area, held_by_foes(s, seat))
            return {"areas": [n for i, n in enumerate(s.box.names) if (mask >> i) & 1]}
        return super().inquire(s, seat, what, args)

    def _odds(self, s: War, seat: int, args: Json) -> Json:
        samples = args.get("samples", SAMPLES)
        moves = args.get("moves", [])
        if args.get("area") not in s.box.names or not isinstance(samples, int) or not isinstance(moves, list):
            raise Unreadable("core-refuse-inquiry", what="odds")
        c = s.clone()
        attacker = s.active if s.active >= 0 else max(seat, 0)
        for text in moves:
            action = notation.parse(c, str(text))
            asked = next((d for d in questions(c) if d.seat == seat), None)
            if action[0] != MOVE or asked is None or not asked.allows(action):
                raise self.refuse(c, seat, action)
            apply(c, seat, action)
            while c.stack and isinstance(c.stack[-1], Window):
                c.pop()
        return battle_odds(c, args["area"], attacker, samples=max(1, min(samples, MOST)))

    def catalogue(self, options: Json) -> Json:
        checked = checked_options(self, options)
        pack = Pack(checked.get("pack"))
        box = box_for(checked["mode"], checked["seats"], checked.get("pack"))
        races, cards, costs = pack.table("races"), pack.table("cards"), pack.table("costs")
        scenario = pack.files[OWN] if checked["mode"] == "custom" and OWN in pack.files else pack.table(box.scenario)
        towns = {a: RACES[r] for a, r in zip(box.slot_town, box.slot_race) if a >= 0 and r >= 0}
        return {
            "races": [
                {
                    **race,
                    "key": f"warcraft-{race['id']}",
                    "units": [
                        {"ability": None, "needs": None, "vp": 0, **u} for u in races["unit"] if u["race"] == race["id"]
                    ],
                    "deck": {c["id"]: c["copies"][race["id"]] for c in cards["card"] if race["id"] in c["copies"]},
                }
                for race in races["race"]
            ],
            "cards": [
                {
                    "id": c["id"],
                    "races": list(c["copies"]),
                    "window": c["window"],
                    "source": source_of(c, "window"),
                    "copies_source": source_of(c, "copies"),
                }
                for c in cards["card"]
            ],
            "abilities": [{"id": name, "source": "rulebook"} for name in ABILITIES[1:]],
            "costs": {key: costs[key] for key in ("train", "override", "building", "outpost", "upgrade")},
            "dice": {"resource": costs["resource_die"]},
            "scenario": {"id": box.scenario, "source": source_of(scenario, "area"), "map": map_view(box, towns)},
        }

    # --- notation --------------------------------------------------------------------------

    def notate(self, s: War, action: Action) -> str:
        return notation.notate(s, action)

    def parse(self, s: War, text: str) -> Action:
        return notation.parse(s, text)

    def refuse(self, s: War, seat: int, action: Action) -> Refusal:
        return why_not(s, seat, action) or super().refuse(s, seat, action)

    def picture(self, s: War) -> str:
        return notation.picture(s) if s.slot[0] >= 0 else ""

    # --- saves -----------------------------------------------------------------------------

    def pack(self, s: War) -> Json:
        out: Json = {"options": s.options, "stack": pack_stack(s.stack)}
        for name in SAVED:
            value = getattr(s, name)
            out[name] = list(value) if isinstance(value, (list, tuple)) else value
        return out

    def unpack(self, data: Json) -> War:
        s = self._empty(data["options"])
        for name in SAVED:
            value = data[name]
            setattr(s, name, tuple(value) if name in TUPLES else list(value) if isinstance(value, list) else value)
        s.stack = unpack_stack(data["stack"], FRAMES)
        return s

    # --- scenarios -------------------------------------------------------------------------

    def position(self, options: Json, position: Json) -> War:
        if not isinstance(position, dict):
            raise BadData("position", "", "must be a table")
        s = self._empty(options)
        s.race = notation.default_races(s.box, list(s.race[: s.seats]))
        notation.set_position(s, position)
        settle(s, [])
        return s

    def facts(self, s: War) -> Json:
        return {**notation.facts(s), "result": result(s) or "open"}

    def seat_names(self, s: War) -> tuple[str, ...]:
        return tuple(RACES[r] for r in s.race[: s.seats]) if min(s.race) >= 0 else ()

    def same_fact(self, s: War, key: str, expected: Any, found: Any) -> bool:
        return notation.same_fact(s.box, key, expected, found)

    # --- what never changes ----------------------------------------------------------------

    def census(self, s: War) -> dict[str, int]:
        """Pieces of each place at the table wherever they are, and its cards; the same before the races are dealt."""
        out: dict[str, int] = {}
        box = s.box
        for slot in range(box.owners):
            owner = slot if slot >= s.seats or s.slot[0] < 0 else s.slot.index(slot)
            for t, name in enumerate(TYPES):
                necromancers = slot < s.seats and t == WORKER and box.slot_necromancers[slot]
                total = 2 if necromancers else box.pieces[t]
                if s.slot[0] >= 0:
                    total = self._count(s, owner, t)
                out[f"{slot} {name}"] = total
            if slot < s.seats:
                race = max(box.slot_race[slot], 0)
                cards = sum(max(0, n - box.slot_removed[slot][c]) for c, n in enumerate(box.copies[race]))
                if s.slot[0] >= 0:
                    piles = (s.hand[owner], s.deck[owner], s.discard[owner])
                    cards = sum(card_count(pile) for pile in piles) + s.laid[owner]
                out[f"{slot} cards"] = cards
        return out

    def _count(self, s: War, owner: int, t: int) -> int:
        """Pieces of one type in the reserve, in training, at work, on the board, in a maw, on their way."""
        size = s.box.size
        total = s.reserve[owner * 4 + t] + nib(s.training[owner], t)
        total += sum(count_of(s, owner, t, a) for a in range(size))
        total += sum(1 for me in s.devoured if me // size == owner * 4 + t)
        if t == WORKER:
            total += sum(nib(s.rising[owner], b) for b in range(3))
        for frame in s.stack:
            if isinstance(frame, Portal) and frame.seat == owner:
                total += nib(frame.packed, t)
            if isinstance(frame, Respawn) and frame.owner == owner and frame.t == t:
                total += 1
        return total


GAME = Warcraft()
