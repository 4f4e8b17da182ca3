"""Puzzles out of games between bots: the same seed and number of games find the same ones.

Every game stands for itself, so that many can be mined side by side and put together in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from arenarium.bots.contract import Budget, Observation, find_game, seed_for
from arenarium.bots.goals import WIN, WON, goal_of, goals_of
from arenarium.bots.levels import MINED, TRYING, make
from arenarium.bots.match import line_ups
from arenarium.bots.puzzles.book import Book, PlayedMatch, Puzzle, name_of
from arenarium.bots.puzzles.chances import lines_of
from arenarium.bots.puzzles.proof import Lines, TooMany, Weighed
from arenarium.core.game import AnyGame
from arenarium.core.kernel import CHANCE, Decision, Luck, State, answer, questions

NODES: Final = 300  # for each answer of those who play, and of those who try a puzzle
TRIES: Final = 2  # of each level
WORLDS: Final = 12
A_GAME: Final = 6  # puzzles of one goal out of one game, at most
ALIKE: Final = 0.08  # the share of a book that may begin with the same answer
DOUBTFUL: Final = 100  # gains above are chances of a win
EASY: Final = 0.25  # the share that every level may find
TOSSED: Final = 0.1  # the share that a coin may answer: one question, two answers
LONGEST: Final = 12  # answers of a solution, at most


class Found(Struct):
    """What one game gave."""

    number: int
    match: PlayedMatch
    puzzles: list[Puzzle]


def mine(name: str, seed: int, number: int, worlds: int = WORLDS) -> Found:
    """Play one game and prove what it holds."""
    game = find_game(name)
    goals = goals_of(game)
    own = seed_for(seed, name, number)
    # Each goal has games of its own: all are looked for in each.
    usual = goals[number % len(goals)].line_ups
    options = dict(usual[number // len(goals) % len(usual)])
    sides = line_ups(game, options, options.get("seats", 2), own)
    match = PlayedMatch(sides[number % len(sides)], [])
    s: State = game.start(match.options)
    chance, bot = Luck(seed_for(own, "chance")), make(MINED[number % len(MINED)])
    found: list[Puzzle] = []
    solved: dict[str, int] = {}  # the turn in which one was found: one a turn
    while (asked := questions(s)) and len(match.answers) < game.bound:
        d = asked[0]
        if d.seat == CHANCE:
            action = chance.draw(d)
        else:
            for goal in goals:
                if d.ask not in goal.asks or sum(p.goal == goal.name for p in found) >= A_GAME:
                    continue
                lines = lines_of(game, goal, d.seat)
                turn = lines.number(s)
                if solved.get(goal.name) == turn:
                    continue
                puzzle = prove(lines, s, d, seed_for(own, len(match.answers)), worlds)
                if puzzle is not None:
                    solved[goal.name] = turn
                    own_name = name_of(match.options, [*match.answers, *puzzle.first])
                    found.append(replace(puzzle, id=own_name, at=len(match.answers)))
            seen = Observation.of(game, s, d.seat, seed_for(own, len(match.answers)))
            action = game.parse(s, bot.choose(seen, Budget(nodes=NODES)))
        match.answers.append(f"{d.seat} {game.notate(s, action)}")
        answer(s, d, action, [])
    return Found(number, match, found)


def prove(lines: Lines, s: State, d: Decision, seed: int, worlds: int) -> Puzzle | None:
    """The puzzle that this question is, or that one becomes after it on the way of the best line: one best answer in
    every world."""
    goal, game = lines.goal, lines.game
    luck = Luck(seed)
    first: list[str] = []
    s = s.clone()
    try:
        if not lines.hopeful(s, d, luck):
            return None
        weighed = lines.weigh([s], d)
        while not lines.only(weighed) or d.count() < goal.fewest:
            # Of the answers that spoil nothing any one: what remains to be found is then asked next.
            best = [w for w in weighed if w.least == weighed[0].least]
            if len(best) == len(weighed) or weighed[0].least < goal.least:
                return None
            action = best[luck.below(len(best))].action
            begun = lines.turn(s)
            first.append(game.notate(s, action))
            lines.tried = 0
            lines.play(s, d, action)
            asked = questions(s)
            if not asked or asked[0].seat != lines.seat or lines.turn(s) != begun:
                return None
            d = asked[0]
            weighed = lines.weigh([s], d)
        drawn = lines.worlds(s, worlds, seed)
        weighed = lines.weigh(drawn, d)
        if not lines.only(weighed) or weighed[0].least < goal.least:
            return None
        tried = lines.widest
        if tried < goal.deep:
            return None
        line, find = follow(lines, drawn, d, weighed)
    except TooMany:
        return None
    gain, second = lines.proof(weighed)
    if DOUBTFUL * goal.scale < gain < WON // 2 * goal.scale:
        return None  # partly a win, partly something else
    theme = WIN if gain >= WON // 2 * goal.scale else goal.themes(d.ask, line, gain)
    missed = misses(game, s, d, line[0], seed)
    return Puzzle("", 0, 0, first, d.seat, theme, line, find, d.count(), gain, second, worlds, tried, missed, goal.name)


def follow(lines: Lines, worlds: list[State], d: Decision, weighed: list[Weighed]) -> tuple[list[str], int]:
    """The best line as far as the seat itself decides, and how many of its answers are the only best ones."""
    game, seat = lines.game, lines.seat
    worlds = [w.clone() for w in worlds[:3]]
    begun = lines.turn(worlds[0])
    line: list[str] = []
    find, sole = 0, True
    while True:
        best = weighed[0].action
        sole = sole and (d.count() == 1 or lines.only(weighed))
        line.append(game.notate(worlds[0], best))
        find += sole
        for w in worlds:
            lines.tried = 0
            lines.play(w, next(q for q in questions(w) if q.seat == seat), best)
        asked = questions(worlds[0])
        if not asked or asked[0].seat != seat or lines.turn(worlds[0]) != begun or len(line) > LONGEST:
            return line, find
        d = asked[0]
        if any([(q.seat, q.ask, q.count()) for q in questions(w)] != [(d.seat, d.ask, d.count())] for w in worlds):
            return line, find
        weighed = lines.weigh(worlds, d)


def misses(game: AnyGame, s: State, d: Decision, best: str, seed: int) -> float:
    """The share of the lower levels' tries that answer otherwise."""
    wrong = 0
    for level in TRYING:
        for n in range(TRIES):
            seen = Observation.of(game, s, d.seat, seed_for(seed, level, n))
            wrong += make(level).choose(seen, Budget(nodes=NODES)) != best
    return round(wrong / (len(TRYING) * TRIES), 2)


