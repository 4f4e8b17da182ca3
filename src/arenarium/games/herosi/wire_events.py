"""What Herosi tells of what happened, and the news of the live pace. docs/views/herosi.md

The fields of each are the numbers of the event in their order, those it inherits first; what a number becomes stands
in its note. A note "a of b" makes a second field of the number of b. An event kept from before a field was added
ends without it.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from arenarium.core.wire import Seat
from arenarium.games.herosi.wire import FieldView

Card = Annotated[str, "card"]  # "@herosi-fireball"
Hero = Annotated[str, "hero"]  # "@herosi-hero_fire"
Being = Annotated[str, "being"]  # "@herosi-griffin", on the field named before it
Field = Annotated[str, "field"]  # "b.f2"
OwnField = Annotated[str, "own_field"]  # "f2"
Slot = Annotated[str, "slot"]  # "a2"
Bearer = Annotated[str, "bearer"]  # "b.f2", or the player "b"
SpellInPlay = Annotated[str, "spell"]  # "poison@b.f2"
Reached = Annotated[str, "reached"]  # what stands there; "" for a player
Type = Annotated[Literal["magical", "physical"], "type"]
Ending = Annotated[Literal["creatures", "limit", "points"], "ending"]


class OfSeat(TypedDict):
    seat: Seat


class OfTarget(TypedDict):
    target: Field
    target_seat: Annotated[int, "owner of target"]  # whose it is
    being: Being


class OfSpell(TypedDict):
    """A lasting spell in play."""

    card: Card
    spell: SpellInPlay
    target_seat: Annotated[int, "owner of spell"]  # whose Being bears it, or who himself


class OfPlayer(OfSeat):
    """Of this there is nothing more to say than who."""

    kind: Literal[
        "first",  # picks first
        "cleared",  # own seat only: the army is taken off the board again
        "ready",
        "drew_hidden",  # what others see of `drew`
        "shuffled",  # the discard pile became the deck
        "chose",  # calm pace: secretly
        "kept",  # calm pace: rolls none
        "went",  # calm pace: goes on
        "called",  # calm pace: one of several who answered stop
        "stopped",
        "priority",  # the marker passes to him
        "acts",  # too
        "passed",
        "blessed",  # a seventh die
        "stunned",
        "fell",
        "resigned",
        "won",  # one for each winner
    ]


class Laid(TypedDict):
    """A card fills a gap of the track."""

    kind: Literal["laid"]
    card: Card
    slot: Slot
    track: Annotated[int, "track of slot"]


# It slides down to fill a gap of the lower row.
Slid = TypedDict(
    "Slid",
    {"kind": Literal["slid"], "card": Card, "from": Slot, "track": Annotated[int, "track of from"], "to": Slot},
)


class ChoseHero(OfSeat):
    kind: Literal["chose_hero"]
    hero: Hero
    card: Annotated[str, "special of hero"]  # his own spell, which goes into the deck


class Took(OfSeat):
    """In the draft; or later, by Learn."""

    kind: Literal["took", "learned"]
    card: Card
    slot: Slot
    track: Annotated[int, "track of slot"]


class Placed(OfSeat):
    kind: Literal["placed"]  # own seat only
    being: Annotated[str, "own_being"]
    field: OwnField
    stands: Annotated[FieldView, "stands of being"]


class LeftEmpty(OfSeat):
    kind: Literal["left_empty"]  # own seat only
    field: OwnField


class Revealed(OfSeat):
    kind: Literal["revealed"]
    army: Annotated[list[str], "army"]
    fields: Annotated[dict[str, FieldView | None], "board of army"]  # where they stand


class OfCard(OfSeat):
    """Who draws is told the card, the others are told `drew_hidden`."""

    kind: Literal["drew", "discarded"]
    card: Card


class Rolled(OfSeat):
    kind: Literal["rolled"]
    dice: Annotated[str, "dice"]  # "1 3 4", taken up
    count: Annotated[int, "count of dice"]


class Landed(OfSeat):
    kind: Literal["landed"]
    die: Annotated[int, "die"]
    face: Annotated[str, "face"]
    letter: Annotated[str, "letter of face"]


class Rerolls(OfSeat):
    kind: Literal["rerolls"]  # all his dice
    by_seat: Seat  # whose Siren it is


class GaveDie(OfSeat):
    kind: Literal["gave_die"]
    die: Annotated[int, "die"]


class StopTime(OfSeat):
    """Live pace: a Stop of a window, in milliseconds since rolling opened."""

    kind: Literal["stop_time"]
    received: int
    half: int  # of the way there and back, as credited
    effective: int


class OfDamage(OfSeat):
    """The dice show the opposed element, or the stop failed: before the Hero is hurt."""

    kind: Literal["weakness", "failed"]
    amount: int


class Continued(TypedDict):
    kind: Literal["continued"]  # dice are picked up, rolling opens again
    battle: int


class Cast(OfSeat):
    kind: Literal["cast"]
    card: Card
    target: Annotated[str, "aim"]
    target_seat: Annotated[int, "owner of target"]  # whose Being, who himself, or on whose side the spell lies
    boosts: int
    being: Reached


class Attached(OfSeat):
    kind: Literal["attached"]
    card: Card
    target: Bearer
    target_seat: Annotated[int, "owner of target"]
    power: int
    being: Reached


class Lasting(OfSpell):
    """It takes effect at a stop, before somebody is hurt; or it leaves play."""

    kind: Literal["effect", "ended"]
    owner_seat: Seat
    being: Reached


class Power(OfSpell):
    kind: Literal["power"]
    power: int  # tokens now
    owner_seat: Seat
    being: Reached


class Dispelled(OfSeat):
    kind: Literal["dispelled"]
    card: Card
    spell: SpellInPlay
    target_seat: Annotated[int, "owner of spell"]
    owner_seat: Seat
    being: Reached


class Hurt(OfTarget):
    kind: Literal["hurt"]
    amount: int
    type: Type
    by_seat: Seat  # -1: nobody's


class Healed(OfTarget):
    kind: Literal["healed"]
    amount: int


class OfBeing(OfTarget):
    """It ignores physical damage, dies, or leaves as a Will-o'-wisp used up."""

    kind: Literal["unhurt", "died", "removed"]


