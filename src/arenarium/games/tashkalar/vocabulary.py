"""The words of effects, as the data files write them: what a step does, to whom, where, and when."""

from __future__ import annotations

from typing import Final

COMMON: Final = 1
HEROIC: Final = 2
LEGENDARY: Final = 3
RANKS: Final = 3

# --- the vocabulary of effects; names are those of the data files -------------------------------

OPS: Final = (
    "destroy",
    "upgrade",
    "downgrade",
    "convert",
    "place",
    "move",
    "leap",
    "shoot",
    "either",
    "gain",
    "draw",
    "extra_turn",
    "borrow",
    "remember",
    "recover",
    "choose",
    "doom",
    "tend",
    "mirror",
    "chill",
    "ram",
    "slide",
    "reap",
    "disguise",
    "open_gateway",
    "rebound",
    "legend_by_gate",
    "idle",
    "possess",
    "drop",
    "copy_pending",
    "swap",
    "unload",
    "load",
    "rewind",
    "take_back",
    "void",
    "drop_pending",
    "polarise",
    "collapse",
    "copy_warp",
    "transcend",
    "antimatter",
    "double",
)
DESTROY: Final = 0
UPGRADE: Final = 1
DOWNGRADE: Final = 2
CONVERT: Final = 3
PUT: Final = 4
MOVING: Final = 5
LEAPING: Final = 6
SHOOTING: Final = 7
EITHER: Final = 8
GAINING: Final = 9
DRAWING: Final = 10
EXTRA_TURN: Final = 11
BORROW: Final = 12
REMEMBER: Final = 13
RECOVERING: Final = 14
CHOOSING: Final = 15
DOOM: Final = 16
TEND: Final = 17
MIRROR: Final = 18
CHILL: Final = 19
RAM: Final = 20
SLIDE: Final = 21
REAP: Final = 22
DISGUISE: Final = 23
OPEN_GATEWAY: Final = 24
REBOUND: Final = 25
LEGEND_BY_GATE: Final = 26
IDLE: Final = 27
POSSESS: Final = 28
DROPPING: Final = 29
COPY_PENDING: Final = 30
SWAPPING: Final = 31
UNLOAD: Final = 32
LOAD: Final = 33
REWIND: Final = 34
TAKE_BACK: Final = 35
VOIDS: Final = 36
DROP_PENDING: Final = 37
POLARISE: Final = 38
COLLAPSE: Final = 39
COPY_WARP: Final = 40
TRANSCEND: Final = 41
ANTIMATTER: Final = 42
DOUBLE: Final = 43

WHO: Final = ("own", "enemy", "any", "more_common", "more_upgraded", "owed")
OWN: Final = 0
ENEMY: Final = 1
ANY: Final = 2
MORE_COMMON: Final = 3
MORE_UPGRADED: Final = 4
OWED: Final = 5

WHERE: Final = (
    "anywhere",
    "adjacent",
    "orthogonal",
    "diagonal",
    "marked",
    "marked2",
    "pattern",
    "within2",
    "within3",
    "near_green",
    "around_red",
    "around_green",
    "near_own",
    "near_spot",
    "arrows",
    "near_gateway",
    "near_its_own",
    "near_own_heroic",
    "near_enemy",
)
ANYWHERE: Final = 0
ADJACENT: Final = 1
ORTHOGONAL: Final = 2
DIAGONAL: Final = 3
MARKED: Final = 4
MARKED2: Final = 5
PATTERN: Final = 6
IN_TWO: Final = 7
IN_THREE: Final = 8
NEAR_GREEN: Final = 9
AROUND_RED: Final = 10
AROUND_GREEN: Final = 11
NEAR_OWN: Final = 12
NEAR_SPOT: Final = 13
ARROWS: Final = 14
NEAR_GATEWAY: Final = 15
NEAR_ITS_OWN: Final = 16
NEAR_OWN_HEROIC: Final = 17
NEAR_ENEMY: Final = 18

PIECES: Final = ("", "self", "it", "gateway")
CHOSEN: Final = 0  # whichever the step's who, rank and where allow
SELF: Final = 1
IT: Final = 2
GATEWAY: Final = 3

KINDS: Final = ("standard", "combat", "empty")
STANDARD: Final = 0
COMBAT: Final = 1
EMPTY: Final = 2

TO: Final = ("", "marked", "coloured", "distance2", "ring2", "common", "same", "top", "frozen")
TO_MARKED: Final = 1
TO_COLOURED: Final = 2
TO_DISTANCE2: Final = 3
TO_RING2: Final = 4
TO_COMMON: Final = 5
TO_SAME: Final = 6
TO_TOP: Final = 7
TO_FROZEN: Final = 8

