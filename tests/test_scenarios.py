"""Every scenario file in the tree holds, those of the tests and the lessons that are shipped."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from arenarium import conformance, games
from arenarium.core import scenario, trails
from arenarium.core.game import AnyGame, Json
from arenarium.core.kernel import CHANCE, Luck, apply, questions
from arenarium.core.refusal import BadData
from arenarium.server import teaching
from arenarium.words import FALLBACK, LANGUAGES, in_lessons

TESTS = Path(__file__).parent / "scenarios"
LESSONS = Path(__file__).parents[1] / "src" / "arenarium" / "scenarios"
RENEW = "arenarium record renew tests/{game}/records/scenarios.txt"
TRAILS = {game: trails.read(Path(__file__).parent / game / "records/scenarios.txt") for game in games.names()}
PLAYED_ON = 12  # answers after somebody has given up
FILES = [(folder, path) for folder in (TESTS, LESSONS) for path in scenario.find([folder])]


@pytest.mark.parametrize(("folder", "path"), [pytest.param(f, p, id=str(p.relative_to(f))) for f, p in FILES])
def test_scenario(folder: Path, path: Path) -> None:
    found = scenario.read(path)
    assert found.game == path.relative_to(folder).parts[0]
    game = games.game(found.game)
    s, shown = trails.follow(game, found)
    assert game.pack(s.clone()) == game.pack(s)
    kept = TRAILS[found.game].digests.get(trails.name_of(path), shown)
    assert shown == kept, f"it shows something else than before: if that is meant, {RENEW.format(game=found.game)}"


class Leaving(scenario.Run):
    """A scenario in which, after every answer, everybody at the table gives up in a copy of the game."""

    def __init__(self, game: AnyGame, found: scenario.Scenario) -> None:
        super().__init__(game, found)
        self.pieces = game.census(self.state)

    def play(self, seat: int, text: str, where: str) -> None:
        super().play(seat, text, where)
        for leaver in range(self.state.seats):
            if self.state.stack and leaver not in self.resigned:
                self.go_on_without(leaver)

    def go_on_without(self, leaver: int) -> None:
        s, luck = self.state.clone(), Luck(leaver)
        conformance.given_up(self.game, s, leaver, self.pieces)
        for _ in range(PLAYED_ON):
            asked = questions(s)
            if not asked:
                break
            assert self.game.may_return(self.scenario.options) or all(d.seat != leaver for d in asked)
            d = asked[luck.below(len(asked))]
            apply(s, d.seat, luck.draw(d))
        conformance.pieces_are_conserved(self.game, s, self.pieces)


@pytest.mark.parametrize("name", games.names())
def test_anybody_may_give_up_anywhere_in_a_scenario(name: str) -> None:
    """The corners of the rules, where random play hardly comes; with two seats giving up only ends the game."""
    game, tried = games.game(name), 0
    for _, path in FILES:
        found = scenario.read(path)
        if found.game == name and scenario.Run(game, found).state.seats > 2:
            tried += 1
            try:
                Leaving(game, found).run()
            except Exception as fault:
                raise AssertionError(f"{path}: {fault}") from fault
    assert tried >= 30


# What is asked though all answers may come to the same, because the rules want it said.
SAID = {
    "assassin_target": "whom the Assassin strikes is its owner's to say, though one rune may answer for two (monolith)",
    "unfold_face": "how a tile lies is its owner's to say, though the battle that follows may take it (monolith)",
    "choose_target": "a target is named before the effect, and a cast that changes nothing is legal (herosi)",
    "choose_heal": "the same of the Being that will be healed (herosi)",
}
DECLINING = "pass"  # what is optional is asked also where it does nothing
ORDER_OF_MOVES = {"x-etherweave-all-fall-into-the-singularity"}  # which of the last two arrives first changes nothing


class Asking(scenario.Run):
    """A scenario in which, after every answer, somebody looks whether what is asked then matters."""

    def play(self, seat: int, text: str, where: str) -> None:
        super().play(seat, text, where)
        for d in questions(self.state):
            if d.seat != CHANCE and d.count() > 1 and d.ask not in {*SAID, *self.game.asked_anyway}:
                declined = any(self.game.notate(self.state, a) == DECLINING for a in d.options)
                assert declined or conformance.answers_differ(self.game, self.state, d), f"{where}: {d.ask} in vain"


@pytest.mark.parametrize("name", games.names())
def test_nobody_is_asked_in_vain_in_a_scenario(name: str) -> None:
    """The corners of the rules, where random play hardly comes."""
    game = games.game(name)
    for _, path in FILES:
        found = scenario.read(path)
        if found.game == name and path.stem not in ORDER_OF_MOVES:
            Asking(game, found).run()


@pytest.mark.parametrize("name", games.names())
def test_nearly_every_scenario_is_held_to_all_it_shows(name: str) -> None:
    """A new one may wait for the next renewal."""
    found = TRAILS[name].scenarios()
    listed = TRAILS[name].digests.keys() & found.keys()
    assert len(listed) >= 0.9 * len(found), RENEW.format(game=name)


def test_every_scenario_lies_in_a_chapter_of_its_game_under_a_name_of_its_own() -> None:
    """`<game>/<chapter>/<name>.toml`; numbers in names are of three digits, so that they sort."""
    names = set()
    for folder, path in FILES:
        game, _, name = path.relative_to(folder).with_suffix("").parts
        assert (game, name) not in names, f"{name} is there twice"
        names.add((game, name))
        assert not re.match(r"[arst]\d{1,2}(?!\d)", name), f"{name}: three digits"


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_scenarios_and_no_title_twice(name: str) -> None:
    titles = [scenario.read(p).title for f, p in FILES if p.relative_to(f).parts[0] == name]
    assert len(titles) >= 10
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize(
    ("game", "options", "position", "reason"),
    [
        ("monolith", {}, {"hands": {"r": ["pik"]}, "discards": {"r": ["pik*3"]}}, "r has more of de_pikeman"),
        ("monolith", {}, {"poison_pool": 8}, "there are only 5 poison markers"),
        ("warcraft", {}, {"orc": {"hand": ["call_to_arms"]}}, "orc has no card 'call_to_arms'"),
        ("herosi", {}, {"r": {"hand": ["blessing"], "deck": ["blessing"]}}, "2 cards 'blessing'; the box has 1"),
        ("herosi", {}, {"r": {"front": "ifrit ifrit ifrit ifrit"}}, "creatures 'ifrit'"),
        ("tashkalar", {}, {"hands": {"r": ["messenger", "messenger"]}}, "is in two places"),
    ],
)
def test_a_position_that_cannot_arise_is_refused(game: str, options: Json, position: Json, reason: str) -> None:
    data = {"game": game, "title": "t", "options": options, "position": position, "step": [{"asked": {}}]}
    with pytest.raises(BadData, match=reason):
        scenario.Run(games.game(game), scenario.parse(data, "s"))


@pytest.mark.parametrize("name", games.names())
def test_no_position_of_a_game_is_called_impossible(name: str) -> None:
    game = games.game(name)
    for n, mode in enumerate(game.modes):
        s = game.start({**game.random_options, "mode": mode.name, "seats": mode.seats[-1]})
        luck = Luck(n)
        while questions(s):
            assert game.impossible(s) is None
            for _ in range(25):
                if questions(s):
                    d = questions(s)[0]
                    apply(s, d.seat, luck.draw(d))


@pytest.mark.parametrize("path", [pytest.param(p, id=p.stem) for p in scenario.find([LESSONS])])
def test_a_lesson_speaks_before_each_action_of_the_learner(path: Path) -> None:
    lesson = scenario.read(path)
    learner = next(s["seat"] for s in lesson.steps if "seat" in s)
    assert all("say" in s for s in lesson.steps if s.get("seat") == learner)
    assert "say" in lesson.steps[-1]
    assert lesson.title == in_lessons(lesson.game, FALLBACK)[f"{lesson.game}-{path.stem}"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lessons_say_lies_in_the_folder_of_the_language(lang: str) -> None:
    wanted: list[str] = []
    for path in scenario.find([LESSONS]):
        lesson = scenario.read(path)
        key = f"{lesson.game}-{path.stem}"
        wanted += [key, f"{key}.text", *(f"{key}.{s['say']}" for s in lesson.steps if "say" in s)]
    assert sorted(wanted) == sorted(key for name in games.names() for key in in_lessons(name, lang))
    assert all(text.strip() for name in games.names() for text in in_lessons(name, lang).values())


def test_a_guide_says_it_in_every_language_that_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "lesson-1-place-and-fight"
    for lang, said in (("en", "Put it there"), ("xx", "Xut xit")):
        (tmp_path / lang / "lessons").mkdir(parents=True)
        text = f"monolith-{name} = {said}\n    .place = {said}!\n"
        (tmp_path / lang / "lessons" / "monolith.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "yy").mkdir()
    monkeypatch.setattr("arenarium.words._LOCALE", tmp_path)
    monkeypatch.setattr("arenarium.server.teaching.LANGUAGES", ("en", "xx", "yy"))
    in_lessons.cache_clear()
    try:
        told = teaching.lesson("monolith", "monolith", name)
    finally:
        in_lessons.cache_clear()
    assert told["titles"] == {"en": "Put it there", "xx": "Xut xit"}
    assert told["acts"][0]["say"] == {"en": "Put it there!", "xx": "Xut xit!"}
