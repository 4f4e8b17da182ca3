"""A second, plain reading of a Stop: its effects, who may do what, who is asked after whom, and who picks up dice.

Written from the rulebook, for comparison with the engine, whose helpers it does not use. It reads positions as facts
and the numbers of cards from the data files; what a spell does when it is cast is not its matter.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from arenarium.core.game import Json
from tests.herosi.rules.positions import CREATURES, FIELDS, HEROES, SEATS, SPELLS

LETTER = {"fire": "F", "water": "W", "earth": "E", "air": "A", "command": "C", "card": "K"}
ELEMENTS = "FWEA"


@dataclass
class Being:
    name: str
    markers: int


@dataclass
class Player:
    name: str
    hero: str
    life: int
    status: str
    points: int
    dice: list[str]
    fields: dict[str, Being]  # those that are not empty
    hand: list[str]
    deck: list[str]
    discard: list[str]
    beside: int
    picks_up: bool = False  # acted or failed in this stop
    must_roll: bool = False

    def shows(self, symbol: str) -> int:
        return self.dice.count(LETTER[symbol])

    def creatures(self) -> list[str]:
        return [at for at, being in self.fields.items() if being.name != "hero"]


@dataclass
class Lasting:
    card: str
    bearer: str  # b or b.f2
    owner: str
    power: int

    @property
    def name(self) -> str:
        return f"{self.card}@{self.bearer}"


@dataclass
class Rules:
    mode: str
    teams: dict[str, int]
    battle: str  # the seats of the battle that is read
    optional_ending: bool
    penalty: dict[str, bool]


@dataclass
class Reading:
    """One battle from a Stop to the next preparation."""

    rules: Rules
    players: dict[str, Player]
    spells: list[Lasting]
    upper: list[str]
    lower: list[str]
    over: bool = False
    tied: bool = False
    queue: list[str] = field(default_factory=list)  # who has still to be asked in phase 3
    acting: str = ""

    # --- who is there ------------------------------------------------------------------------

    def fighters(self) -> list[Player]:
        return [self.players[x] for x in self.rules.battle if self.players[x].status != "out"]

    def own_spells(self) -> list[Lasting]:
        """Spells in play between those who fight here."""
        return [x for x in self.spells if x.bearer[0] in self.rules.battle]

    # --- phase 2 and 3 -----------------------------------------------------------------------

    def stop(self, stopper: str) -> None:
        """He acts; then the others are asked, clockwise from him."""
        order = self.rules.battle
        at = order.index(stopper)
        self.queue = list(order[at + 1 :] + order[:at])
        self.act(stopper)

    def act(self, seat: str) -> None:
        """A player's own stop: a stunned one revives; for the others come the effects, then an action."""
        me = self.players[seat]
        me.picks_up = True
        if me.status == "stunned":
            me.status, me.life = "in", 5
            return
        self.acting = seat
        self.effects(me)
        if me.status != "in" or self.over:
            self.acting = ""

    def effects(self, me: Player) -> None:
        """First the weakness: one for each opposed symbol; then the lasting spells on him and his Beings by age."""
        self.hurt_hero(me, me.shows(HEROES[me.hero]["opposed"]), None)
        waiting = [(x, self.bite(x, me)) for x in self.spells if x.bearer[0] == me.name]
        for spell, damage in waiting:
            if me.status != "in" or self.over:
                return
            if damage and spell in self.spells:
                self.hurt(me, spell, damage)

    def bite(self, spell: Lasting, me: Player) -> int:
        if spell.card == "poison":
            return int(SPELLS["poison"]["amount"])
        if spell.card == "ignite":
            return me.shows("fire")
        if spell.card == "bad_luck" and me.shows("card"):
            return 2
        return 0

    def hurt(self, me: Player, spell: Lasting, damage: int) -> None:
        at = spell.bearer[2:]
        if not at or me.fields[at].name == "hero":
            self.hurt_hero(me, damage, spell.owner)
            return
        being = me.fields[at]
        being.markers += damage
        if being.markers >= CREATURES[being.name]["life"]:
            del me.fields[at]
            me.beside += being.name == "phoenix"
            self.end([x for x in self.spells if x.bearer == spell.bearer])
            self.look_at_creatures()

    def hurt_hero(self, me: Player, damage: int, by: str | None) -> None:
        lost = min(damage, me.life)
        me.life -= lost
        if self.rules.mode == "no_elimination" and by not in (None, me.name) and self.players[str(by)].status != "out":
            self.players[str(by)].points += lost
            self.over = self.over or self.players[str(by)].points >= 21
        if me.life == 0:
            self.fall(me)

    def fall(self, me: Player) -> None:
        if self.rules.mode == "no_elimination":
            me.status = "stunned"
            return
        me.status, me.fields, me.beside = "out", {}, 0
        self.end([x for x in self.spells if x.bearer[0] == me.name])
        if self.rules.mode != "tournament":  # the beaten there still need their cards
            me.hand, me.deck, me.discard = [], [], []
        self.over = len({self.rules.teams[x.name] for x in self.fighters()}) < 2
        self.look_at_creatures()

    def end(self, spells: list[Lasting]) -> None:
        """Each goes to its owner's discard pile, or out of the game with an owner who is out."""
        for spell in spells:
            self.spells.remove(spell)
            if self.players[spell.owner].status != "out" or self.rules.mode == "tournament":
                self.players[spell.owner].discard.append(spell.card)

    def look_at_creatures(self) -> None:
        if not self.rules.optional_ending or self.over or self.tied:
            return
        if any(x.creatures() for x in self.fighters()):
            return
        most = max(x.life for x in self.fighters())
        self.tied = len({self.rules.teams[x.name] for x in self.fighters() if x.life == most}) > 1
        self.over = not self.tied

    # --- what is possible --------------------------------------------------------------------

    def possible(self, me: Player) -> set[str]:
        cards = me.shows("card")
        found = {f"cast {card}" for card in me.hand if self.paid(me, card) and self.has_target(me, card)}
        found |= {f"draw {n}" for n in range(1, min(cards - 2, len(me.deck + me.discard)) + 1)}
        for needs, row, number in ((4, self.lower, 2), (5, self.upper, 1)):
            if cards >= needs:
                found |= {f"learn {column}{number}" for column, card in zip("abcd", row, strict=True) if card != "."}
        if all(face in me.dice for face in ELEMENTS):
            found |= {f"dispel {x.name}" for x in self.own_spells()}
        return found

    def paid(self, me: Player, card: str) -> bool:
        needs = SPELLS[card]["needs"]
        if "same_element" in needs:
            return any(me.dice.count(face) >= needs["same_element"] for face in ELEMENTS)
        return all(me.shows(symbol) >= n for symbol, n in needs.items())

    def has_target(self, me: Player, card: str) -> bool:
        row = SPELLS[card]
        if row["target"] == "lasting_spell":
            return bool(self.own_spells())
        room = len(me.fields) < len(FIELDS)
        if row["effect"] == "teleport" and not room:
            return False
        found: list[str] = [f"{me.name}.beside"] if row["effect"] == "activate" and me.beside and room else []
        for other in [me] if row["target"].startswith("own") else self.fighters():
            if row["target"] == "any_player":
                found.append(other.name)
            elif "creature" in row["target"]:
                found += [f"{other.name}.{at}" for at in other.creatures()]
            else:  # a Being that is covered is covered by one that is not
                found += [f"{other.name}.{at}" for at in other.fields]
        carrying = {x.bearer for x in self.spells if x.card == card and row["effect"] == "lasting"}
        return bool(set(found) - carrying)

    def may_opt_in(self, me: Player) -> bool:
        """With something to do now, or once his own effects have been carried out: as if he himself had stopped."""
        if me.status == "stunned" or self.possible(me):
            return True
        after = copy.deepcopy(self)
        after.act(me.name)
        return after.acting == me.name and bool(after.possible(after.players[me.name]))

    def question(self) -> tuple[str, str, set[str]] | None:
        """Who is asked what, with all answers; None when the round is over."""
        if self.acting:
            return self.acting, "choose_action", self.possible(self.players[self.acting]) | {"pass"}
        while self.queue and not self.over:
            me = self.players[self.queue[0]]
            if me.status == "in" or (me.status == "stunned" and me.shows("card") >= 5):
                return me.name, "opt_in", {"pass", "act"} if self.may_opt_in(me) else {"pass"}
            self.queue.pop(0)
        return None

    # --- answers -----------------------------------------------------------------------------

    def answer(self, text: str, drawn: list[str]) -> None:
        verb, *operands = text.split()
        if not self.acting:
            seat = self.queue.pop(0)
            if verb == "act":
                self.act(seat)
            return
        me = self.players[self.acting]
        self.acting = ""
        if verb == "pass":
            self.fail(me)
        elif verb == "draw":
            self.draw(me, drawn)
        elif verb == "learn":
            self.learn(me, operands[0])
        elif verb == "dispel":
            spell = next(x for x in self.spells if x.name == operands[0])
            if spell.power:
                spell.power -= 1
            else:
                self.end([spell])

    def fail(self, me: Player) -> None:
        if self.rules.penalty[me.name]:
            self.hurt_hero(me, 2, None)
        else:
            me.picks_up, me.must_roll = False, True

    def draw(self, me: Player, drawn: list[str]) -> None:
        for card in drawn:
            if not me.deck:
                me.deck, me.discard = me.discard, []
            me.deck.remove(card)
            me.hand.append(card)

    def learn(self, me: Player, slot: str) -> None:
        """The spell deck is empty here: a card of the lower row is replaced from above, nothing else."""
        column = "abcd".index(slot[0])
        if slot[1] == "2":
            me.hand.append(self.lower[column])
            self.lower[column], self.upper[column] = self.upper[column], "."
        else:
            me.hand.append(self.upper[column])
            self.upper[column] = "."

    # --- phase 4 -----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Who acted or failed starts from nothing; the others' dice lie. Whom Blessing has reached gets a seventh."""
        for me in self.fighters():
            if me.picks_up:
                me.dice = ["-"] * len(me.dice)
            blessed = any(x.card == "blessing" and x.bearer == me.name for x in self.spells)
            if blessed and len(me.dice) < 7:
                me.dice.append("-")
            me.picks_up = False

    def may_stop(self, me: Player) -> bool:
        if me.status == "stunned":
            return me.shows("card") >= 5
        return not me.must_roll and any(face in "FWEACK" for face in me.dice)

    # --- facts -------------------------------------------------------------------------------

    def facts(self) -> Json:
        """As the engine tells them."""

        def row(me: Player, name: str) -> str:
            beings = [me.fields.get(f"{name}{i}") for i in range(1, 5)]
            return " ".join("." if b is None else b.name + "!" * b.markers for b in beings)

        everybody = self.players.values()
        return {
            "life": [x.life for x in everybody],
            "points": [x.points for x in everybody],
            "status": [x.status for x in everybody],
            "beside": [x.beside for x in everybody],
            "hand": {x.name: sorted(x.hand) for x in everybody},
            "deck": {x.name: sorted(x.deck) for x in everybody},
            "discard": {x.name: sorted(x.discard) for x in everybody},
            "dice": {x.name: " ".join(x.dice) for x in everybody if x.status != "out"},
            "front": {x.name: row(x, "f") for x in everybody},
            "back": {x.name: row(x, "b") for x in everybody},
            "spells": [f"{x.name}/{x.owner}" + (f"+{x.power}" if x.power else "") for x in self.spells],
        }


def read(facts: Json, heroes: dict[str, str], rules: Rules, track: int) -> Reading:
    """A position as the engine's facts tell it."""
    players = {}
    for i, name in enumerate(SEATS[: len(facts["life"])]):
        words = f"{facts['front'][name]} {facts['back'][name]}".split()
        beings = {at: Being(w.rstrip("!"), w.count("!")) for at, w in zip(FIELDS, words, strict=True) if w != "."}
        hand, deck, discard = (list(facts[pile][name]) for pile in ("hand", "deck", "discard"))
        players[name] = Player(
            name, heroes[name], facts["life"][i], facts["status"][i], facts["points"][i],
            facts["dice"][name].split(), beings, hand, deck, discard, facts["beside"][i],
        )  # fmt: skip
    spells = []
    for text in facts["spells"]:
        name, _, rest = text.partition("/")
        card, _, bearer = name.partition("@")
        owner, _, power = rest.partition("+")
        spells.append(Lasting(card, bearer, owner, int(power or 0)))
    rows = [facts[key] if isinstance(facts[key], str) else facts[key][track] for key in ("upper", "lower")]
    return Reading(rules, players, spells, rows[0].split(), rows[1].split())