CONDITIONS: Final = (
    "",
    "done",
    "undone",
    "actions_left",
    "spot_red",
    "on_green",
    "on_red",
    "on_wild",
    "on_tame",
    "hit_legendary",
    "two_kills",
    "took",
    "bloodless",
    "trampled_enemy",
    "tally2",
    "done_not_gateway",
    "done_gateway_red",
    "done_gateway_green",
    "self_is_gateway",
    "self_not_gateway",
    "gateway_calm",
    "no_legendary_hit",
    "greater_twin_gone",
    "lesser_twin_gone",
    "emperor_fresh",
)
ALWAYS: Final = 0
IF_DONE: Final = 1
IF_UNDONE: Final = 2
IF_ACTIONS_LEFT: Final = 3
IF_SPOT_RED: Final = 4
IF_ON_GREEN: Final = 5
IF_ON_RED: Final = 6
IF_ON_WILD: Final = 7
IF_ON_TAME: Final = 8
IF_HIT_LEGENDARY: Final = 9
IF_TWO_KILLS: Final = 10
IF_TOOK: Final = 11
IF_BLOODLESS: Final = 12
IF_TRAMPLED_ENEMY: Final = 13
IF_TALLY2: Final = 14
IF_DONE_NOT_GATEWAY: Final = 15
IF_DONE_GATEWAY_RED: Final = 16
IF_DONE_GATEWAY_GREEN: Final = 17
IF_SELF_IS_GATEWAY: Final = 18
IF_SELF_NOT_GATEWAY: Final = 19
IF_GATEWAY_CALM: Final = 20
IF_NO_LEGENDARY_HIT: Final = 21
IF_GREATER_TWIN_GONE: Final = 22
IF_LESSER_TWIN_GONE: Final = 23
IF_EMPEROR_FRESH: Final = 24

FLAGS: Final = (
    "except_self",
    "straight",
    "same_piece",
    "distinct",
    "one_group",
    "same_way",
    "touch_own",
    "equal_alone",
    "rest_forced",
    "last_needs_self",
    "connected",
    "uncounted",
    "each_colour",
    "spread",
    "arrows",
    "bend",
    "touched",
    "touched_twice",
    "towards",
    "spare_gateway",
    "except_gateway",
    "makes_gateway",
    "tally",
    "two_of_colour",
    "fixed_spot",
    "at_once",
)
EXCEPT_SELF: Final = 1 << 0
STRAIGHT: Final = 1 << 1
SAME_PIECE: Final = 1 << 2
DISTINCT: Final = 1 << 3
ONE_GROUP: Final = 1 << 4
SAME_WAY: Final = 1 << 5
TOUCH_OWN: Final = 1 << 6
EQUAL_ALONE: Final = 1 << 7
REST_FORCED: Final = 1 << 8
LAST_NEEDS_SELF: Final = 1 << 9
CONNECTED: Final = 1 << 10
UNCOUNTED: Final = 1 << 11
EACH_COLOUR: Final = 1 << 12
SPREAD: Final = 1 << 13
ARROW_WAYS: Final = 1 << 14
BEND: Final = 1 << 15
TOUCHED: Final = 1 << 16
TOUCHED_TWICE: Final = 1 << 17
TOWARDS: Final = 1 << 18
SPARE_GATEWAY: Final = 1 << 19
EXCEPT_GATEWAY: Final = 1 << 20
MAKES_GATEWAY: Final = 1 << 21
TALLY: Final = 1 << 22
TWO_OF_COLOUR: Final = 1 << 23
FIXED_SPOT: Final = 1 << 24
AT_ONCE: Final = 1 << 25

COUNT_ALL: Final = -1  # everything at once
FAR: Final = 9  # as far as the arena reaches
NO_LIMIT: Final = 99  # equal: more than there can be
COUNT_ANY: Final = NO_LIMIT
COUNT_STORM: Final = -2  # five, three or one by the rank of the piece
COUNT_BEHIND: Final = -3  # again while an opponent has more pieces
STOP_EMPTY: Final = 1 << 4  # beside the bits of ranks: an empty square ends the movement


ANY_CARD: Final = 3  # where a kind of card could stand


class Step:
    """One sentence of an effect. Ranks are masks: bit 1 common, bit 2 heroic, bit 3 legendary."""

    def __init__(self, op: int) -> None:
        self.op = op
        self.may = False
        self.count = 1
        self.who = OWN
        self.ranks = 1 << COMMON
        self.where = ANYWHERE
        self.piece = CHOSEN
        self.kind = STANDARD
        self.equal = NO_LIMIT  # how many captures of an equal rank
        self.to = 0
        self.cond = ALWAYS
        self.flags = 0
        self.hits = 0  # of a shot; 0: everything on the line
        self.stop = 0  # ranks (or an empty square) that end it
        self.spare = 0  # ranks that may not be captured
        self.alone = 0  # ranks that may only be the single choice
        self.reach = FAR
        self.by_heading = False
        self.with_self = False
        self.what = 0  # draw, drop: a kind of card, or ANY_CARD
        self.of: list[Step] = []