def rows_of(book: Book) -> list[Found]:
    """What a book holds as what its games gave, before those of any other."""
    of_match: dict[int, list[Puzzle]] = {}
    for p in book.puzzles:
        of_match.setdefault(p.match, []).append(p)
    return [Found(n - len(book.matches), m, of_match.get(n, [])) for n, m in enumerate(book.matches)]


def by_coin(p: Puzzle) -> bool:
    return p.options == 2 and p.find == 1


def book(game: AnyGame, seed: int, found: Iterable[Found], wanted: int, played: int | None = None) -> Book:
    """The best of what the games gave, put together in the order of the games."""
    rows = sorted(found, key=lambda f: f.number)
    every = [(row, p) for row in rows for p in row.puzzles]
    chosen: list[tuple[Found, Puzzle]] = []
    alike: Counter[str] = Counter()
    easy = tossed = 0
    # What some level misses comes first, then what was found first.
    for row, p in sorted(every, key=lambda e: (e[1].missed == 0, e[0].number, e[1].at)):
        if (
            len(chosen) >= wanted
            or alike[p.line[0]] >= max(1, ALIKE * wanted)
            or (not p.missed and easy >= EASY * wanted)
            or (by_coin(p) and tossed >= TOSSED * wanted)
        ):
            continue
        chosen.append((row, p))
        alike[p.line[0]] += 1
        easy += not p.missed
        tossed += by_coin(p)
    chosen.sort(key=lambda e: (e[0].number, e[1].at))
    numbers = sorted({row.number for row, _ in chosen})
    kept = {row.number: row for row, _ in chosen}
    last = {n: max(p.at for row, p in chosen if row.number == n) for n in numbers}
    matches = [PlayedMatch(kept[n].match.options, kept[n].match.answers[: last[n]]) for n in numbers]
    puzzles = [replace(p, match=numbers.index(row.number)) for row, p in chosen]
    return Book(game.name, game.rules, seed, len(rows) if played is None else played, matches, puzzles)


def check(game: AnyGame, book: Book, puzzle: Puzzle, worlds: int, seed: int, deeper: int = 1) -> str:
    """What is wrong with a puzzle, tried again in other worlds; "": its answer is the only best one."""
    lines = lines_of(game, goal_of(game, puzzle.goal), puzzle.seat, deeper)
    s = book.position(game, puzzle)
    d = next((q for q in questions(s) if q.seat == puzzle.seat), None)
    if d is None or d.count() != puzzle.options:
        return "the position asks something else"
    weighed = lines.weigh(lines.worlds(s, worlds, seed), d)
    if not lines.only(weighed):
        return f"there is a second answer: {game.notate(s, weighed[1].action)}"
    if game.notate(s, weighed[0].action) != puzzle.line[0] or not lines.keeps(weighed, puzzle.best):
        return f"the best is {game.notate(s, weighed[0].action)} for {weighed[0].least}"
    return ""
