"""How actions and positions are written: docs/notation/tashkalar.md."""

from __future__ import annotations

from typing import Final

from arenarium.core.game import Json
from arenarium.core.kernel import Action, Decision
from arenarium.core.refusal import BadData, Unreadable, quoted
from arenarium.core.squares import DIRECTIONS, TURNS
from arenarium.games.tashkalar import verbs as v
from arenarium.games.tashkalar.arena import CELLS, GRID
from arenarium.games.tashkalar.box import FLARES, TASKS
from arenarium.games.tashkalar.flares import playable_flares
from arenarium.games.tashkalar.patterns import ways
from arenarium.games.tashkalar.pieces import owner_of, piece_of, rank_of
from arenarium.games.tashkalar.state import MELEE, Bout
from arenarium.games.tashkalar.verbs import unpack_summon
from arenarium.games.tashkalar.vocabulary import COMMON, HEROIC, LEGENDARY, RANKS
from arenarium.games.tashkalar.wire import Rank

LETTERS: Final = "rbgp"
LONGEST: Final = 200  # letters; no action has so many
RANK_NAMES: Final[tuple[Rank, ...]] = ("common", "heroic", "legendary")
RANK_WORDS: Final = ("", *RANK_NAMES)
TOKENS: Final = ("o", "O", "Q", "x", "X", "K")
CARD_VERBS: Final = {
    "discard": v.DISCARD,
    "thaw": v.THAW,
    "warp": v.WARP,
    "claim": v.CLAIM,
    "copy": v.COPY,
    "recover": v.RECOVER,
    "drop": v.DROP,
    "keep": v.KEEP,
    "return": v.RETURN,
    "draw": v.DRAW,
}
SQUARE_VERBS: Final = {
    "lift": v.LIFT,
    "destroy": v.DESTROY_AT,
    "upgrade": v.UPGRADE_AT,
    "downgrade": v.DOWNGRADE_AT,
    "convert": v.CONVERT_AT,
    "choose": v.CHOOSE,
}
PAIR_VERBS: Final = {"move": v.MOVE, "leap": v.LEAP, "swap": v.SWAP}
BARE_VERBS: Final = {
    "end": v.END,
    "gain": v.GAIN,
    "pass": v.PASS_VERB,
    "done": v.DONE_VERB,
    "handover": v.HANDOVER_VERB,
}
WORDS: Final = {
    number: word for table in (CARD_VERBS, SQUARE_VERBS, PAIR_VERBS, BARE_VERBS) for word, number in table.items()
}


# --- actions -----------------------------------------------------------------------------------------


def notate(s: Bout, action: Action) -> str:
    verb, a, b, c = action
    name = GRID.names
    if verb == v.SUMMON:
        return _notate_summon(s, action)
    if verb == v.PLACE:
        return f"place {name[a]}" + (f" {LETTERS[b - 1]}" if b else "") + (f" {RANK_WORDS[c]}" if c else "")
    if verb == v.FLARE_UP:
        return f"flare {s.box.names[a]}" + (f" {LETTERS[b - 1]}" if b else "")
    if verb == v.START:
        return f"start {LETTERS[b - 1]} {name[a]}" if b else f"start {name[a]}"
    if verb == v.SHOOT:
        return f"shoot {DIRECTIONS[a]}"
    if verb == v.SCORE:
        return f"score {LETTERS[a]}"
    if verb == v.OPTION:
        return f"option {a}"
    word = WORDS[verb]
    if word in CARD_VERBS:
        return f"{word} {s.box.names[a]}"
    if word in SQUARE_VERBS:
        return f"{word} {name[a]}"
    if word in PAIR_VERBS:
        return f"{word} {name[a]} {name[b]}"
    return word


def notate_all(s: Bout, d: Decision) -> list[str]:
    return [notate(s, action) for action in d.options]


def is_optional(d: Decision) -> bool:
    """Whether one may also do nothing."""
    return any(verb in (v.PASS_VERB, v.DONE_VERB, v.END) for verb, _, _, _ in d.listed)


