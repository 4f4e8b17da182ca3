"""Thinking on states drawn anew: screening, playing a turn to its end, and tree search over small decisions.

The tree belongs to one seat's knowledge, not to a state: every simulation runs on another state that looks the
same to that seat (information-set search), and chance is drawn anew each time rather than branched on
(open loop). Turns here are made of many small answers, so positions are judged where a turn has ended, and
playouts choose by evaluation among a few options instead of blindly.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import mypyc_attr

from arenarium.core.kernel import CHANCE, Action, Decision, Event, Luck, State, answer

BEHIND: Final = 0.1  # the part of a result that goes by places, the rest is the winners'
OTHER_LUCK: Final = 0x2545F4914F6CDD1D  # options are compared with luck that is not the luck they meet when played

Places = Callable[[State], list[int] | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """How good a position is for each seat, in points; `scale` points make the odds e to 1."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale

    def scores(self, s: State) -> list[float]:
        return [0.0] * s.seats

    def quick(self) -> Evaluation:
        """The one that is asked which answer to play on with, of many; this one is asked what came of it."""
        return self

    def turn(self, s: State) -> int:
        """A number that changes when the turn passes on; -1 where a change of the asked seat must do."""
        return -1

    def fancies(self, s: State, d: Decision, actions: list[Action]) -> list[float]:
        """How much each answer promises at a glance, nothing being played; none where the game cannot tell."""
        return []

    def opening(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        """All options, best first, of a question that every level answers without thinking, such as one of the setup
        for which the game has a book; else none."""
        return []

    def counsel(self, search: Search, states: list[State], d: Decision) -> list[Candidate]:
        """All options, best first, of a question that the game knows how to answer without playing on; else none."""
        return []


@final
class Turns:
    """How many turns have passed since a moment: by the game's own number of them, or by who acts where it has none."""

    def __init__(self, turn: int, mover: int = -1) -> None:
        self.turn, self.mover, self.passed = turn, mover, 0

    def at(self, evaluation: Evaluation, s: State, seat: int) -> int:
        """`seat` is asked now."""
        if self.turn >= 0:
            now = evaluation.turn(s)
            if now != self.turn:
                self.passed += 1
                self.turn = now
        elif seat != self.mover:
            if self.mover >= 0:
                self.passed += 1
            self.mover = seat
        return self.passed


def standing(places: list[int], teams: list[int]) -> list[float]:
    """A final result as values from 0 to 1: the share of the other sides beaten, ties counting half."""
    out: list[float] = []
    for i in range(len(places)):
        beaten = 0.0
        others = 0
        for j in range(len(places)):
            if teams[j] != teams[i]:
                others += 1
                if places[i] < places[j]:
                    beaten += 1.0
                elif places[i] == places[j]:
                    beaten += 0.5
        out.append(beaten / others if others else 0.5)
    return out


def won(places: list[int], teams: list[int]) -> list[float]:
    """A final result as `chances` says it: values that add up to one over the sides, nearly all of it with the winners.

    A little is left for the places behind them, so that who cannot win any more is not indifferent. `standing` would
    do for two sides; among more it gives the second of three one half, which is better than an even game.
    """
    shown = standing(places, teams)
    sides: dict[int, float] = {}
    first: dict[int, bool] = {}
    for i in range(len(places)):
        sides[teams[i]] = max(sides.get(teams[i], 0.0), shown[i])
        first[teams[i]] = first.get(teams[i], False) or places[i] == 1
    winners = 0
    whole = 0.0
    for side in sides:
        winners += 1 if first[side] else 0
        whole += sides[side]
    out: list[float] = []
    for i in range(len(places)):
        value = (1.0 - BEHIND) / winners if first[teams[i]] and winners else 0.0
        out.append(value + BEHIND * sides[teams[i]] / whole)
    return out


def chances(scores: list[float], teams: list[int], scale: float) -> list[float]:
    """Scores as values from 0 to 1 that add up to one over the sides."""
    sides: dict[int, float] = {}
    for i in range(len(scores)):
        sides[teams[i]] = sides.get(teams[i], 0.0) + scores[i]
    top = max(sides.values())
    whole = 0.0
    for side in sides:
        sides[side] = exp((sides[side] - top) / scale)
        whole += sides[side]
    return [sides[teams[i]] / whole for i in range(len(scores))]


class Node:
    """What followed one answer, as far as it has been tried. `values` are sums over visits, by seat."""

    def __init__(self, action: Action, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.offered = 0  # how often this answer was an option when its parent chose
        self.values: list[float] = [0.0] * seats
        self.children: list[Node] = []
        self.ranked: list[Action] = []  # answers worth trying, best first, not tried yet
        self.expanded = False


class Candidate:
    """One option of the question thought about, and what thinking came to."""

    def __init__(self, action: Action, value: float) -> None:
        self.action = action
        self.value = value  # the seat's chance from 0 to 1
        self.visits = 1


class Search:
    """One act of thinking. Counts every answer it plays as a node and stops when either budget is spent."""

    def __init__(
        self,
        evaluation: Evaluation,
        teams: list[int],
        places: Places,
        luck: Luck,
        nodes: int,
        seconds: float = 0.0,
    ) -> None:
        self.evaluation = evaluation
        self.guiding = evaluation.quick()
        self.teams = teams
        self.places = places
        self.luck = luck
        self.nodes = nodes  # the most answers to play; 0: no limit
        self.began = perf_counter()
        self.deadline = self.began + seconds if seconds > 0 else 0.0
        self.used = 0
        self.simulations = 0
        self.rushed = False
        self.breadth = 12  # answers looked at when a node is opened
        self.own = 12  # the same where the thinker's own turn goes on
        self.guide = 4  # options compared at each step of a playout; 0: blind
        self.horizon = 2  # turns a playout runs on
        self.limit = 60  # answers a playout takes at most
        self.drawn = 1  # so many times as many are drawn, of which those are looked at that promise most at a glance
        self.explore = 0.4
        self.widen = 1.5  # children grow as widen * sqrt(visits)
        self.grow = True  # simulations grow a tree; without it each plays on by evaluation from its option
        self.verdict = False  # of the last two the better mean wins, not the one that was tried once more
        self.out: list[Event] = []

    # --- budget and steps -------------------------------------------------------------------

    def over(self) -> bool:
        if self.nodes and self.used >= self.nodes:
            return True
        if self.deadline and not self.rushed and perf_counter() >= self.deadline:
            self.rushed = True
        return self.rushed

    def spent(self) -> float:
        """The share of the budget that is used up: of its nodes or of its seconds, whichever is more."""
        share = self.used / self.nodes if self.nodes else 0.0
        if self.deadline:
            share = max(share, (perf_counter() - self.began) / (self.deadline - self.began))
        return share

    def play(self, s: State, d: Decision, action: Action) -> None:
        self.used += 1
        answer(s, d, action, self.out)
        self.out.clear()

    def question(self, s: State) -> Decision | None:
        """The next question a player is asked; chance is answered on the way."""
        while s.stack:
            asked = s.stack[-1].ask(s)
            if asked[0].seat != CHANCE:
                return asked[0] if len(asked) == 1 else asked[self.luck.below(len(asked))]
            self.play(s, asked[0], self.luck.draw(asked[0]))
        return None

    def judge(self, s: State, evaluation: Evaluation) -> list[float]:
        """The seats' chances in a position, by its result if it has one."""
        if not s.stack:
            places = self.places(s)
            if places is not None:
                return won(places, self.teams)
        return chances(evaluation.scores(s), self.teams, evaluation.scale)

    def look(self, s: State, d: Decision, action: Action, evaluation: Evaluation) -> float:
        """What the asked seat's chances are right after an answer, chance drawn once."""
        c = s.clone()
        self.play(c, d, action)
        self.question(c)
        return self.judge(c, evaluation)[d.seat]

    # --- choosing by evaluation -------------------------------------------------------------

    def some(self, d: Decision, width: int) -> list[Action]:
        """All options, or `width` of them at random where there are more."""
        n = d.count()
        if n <= width:
            return [d.nth(i) for i in range(n)]
        found: list[Action] = []
        seen: set[int] = set()
        while len(found) < width:
            i = self.luck.below(n)
            if i not in seen:
                seen.add(i)
                found.append(d.nth(i))
        return found

    def likely(self, s: State, d: Decision, width: int) -> list[Action]:
        """All options, or those `width` that promise most of some at random where there are more."""
        if self.drawn < 2 or d.count() <= width:
            return self.some(d, width)
        actions = self.some(d, width * self.drawn)
        worth = self.guiding.fancies(s, d, actions)
        if not worth:
            return actions[:width]
        ranked = [(-worth[i], i) for i in range(len(actions))]
        ranked.sort()
        return [actions[i] for _, i in ranked[:width]]

    def rank(self, s: State, d: Decision, width: int) -> list[Candidate]:
        """Some options by how they look at once, best first."""
        found: list[Candidate] = []
        actions = self.likely(s, d, width)
        after = self.luck.word
        for action in actions:
            self.luck.word = after ^ OTHER_LUCK
            found.append(Candidate(action, self.look(s, d, action, self.guiding)))
        self.luck.word = after
        found.sort(key=_by_value)
        return found

    def prefer(self, s: State, d: Decision, width: int) -> Action:
        """The best-looking of a few options; any of them where looking is switched off."""
        n = d.count()
        if n == 1:
            return d.nth(0)
        if width < 2:
            return d.nth(self.luck.below(n))
        best = d.nth(0)
        top = -1.0
        actions = self.likely(s, d, width)
        after = self.luck.word
        for action in actions:
            self.luck.word = after ^ OTHER_LUCK
            value = self.look(s, d, action, self.guiding)
            if value > top:
                best, top = action, value
        self.luck.word = after
        return best

    def screen(self, states: list[State], d: Decision, width: int, samples: int) -> list[Candidate]:
        """The options of `d` by how they look at once on several of the states, best first."""
        found: list[Candidate] = []
        actions = self.some(d, width)
        words = self.words(samples)
        for action in actions:
            if found and self.over():
                break
            total = 0.0
            for k in range(samples):
                self.luck.word = words[k]
                total += self.look(states[k % len(states)], d, action, self.evaluation)
            found.append(Candidate(action, total / samples))
        found.sort(key=_by_value)
        return found

    def words(self, n: int) -> list[int]:
        """Luck for `n` trials that all candidates share: they meet the same dice, so only their own merit differs."""
        out: list[int] = []
        for _ in range(n + 1):
            self.luck.below(2)
            out.append(self.luck.word)
        return out

    def playout(self, s: State, horizon: int, since: int = -1) -> list[float]:
        """Play on in place until `horizon` turns have passed, from now on or from turn `since`, then judge."""
        turns = Turns(self.evaluation.turn(s) if since < 0 else since)
        for _ in range(self.limit):
            d = self.question(s)
            if d is None or turns.at(self.evaluation, s, d.seat) >= horizon or self.rushed:
                break
            self.play(s, d, self.prefer(s, d, self.guide))
            if self.deadline and not self.rushed and perf_counter() >= self.deadline:
                self.rushed = True
        return self.judge(s, self.evaluation)

    # --- one turn ahead ---------------------------------------------------------------------

    def ahead(self, states: list[State], d: Decision, width: int, keep: int, tries: int) -> list[Candidate]:
        """Screen the options, then play the turn to its end after each of the best; best first."""
        found = self.screen(states, d, width, min(2, len(states)))
        rest = found[keep:]
        found = found[:keep]
        if len(found) > 1:
            words = self.words(tries)
            for c in found:
                total = 0.0
                done = 0
                for k in range(tries):
                    if self.over():
                        break
                    self.luck.word = words[k]
                    s = states[k % len(states)].clone()
                    self.play(s, d, c.action)
                    total += self.playout(s, self.horizon)[d.seat]
                    done += 1
                # What the first look said counts as one more try.
                c.value = (c.value + total) / (1 + done)
                c.visits += done
            found.sort(key=_by_value)
        return found + rest

    # --- the tree ---------------------------------------------------------------------------

    def tree(self, states: list[State], d: Decision, width: int, keep: int) -> list[Candidate]:
        """Tree search on the seat's knowledge; the options by how long they were worth trying.

        The best `keep` of at most `width` screened options are searched, all alike at first. The budget is dealt out in
        rounds; after each the worse half is left (sequential halving): what counts is to find the best option, and a
        bound that is curious about all of them spends most of the budget on the bad ones. In one pass all options
        meet the same state and the same luck.
        """
        ranked = self.screen(states, d, width, min(2, len(states)))
        roots: list[Node] = []
        for c in ranked[:keep]:
            child = Node(c.action, len(self.teams))
            child.visits = 1
            for seat in range(len(self.teams)):
                child.values[seat] = c.value if self.teams[seat] == self.teams[d.seat] else 1.0 - c.value
            roots.append(child)
        alive = list(roots)
        rounds = (len(alive) - 1).bit_length()
        began = self.spent()
        n = 0
        for done in range(1, rounds + 1):
            until = began + (1.0 - began) * done / rounds
            while not self.over() and self.spent() < until:
                self.luck.below(2)
                word = self.luck.word
                for child in alive:
                    if self.over():
                        break
                    self.luck.word = word
                    self.simulate(child, d, states[n % len(states)].clone())
                    self.simulations += 1
                n += 1
            by_mean = [(-child.values[d.seat] / child.visits, i) for i, child in enumerate(alive)]
            by_mean.sort()
            alive = [alive[i] for _, i in by_mean[: (len(alive) + 1) // 2]]
        found: list[Candidate] = []
        for child in roots:
            c = Candidate(child.action, child.values[d.seat] / child.visits)
            c.visits = child.visits
            found.append(c)
        found.sort(key=_by_visits)
        if self.verdict:
            for i in range(1, len(found)):
                if found[i].action == alive[0].action:
                    found.insert(0, found.pop(i))
                    break
        return found + ranked[keep:]

    def simulate(self, first: Node, asked: Decision, s: State) -> None:
        """Walk down the tree below `first`, open one node, play on to the horizon, and remember what came of it."""
        path: list[Node] = [first]
        node = first
        turn = self.evaluation.turn(s)
        turns = Turns(turn, asked.seat)
        # Others may be asked at the same time; the walk begins with the question that is thought about.
        self.play(s, asked, first.action)
        if not self.grow:
            # Counted from before the option, so that one that ends the turn is judged where the others are.
            self.learn(path, self.playout(s, self.horizon, turn))
            return
        while True:
            d = self.question(s)
            if d is None or turns.at(self.evaluation, s, d.seat) >= self.horizon or self.rushed:
                break
            if d.count() == 1:
                self.play(s, d, d.nth(0))
                continue
            fresh = node.visits <= 1
            child = self.select(node, s, d, self.own if turns.passed == 0 and d.seat == asked.seat else self.breadth)
            self.play(s, d, child.action)
            path.append(child)
            node = child
            if fresh:
                break
        self.learn(path, self.playout(s, self.horizon - turns.passed))

    def learn(self, path: list[Node], values: list[float]) -> None:
        """Every answer on the way is credited with what came of it."""
        for node in path:
            node.visits += 1
            for seat in range(len(values)):
                node.values[seat] += values[seat]

    def select(self, node: Node, s: State, d: Decision, breadth: int) -> Node:
        """The child to follow: a new one while few are tried, else the one with the best upper bound."""
        if not node.expanded:
            node.expanded = True
            if self.guide < 2:
                node.ranked = self.some(d, breadth)
            else:
                for c in self.rank(s, d, breadth):
                    node.ranked.append(c.action)
        allowed: list[Node] = []
        for child in node.children:
            if d.allows(child.action):
                child.offered += 1
                allowed.append(child)
        if len(allowed) < 1 + self.widen * sqrt(node.visits) and (node.ranked or not allowed):
            fresh = self.fresh(node, s, d, breadth, not allowed)
            if fresh is not None:
                return fresh
        best = allowed[0]
        top = -1.0
        for child in allowed:
            n = child.visits if child.visits else 1
            bound = child.values[d.seat] / n + self.explore * sqrt(log(child.offered + 1) / n)
            if bound > top:
                best, top = child, bound
        return best

    def fresh(self, node: Node, s: State, d: Decision, breadth: int, must: bool) -> Node | None:
        """A child that was not tried yet: the best ranked answer that is allowed here."""
        for i in range(len(node.ranked)):
            action = node.ranked[i]
            if d.allows(action):
                del node.ranked[i]
                child = Node(action, len(self.teams))
                child.offered = 1
                node.children.append(child)
                return child
        if must:
            child = Node(self.prefer(s, d, breadth), len(self.teams))
            child.offered = 1
            node.children.append(child)
            return child
        return None


def _by_value(c: Candidate) -> float:
    return -c.value


def _by_visits(c: Candidate) -> float:
    return -c.visits - c.value