# A basic attack; or a blow in frenzy.
Attacked = TypedDict(
    "Attacked",
    {
        "kind": Literal["attacked", "struck"],
        "seat": Seat,  # who made it
        "from": Field,
        "from_seat": Annotated[int, "owner of from"],  # whose creature it is
        "being": Being,
        "target": Field,
        "target_seat": Annotated[int, "owner of target"],  # whose the victim is
        "victim": Being,
    },
)


class Answered(OfTarget):
    """Fire Wall or Griffin hits the attacker first."""

    kind: Literal["answered"]
    by: Annotated[str, "answer"]
    by_seat: Seat  # whose Griffin or spell it is


# An own creature uses its ability; an own Being goes to another field.
Used = TypedDict("Used", {"kind": Literal["used"], "seat": Seat, "from": Field, "being": Being})
Moved = TypedDict(
    "Moved", {"kind": Literal["moved", "teleported"], "seat": Seat, "from": Field, "to": Field, "being": Being}
)


class Returned(OfSeat):
    kind: Literal["returned"]  # a Phoenix
    field: Field
    being: Being
    stands: Annotated[FieldView, "back of being"]


class Revived(OfSeat):
    kind: Literal["revived"]
    life: int


class Scored(OfSeat):
    kind: Literal["scored"]
    amount: int
    points: int


class Merged(TypedDict):
    kind: Literal["merged"]  # teams: one battle from now on


class Pairing(OfSeat):
    kind: Literal["final", "third_place"]
    other_seat: Seat


class Decided(TypedDict):
    kind: Literal["decided"]  # otherwise than by the last Hero
    by: Ending


OfSetup = Laid | Slid | ChoseHero | Took | Placed | LeftEmpty | Revealed
OfDice = OfCard | Rolled | Landed | Rerolls | GaveDie
OfStop = StopTime | OfDamage | Continued
OfMagic = Cast | Attached | Lasting | Power | Dispelled
OfBeings = Hurt | Healed | OfBeing | Attacked | Answered | Used | Moved | Returned
OfEnding = Revived | Scored | Merged | Pairing | Decided
Told = OfPlayer | OfSetup | OfDice | OfStop | OfMagic | OfBeings | OfEnding


# --- news of the live pace --------------------------------------------------------------------
# `in` is how many milliseconds are left. The first three go to who sent the roll or Stop `n` only.

Queued = TypedDict("Queued", {"kind": Literal["queued"], "n": str, "seat": Seat, "in": NotRequired[int]})
Taken = TypedDict("Taken", {"kind": Literal["taken"], "n": str, "seat": Seat, "in": int})


class Stopping(OfSeat):
    kind: Literal["stopping"]
    n: str


Opens = TypedDict("Opens", {"kind": Literal["opens"], "battle": int, "preparation": int, "in": int})
# A seat may think until then; or the table waits until then for one who has dropped out.
Waiting = TypedDict("Waiting", {"kind": Literal["clock", "paused"], "seat": Seat, "in": int})


class StopRow(OfSeat):
    received: int  # in milliseconds of the server's clock
    round_trip: int  # as credited
    effective: int


class Figures(TypedDict):
    """Every Stop of a window, the winner first."""

    kind: Literal["figures"]
    battle: int
    preparation: int
    rows: list[StopRow]


class Resumed(TypedDict):
    kind: Literal["resumed"]


LiveNews = Queued | Taken | Stopping | Opens | Figures | Waiting | Resumed