def _notate_summon(s: Bout, action: Action) -> str:
    number, square, orient, borrowed, improvised = unpack_summon(action)
    card = s.box.cards[number]
    text = f"summon {card.name} {GRID.names[square]}"
    if card.oriented:
        text += f" {TURNS[card.orientations[orient].name]}"
    if borrowed >= 0:
        text += f" borrow {GRID.name(borrowed)}"
    if improvised >= 0:
        text += f" improvise {GRID.name(improvised)}"
    return text


def parse(s: Bout, text: str) -> Action:
    words = text.lower().split()
    if not words or len(text) > LONGEST:
        raise Unreadable("tashkalar-refuse-unreadable", text=quoted(text))
    verb, rest = words[0], words[1:]
    if verb == "summon":
        return _parse_summon(s, rest, text)
    if verb == "place" and 1 <= len(rest) <= 2:
        square = _square(rest[0], text)
        if len(rest) == 1 or rest[1] == "common":
            return (v.PLACE, square, 0, 0)
        if rest[1] in RANK_WORDS[2:]:
            return (v.PLACE, square, 0, RANK_WORDS.index(rest[1]))
        return (v.PLACE, square, _colour(s, rest[1], text) + 1, 0)
    if verb == "flare" and 1 <= len(rest) <= 2:
        card = _card(s, rest[0], text)
        if not FLARES <= card < TASKS:
            raise Unreadable("tashkalar-refuse-unknown-card", card=rest[0])
        if len(rest) == 2:
            colour = _colour(s, rest[1], text)
            return (v.FLARE_UP, card, colour + 1 if s.mode == MELEE else 0, 0)
        if s.mode == MELEE:  # the opponent may be left out while only one can be compared with
            foes = [foe for _, flare, foe, _ in playable_flares(s, s.seat) if flare == card]
            if len(foes) > 1:
                names = ", ".join(LETTERS[foe - 1] for foe in foes)
                raise Unreadable("tashkalar-refuse-which-opponent", text=quoted(text), known=names)
            if foes:
                return (v.FLARE_UP, card, foes[0], 0)
        return (v.FLARE_UP, card, 0, 0)
    if verb == "start" and len(rest) == 1:
        return (v.START, _square(rest[0], text), 0, 0)
    if verb == "start" and len(rest) == 2:
        return (v.START, _square(rest[1], text), _colour(s, rest[0], text) + 1, 0)
    if verb == "shoot" and len(rest) == 1 and rest[0] in DIRECTIONS:
        return (v.SHOOT, DIRECTIONS.index(rest[0]), 0, 0)
    if verb == "score" and len(rest) == 1:
        return (v.SCORE, _colour(s, rest[0], text), 0, 0)
    if verb == "option" and rest in (["1"], ["2"]):
        return (v.OPTION, int(rest[0]), 0, 0)
    if verb in CARD_VERBS and len(rest) == 1:
        return (CARD_VERBS[verb], _card(s, rest[0], text), 0, 0)
    if verb in SQUARE_VERBS and len(rest) == 1:
        return (SQUARE_VERBS[verb], _square(rest[0], text), 0, 0)
    if verb in PAIR_VERBS and len(rest) == 2:
        return (PAIR_VERBS[verb], _square(rest[0], text), _square(rest[1], text), 0)
    if verb in BARE_VERBS and not rest:
        return (BARE_VERBS[verb], 0, 0, 0)
    raise Unreadable("tashkalar-refuse-unreadable", text=quoted(text))


def _parse_summon(s: Bout, rest: list[str], text: str) -> Action:
    if len(rest) < 2:
        raise Unreadable("tashkalar-refuse-unreadable", text=quoted(text))
    number = _card(s, rest[0], text)
    if number >= FLARES:
        raise Unreadable("tashkalar-refuse-unknown-card", card=rest[0])
    card = s.box.cards[number]
    square = _square(rest[1], text)
    rest = rest[2:]
    orient = -1
    if rest and rest[0] in TURNS:
        orient = card.same_as[TURNS.index(rest[0])]
        rest = rest[1:]
    stand: dict[str, int] = {"borrow": -1, "improvise": -1}
    while rest:
        if len(rest) < 2 or rest[0] not in stand:
            raise Unreadable("tashkalar-refuse-unreadable", text=quoted(text))
        if stand[rest[0]] >= 0:  # the second one would silently replace the first
            raise Unreadable("tashkalar-refuse-one-stand-in", "TK §4.6")
        stand[rest[0]] = _square(rest[1], text)
        rest = rest[2:]
    code = v.stand_ins(stand["borrow"], stand["improvise"])
    if not card.oriented:
        return (v.SUMMON, number, square, code)
    if orient < 0:
        fit: list[Action] = []
        ways(s, s.seat, card, fit)
        possible = sorted({at // v.ORIENTATION for _, _, at, by in fit if at % v.ORIENTATION == square and by == code})
        if len(possible) > 1:
            names = ", ".join(TURNS[card.orientations[o].name] for o in possible)
            raise Unreadable("tashkalar-refuse-which-orientation", text=quoted(text), known=names)
        orient = possible[0] if possible else 0
    return (v.SUMMON, number, square + v.ORIENTATION * orient, code)


def _square(word: str, text: str) -> int:
    q = GRID.square(word)
    if q < 0:
        raise Unreadable("tashkalar-refuse-unknown-square", "TK §2", square=quoted(word))
    return q


def _card(s: Bout, word: str, text: str) -> int:
    number = s.box.numbers.get(word, -1)
    if number < 0:
        raise Unreadable("tashkalar-refuse-unknown-card", card=quoted(word))
    return number


def _colour(s: Bout, word: str, text: str) -> int:
    if len(word) == 1 and word in LETTERS[: s.colours]:
        return LETTERS.index(word)
    raise Unreadable("tashkalar-refuse-unknown-colour", colour=quoted(word))


# --- pictures -----------------------------------------------------------------------------------------


def picture(s: Bout) -> str:
    tokens = []
    for q in range(CELLS):
        piece = s.board[q]
        if piece <= 0:
            tokens.append(".")
        elif s.colours == 2:
            tokens.append(TOKENS[piece - 1])
        else:
            tokens.append(f"{LETTERS[owner_of(piece)]}{rank_of(piece)}")
    return GRID.draw(tokens)


def read_board(text: object, colours: int) -> list[int]:
    """Pieces by square, 0 for none. Raises BadData."""
    if not isinstance(text, str):
        raise BadData("position", "board", "must be a picture", "tashkalar-refuse-read-board")
    try:
        tokens = GRID.read(text)
    except BadData as error:
        raise error.placed("position", "board", error.reason) from None
    board = []
    for q, token in enumerate(tokens):
        if token in (".", "#"):
            board.append(0)
        elif token in TOKENS and colours == 2:
            board.append(TOKENS.index(token) + 1)
        elif len(token) == 2 and token[0] in LETTERS[:colours] and token[1] in "123":
            board.append(piece_of(LETTERS.index(token[0]), int(token[1])))
        else:
            known = " ".join(TOKENS) if colours == 2 else f"a letter of {LETTERS[:colours]} and a rank 1, 2 or 3, as r1"
            raise BadData(
                "position",
                "board",
                f"{GRID.name(q)}: unknown piece {token!r} (known: {known})",
                "tashkalar-refuse-read-piece",
                square=GRID.name(q),
                value=quoted(token),
                known=known,
            )
    return board


# --- small words --------------------------------------------------------------------------------------


def squares_json(squares: tuple[int, ...] | list[int]) -> list[str]:
    names = GRID.names
    return [names[q] for q in squares if q >= 0]


def rank_word(rank: int) -> Rank:
    return RANK_NAMES[rank - 1]


KIND_WORDS: Final = ("being", "legend", "flare")
RANK_LETTERS: Final = {"c": COMMON, "h": HEROIC, "l": LEGENDARY}


def destroyed_words(s: Bout) -> Json:
    """What fell this turn, by colour letter: {"b": "cch"}."""
    found: Json = {}
    for colour in range(s.colours):
        word = "".join(letter * s.fallen[colour * RANKS + rank - 1] for letter, rank in RANK_LETTERS.items())
        if word:
            found[LETTERS[colour]] = word
    return found
