"""The timing of live Herosi, without a clock. HE §10"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from arenarium.core.kernel import Decision, Luck, questions
from arenarium.core.lots import new_seed
from arenarium.core.pace import Done, Refused, SeatBot, Step, Submit, Tell, UnderWay, UnseatBot
from arenarium.core.table import Table, replay
from arenarium.core.wire import check, kinds
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.live import TUMBLE, Live
from arenarium.games.herosi.live_absence import FIRST_PAUSE, LATER_PAUSE, SILENCE
from arenarium.games.herosi.live_clocks import CHOICE, OPT_IN, WHOLE_ACTION, decline
from arenarium.games.herosi.live_latency import CAP, Latency
from arenarium.games.herosi.state import STOPS, Match
from arenarium.games.herosi.wire_events import LiveNews

PRESET = {"mode": "duel", "pace": "live", "army": "preset"}


def table(**position: Any) -> Table[Match]:
    """A live duel in its first preparation."""
    return Table(GAME, PRESET, bytes(16), GAME.position(PRESET, position))


def live_of(cadence: str = "normal", bots: tuple[int, ...] = ()) -> Live:
    made = GAME.pace({**PRESET, "cadence": cadence}, 2, bots, Luck(1))
    assert isinstance(made, Live)
    return made


def opens(at: int) -> Tell:
    return Tell({"kind": "opens", "battle": 0, "preparation": 0}, at)


def paused(seat: int, at: int) -> Tell:
    return Tell({"kind": "paused", "seat": seat}, at)


def clock(seat: int, at: int) -> Tell:
    return Tell({"kind": "clock", "seat": seat}, at)


def check_news(step: Step) -> None:
    """What is told is of its declared type."""
    if isinstance(step, Submit) and step.tell is not None:
        check_news(step.tell)
    if isinstance(step, (Tell, UnderWay)):
        sent = {"n": step.n, "seat": step.seat} if isinstance(step, UnderWay) else {}
        moment = {} if step.at is None else {"in": step.at}
        check({**step.news, **sent, **moment}, kinds(LiveNews)[str(step.news["kind"])])


class Desk:
    """A table and its live timing, played as the server would."""

    def __init__(self, t: Table[Match], cadence: str = "normal") -> None:
        self.table = t
        self.live = live_of(cadence)
        self.happened: list[tuple[int, Step]] = []
        self.now = 0
        self.do(self.sync())

    def asked(self) -> list[Decision]:
        return self.table.questions()

    def options(self, d: Decision) -> list[str]:
        return [GAME.notate(self.table.state, a) for a in d.options]

    def sync(self) -> list[Step]:
        return self.live.sync(self.table.state, self.table.opened, self.now)

    def do(self, out: list[Step]) -> None:
        pending = list(out)
        while pending:
            o = pending.pop(0)
            self.happened.append((self.now, o))
            check_news(o)
            if isinstance(o, Submit):
                self.table.submit(o.seat, o.text)
                pending += self.sync()

    def until(self, now: int) -> None:
        """Let time pass, waking exactly when asked to."""
        while (at := self.live.next_wake()) is not None and at <= now:
            self.now = max(self.now, at)
            self.do(self.live.wake(self.now))
        self.now = now

    def submitted(self) -> list[tuple[int, int, str]]:
        return [(at, o.seat, o.text) for at, o in self.happened if isinstance(o, Submit)]

    def stops(self) -> list[Submit]:
        return [o for _, o in self.happened if isinstance(o, Submit) and o.text == "stop"]

    def replies(self, seat: int) -> list[tuple[str, str]]:
        """What became of a seat's intents: how they stand, "done", "stale" or "not_allowed"."""
        found = []
        for _, o in self.happened:
            if isinstance(o, UnderWay) and o.seat == seat:
                found.append((o.n, str(o.news["kind"])))
            elif isinstance(o, Done) and o.seat == seat:
                found.append((o.n, "done"))
            elif isinstance(o, Refused) and o.seat == seat:
                found.append((o.n, o.refusal.kind))
        return found

    def intend(self, seat: int, text: str, n: str = "") -> None:
        self.do(self.live.intent(self.table.state, seat, text, self.now, n=n))

    def roll(self, seat: int, *dice: int, n: str = "") -> None:
        self.intend(seat, " ".join(["roll", *map(str, dice)]), n)

    def stop(self, seat: int, n: str = "") -> None:
        self.intend(seat, "stop", n)

    def hear(self, seat: int) -> None:
        if self.live.heard(seat, self.now):
            self.do(self.live.back(seat, self.now))


def fresh(cadence: str = "normal") -> Desk:
    desk = Desk(table(), cadence)
    desk.until(desk.live.sides[0].opens)
    return desk


def lying(r: str = "F F F C C K", b: str = "W W E E A C") -> Desk:
    """Both have dice on the table, rolling is open."""
    desk = Desk(table(r={"dice": r, "hand": ["magic_missile"]}, b={"dice": b}))
    desk.until(desk.live.sides[0].opens)
    return desk


def test_rolling_opens_after_a_countdown_at_one_time_for_all() -> None:
    desk = Desk(table())
    assert [o for _, o in desk.happened] == [opens(2000)]
    assert Desk(table(), "relaxed").live.sides[0].opens == 3000


def test_a_roll_asked_for_early_waits_for_the_opening() -> None:
    """HE §10: rolls asked for earlier wait in the queue"""
    desk = Desk(table())
    desk.until(1500)
    desk.roll(0, 1, 2, 3, 4, 5, 6, n="x")
    assert desk.replies(0) == [("x", "queued")]
    desk.until(2600)
    assert desk.submitted() == [(2000 + CAP, 0, "roll 1 2 3 4 5 6"), (2000 + TUMBLE, 0, "land")]


def test_a_stop_before_the_opening_is_refused() -> None:
    desk = Desk(table(r={"dice": "F F F F F F"}))
    desk.until(1999)
    desk.stop(0, "early")
    assert desk.replies(0) == [("early", "not_allowed")]
    assert desk.submitted() == []


def test_no_face_exists_before_the_dice_land() -> None:
    """HE §10: faces are drawn when dice land"""
    desk = fresh()
    desk.roll(0, 1, 2, 3, 4, 5, 6)
    desk.until(desk.now + TUMBLE - 1)
    assert [e.text for e in desk.table.log] == ["roll 1 2 3 4 5 6"]
    desk.until(desk.now + 1)
    assert [e.text.split()[0] for e in desk.table.log] == ["roll", "land"] + ["face"] * 6


def test_landings_of_one_player_keep_the_shortest_interval_whoever_asks_how_often() -> None:
    """HE §10: the cadence, the same for people, scripts and bots"""
    for cadence, interval in (("brisk", 700), ("normal", 1000), ("relaxed", 1500)):
        desk = fresh(cadence)
        start = desk.now
        for i in range(1000):  # a flood: a request every ten milliseconds
            desk.until(start + 10 * i)
            desk.roll(0, 1, 2, 3, 4, 5, 6, n=str(i))
        landings = [at for at, _, text in desk.submitted() if text == "land"]
        gaps = {b - a for a, b in pairwise(landings)}
        assert landings[0] == start + TUMBLE
        assert gaps == {interval}


def test_holding_the_key_gives_nothing_over_pressing_on_time() -> None:
    held, timed = fresh(), fresh()
    start = held.now
    for i in range(60):
        held.until(start + 50 * i)
        held.roll(0, 1, 2, 3, 4, 5, 6)
    for i in range(3):
        timed.until(start + 1000 * i)
        timed.roll(0, 1, 2, 3, 4, 5, 6)
    held.until(start + 3000)
    timed.until(start + 3000)
    assert [x for x in held.submitted() if x[2] == "land"] == [x for x in timed.submitted() if x[2] == "land"]


def test_the_queue_holds_one_request_and_the_latest_wins() -> None:
    desk = lying()
    desk.roll(0, 1, n="a")
    desk.until(desk.now + 100)
    desk.roll(0, 2, n="b")
    desk.roll(0, 3, n="c")
    desk.until(desk.now + 2500)
    assert [text for _, _, text in desk.submitted()] == ["roll 1", "land", "roll 3", "land"]
    assert ("b", "done") in desk.replies(0)


def test_cancel_clears_the_queue_and_its_dice_still_lie() -> None:
    desk = lying()
    desk.roll(0, 1, n="a")
    desk.until(desk.now + 100)
    desk.roll(0, 2, n="b")
    desk.intend(0, "cancel", "c")
    desk.until(desk.now + 3000)
    assert [text for _, _, text in desk.submitted()] == ["roll 1", "land"]
    desk.intend(0, "cancel", "d")
    assert desk.replies(0)[-1] == ("d", "not_allowed")


def test_dice_in_the_hand_go_with_every_roll() -> None:
    """HE §3: there is nothing to keep before the first roll"""
    desk = fresh()
    desk.roll(0, 2)
    desk.until(desk.now + CAP)
    assert desk.submitted()[0][2] == "roll 1 2 3 4 5 6"


def test_a_die_that_is_not_there_is_refused() -> None:
    desk = fresh()
    desk.roll(0, 7, n="x")
    assert desk.replies(0) == [("x", "not_allowed")]


def test_effective_time_is_receive_time_less_half_the_round_trip() -> None:
    """HE T10"""
    near, far = Latency(bot=False), Latency(bot=False)
    near.pong(40)
    far.pong(200)
    assert near.effective(1000, None) == (980, 40)
    assert far.effective(1030, None) == (930, 200)


def test_the_credit_is_capped() -> None:
    """HE T11"""
    way = Latency(bot=False)
    way.pong(900)
    assert way.effective(5000, None) == (5000 - 120, 240)


def test_the_round_trip_is_the_lowest_of_the_last_eight_pings() -> None:
    way = Latency(bot=False)
    for trip in (30, 100, 90, 80, 70, 60, 110, 120, 130):
        way.pong(trip)
    assert way.round_trip(1000, None) == 60  # the 30 is too long ago


def test_nobody_can_date_a_stop_before_the_landing_it_answers() -> None:
    """HE §10: never more than the time since the newest event it has seen was sent"""
    way = Latency(bot=False)
    way.pong(400)
    way.told(17, 1000)
    assert way.effective(1060, 17) == (1030, 60)
    assert way.effective(1060, 16) == (940, 240)


def test_a_bot_gets_no_credit() -> None:
    live = live_of(bots=(1,))
    live.pong(1, 200, 0)
    assert live.ways[1].effective(1000, None) == (1000, 0)


def test_the_later_received_but_earlier_called_stop_wins() -> None:
    """HE T10: two Stops within the window, and the figures are kept"""
    desk = lying()
    start = desk.now
    desk.live.pong(0, 40, start)
    desk.live.pong(1, 200, start)
    desk.until(start + 1000)
    desk.stop(0, "near")
    desk.until(start + 1030)
    desk.stop(1, "far")
    desk.until(start + 1100)
    stops = [(at, seat) for at, seat, text in desk.submitted() if text == "stop"]
    assert stops == [(start + 930 + CAP, 1)]
    stop = desk.stops()[0]
    assert stop.tell == Tell(
        {
            "kind": "figures",
            "battle": 0,
            "preparation": 0,
            "rows": [
                {"seat": 1, "received": start + 1030, "round_trip": 200, "effective": start + 930},
                {"seat": 0, "received": start + 1000, "round_trip": 40, "effective": start + 980},
            ],
        }
    )
    assert [(e.kind, e.args) for e in stop.events] == [
        ("stop_time", (1, 1030, 100, 930)),
        ("stop_time", (0, 1000, 20, 980)),
    ]
    assert desk.replies(0) == [("near", "stopping"), ("near", "stale")]


def test_nothing_that_arrives_after_the_window_could_have_won() -> None:
    desk = lying()
    start = desk.now
    desk.live.pong(1, 5000, start)
    desk.until(start + 500)
    desk.stop(0)
    desk.until(start + 500 + CAP)
    assert desk.submitted() == [(start + 500 + CAP, 0, "stop")]
    desk.stop(1, "late")
    assert desk.replies(1) == [("late", "stale")]


def test_exact_ties_go_clockwise_from_the_previous_stopper() -> None:
    desk = lying()
    start = desk.now
    desk.until(start + 10)
    desk.live.first = 1
    desk.stop(0)
    desk.stop(1)
    desk.until(start + 400)
    assert [seat for _, seat, text in desk.submitted() if text == "stop"] == [1]


def test_a_stop_for_a_closed_preparation_is_too_late_and_never_carried_over() -> None:
    desk = lying()
    desk.do([Submit(1, "stop")])
    desk.stop(0, "old")
    desk.do([Submit(1, "pass"), Submit(0, "pass")])
    assert desk.live.sides[0].preparation == 1
    desk.until(desk.now + 3000)
    assert desk.replies(0) == [("old", "stale")]
    assert [text for _, _, text in desk.submitted()] == ["stop", "pass", "pass"]


def test_a_stop_before_the_first_roll_is_refused() -> None:
    """HE T13, A58"""
    desk = fresh()
    desk.stop(0, "x")
    assert desk.replies(0) == [("x", "not_allowed")]
    desk.roll(0, 1)
    desk.stop(0, "y")  # dice in the air count as rolled
    desk.until(desk.now + CAP)
    assert desk.replies(0)[-1] == ("y", "stopping")
    assert [text for _, _, text in desk.submitted()] == ["roll 1 2 3 4 5 6", "stop"]


def test_dice_in_the_air_at_a_stop_land_once_and_nobody_rolls_on() -> None:
    """HE T09"""
    desk = lying()
    desk.roll(1, 1, 2, 3, n="b")
    desk.until(desk.now + 200)
    desk.stop(0)
    desk.until(desk.now + CAP)
    log = [e.text for e in desk.table.log]
    assert log[:2] == ["roll 1 2 3", "stop"]
    assert [t for t in log if t.startswith("face")] == log[2:5]
    desk.roll(1, 1, n="c")
    assert desk.replies(1)[-1] == ("c", "stale")


def test_a_roll_taken_up_after_the_winning_stop_leaves_its_dice_lying() -> None:
    """HE §10: requests with a later effective time are dropped"""
    desk = lying()
    start = desk.now
    desk.live.pong(0, 200, start)
    desk.until(start + 1000)
    desk.roll(1, 1, 2, n="b")  # effective at once
    desk.until(start + 1050)
    desk.stop(0)  # effective 950: before it
    desk.until(start + 1300)
    assert [text for _, _, text in desk.submitted()] == ["stop"]
    assert ("b", "stale") in desk.replies(1)
    assert "face" not in " ".join(e.text for e in desk.table.log)


def test_a_queued_roll_is_dropped_by_a_stop() -> None:
    desk = lying()
    desk.roll(1, 1, n="a")
    desk.until(desk.now + TUMBLE + 10)
    desk.roll(1, 2, n="b")
    desk.stop(0)
    desk.until(desk.now + CAP)
    assert ("b", "stale") in desk.replies(1)


def test_the_clock_fails_a_stopper_who_does_not_choose() -> None:
    """HE §10: timeout before the action is chosen is a failed stop"""
    desk = lying()
    desk.stop(0)
    desk.until(desk.now + CAP)
    began = desk.now
    desk.until(began + CHOICE - 1)
    assert desk.submitted()[-1][2] == "stop"
    desk.until(began + CHOICE)
    assert desk.submitted()[-1] == (began + CHOICE, 0, "pass")


def test_who_cannot_act_is_passed_after_a_moment_not_at_once() -> None:
    """HE §10: the skip must not give away a hand"""
    desk = lying()
    desk.stop(0)
    desk.until(desk.now + CAP)
    desk.do([Submit(0, "cast magic_missile"), Submit(0, "at b.b2"), Submit(0, "done")])
    (asked,) = desk.asked()
    assert (asked.seat, asked.ask, desk.options(asked)) == (1, "opt_in", ["pass"])
    began = desk.now
    desk.until(began + 999)
    assert desk.submitted()[-1][2] != "pass"
    desk.until(began + 2000)
    assert desk.submitted()[-1][1:] == (1, "pass")


def test_others_have_ten_seconds_to_opt_in() -> None:
    desk = Desk(table(r={"dice": "F F F C C K"}, b={"dice": "K K K E A C", "deck": ["heal"]}))
    desk.until(desk.live.sides[0].opens)
    desk.stop(0)
    desk.until(desk.now + CAP)
    desk.do([Submit(0, "pass")])
    began = desk.now
    desk.until(began + OPT_IN - 1)
    assert desk.submitted()[-1][1:] == (0, "pass")
    desk.until(began + OPT_IN)
    assert desk.submitted()[-1] == (began + OPT_IN, 1, "pass")


def test_a_timeout_in_the_middle_of_an_action_declines_the_rest_of_it() -> None:
    """HE §10: the action ends and stands"""
    desk = lying()
    desk.stop(0)
    desk.until(desk.now + CAP)
    desk.do([Submit(0, "cast magic_missile")])
    began = desk.now
    desk.until(began + CHOICE + 1)
    answers = [(seat, text) for at, seat, text in desk.submitted() if at > began]
    assert answers[0][1].startswith("at ")  # forced: the first option
    assert (0, "done") in answers
    assert desk.table.state.life[0] == 19  # which was his own Hero


def test_an_action_has_two_minutes_in_all() -> None:
    """HE §10"""
    desk = Desk(table(r={"dice": "F F F C C C", "hand": ["magic_missile"], "back": "hero . . .", "front": ". . . ."}))
    desk.until(desk.live.sides[0].opens)
    desk.do([Submit(0, "stop")])
    began = desk.now
    for text in ("cast magic_missile", "at b.b2", "move b1 b2", "move b2 b3"):
        desk.until(desk.now + CHOICE - 1)
        desk.do([Submit(0, text)])
    assert desk.live.next_wake() == began + WHOLE_ACTION
    desk.until(began + WHOLE_ACTION)
    assert desk.submitted()[-1] == (began + WHOLE_ACTION, 0, "done")


def test_who_answers_pings_is_there_though_he_does_nothing() -> None:
    """HE §10"""
    desk = lying()
    lost = desk.now + SILENCE
    desk.live.pong(0, 40, lost - 1)
    desk.live.pong(1, 40, lost - 1)
    desk.until(lost)
    assert not any(isinstance(o, Tell) and o.news["kind"] == "paused" for _, o in desk.happened)


def test_a_lost_connection_pauses_kindly_within_a_quota() -> None:
    """HE T73: on return dice and keeps are unchanged"""
    desk = lying()
    dice, start = list(desk.table.state.dice), desk.now
    desk.hear(0)
    desk.until(start + SILENCE)
    assert desk.happened[-1][1] == paused(0, start + SILENCE + FIRST_PAUSE)
    desk.stop(1, "x")
    assert desk.replies(1) == [("x", "not_allowed")]
    desk.until(start + 20_000)
    desk.hear(0)
    told = [o for _, o in desk.happened]
    assert (told[-2:], SeatBot(0) in told) == ([Tell({"kind": "resumed"}), opens(start + 22_000)], False)
    assert desk.table.state.dice == dice


def test_when_the_quota_is_spent_a_bot_sits_in_until_he_is_back() -> None:
    desk = lying()
    start = desk.now
    desk.hear(0)
    desk.until(start + SILENCE + FIRST_PAUSE)
    assert SeatBot(0) in [o for _, o in desk.happened]
    desk.hear(0)
    assert UnseatBot(0) in [o for _, o in desk.happened[-1:]]
    again = desk.now
    desk.until(again + SILENCE)
    assert paused(0, again + SILENCE + LATER_PAUSE) in [o for _, o in desk.happened[-1:]]
    desk.hear(0)
    assert [o for _, o in desk.happened].count(UnseatBot(0)) == 1, "nobody sat in the second time"


def test_resolution_clocks_stand_still_in_a_pause() -> None:
    desk = lying()
    desk.stop(0)
    desk.until(desk.now + CAP)
    began = desk.now
    desk.hear(1)
    desk.until(began + 15_000)  # paused since began + 5 s
    desk.hear(1)
    desk.live.absence.people[1].heard = None
    desk.until(began + CHOICE + 9_999)
    assert desk.submitted()[-1][2] == "stop"
    desk.until(began + CHOICE + 10_000)
    assert desk.submitted()[-1][2] == "pass"


def test_nearer_clients_are_held_back_a_little() -> None:
    live = live_of()
    live.pong(0, 20, 0)
    live.pong(1, 200, 0)
    assert (live.delay(0), live.delay(1)) == (40, 0)
    live.pong(1, 200, 0)
    far = live_of()
    far.pong(1, 900, 0)
    assert far.delay(0) == 100


def test_bots_keep_a_human_pace() -> None:
    """HE §10: landings at 1.1 to 1.6 times the shortest interval, reactions of 250 to 500 ms"""
    desk = fresh()
    desk.roll(1, 1)
    desk.until(desk.now + TUMBLE)
    landed = desk.now
    for _ in range(200):
        after_a_roll, at_first = desk.live.bot_time(1, landed), desk.live.bot_time(0, landed)
        assert after_a_roll is not None
        assert at_first is not None
        assert 1100 <= after_a_roll + TUMBLE - landed <= 1600
        assert 250 <= at_first - landed <= 500


def test_a_bot_has_nothing_to_decide_while_dice_are_under_way_or_the_table_waits() -> None:
    desk = lying()
    desk.roll(0, 1)
    assert desk.live.bot_time(0, desk.now) is None
    desk.until(desk.now + TUMBLE)
    assert desk.live.bot_time(0, desk.now) is not None
    desk.hear(1)
    desk.until(desk.now + SILENCE)
    assert desk.live.bot_time(0, desk.now) is None


def test_other_words_than_roll_cancel_and_stop_are_refused() -> None:
    desk = fresh()
    for n, text in enumerate(("land", "roll one", "dance", "")):
        desk.intend(0, text, str(n))
    assert desk.replies(0) == [("0", "not_allowed"), ("1", "unreadable"), ("2", "unreadable"), ("3", "unreadable")]


def test_only_a_live_table_has_a_pace() -> None:
    assert GAME.pace({**PRESET, "pace": "calm"}, 2, (), Luck(1)) is None


def test_after_a_restart_dice_found_in_the_air_come_down() -> None:
    desk = fresh()
    desk.roll(0, 1)
    desk.until(desk.now + CAP)
    again = Desk(desk.table)
    again.until(TUMBLE)
    assert again.submitted() == [(TUMBLE, 0, "land")]


def test_a_match_that_ends_leaves_nothing_to_wake_for() -> None:
    desk = lying()
    desk.roll(0, 1)
    desk.table.adopt(desk.table.propose_resign(1))
    desk.do(desk.sync())
    assert desk.live.next_wake() is None
    desk.roll(0, 1, n="x")
    assert desk.replies(0)[-1] == ("x", "stale")


def test_decline_prefers_pass_and_done() -> None:
    assert decline(("at b.f1", "pass")) == "pass"
    assert decline(("done", "move f1 b1")) == "done"
    assert decline(("at b.f1", "at b.f2")) == "at b.f1"


def test_a_whole_live_duel_of_flooding_players_replays_from_its_log() -> None:
    """HE T74, and no Stop is lost or double-counted"""
    random = Random(7)
    t: Table[Match] = Table(GAME, PRESET, new_seed())
    while t.state.stage < 2:
        (d,) = t.questions()[:1]
        t.submit(d.seat, GAME.notate(t.state, d.nth(random.randrange(d.count()))))
    desk = Desk(t)
    calls = 0
    while t.result() is None and desk.now < 3_600_000:
        desk.until(desk.now + random.randrange(5, 60))
        if t.result() is not None:
            break
        seat = random.randrange(2)
        asked = next((a for a in desk.asked() if a.seat == seat), None)
        if asked is not None and asked.ask not in ("roll_or_stop", "choose_keeps"):
            desk.do([Submit(seat, random.choice(desk.options(asked)))])
        elif random.random() < 0.05:
            calls += 1
            desk.stop(seat)
        else:
            desk.roll(seat, *[i for i in range(1, 7) if random.random() < 0.5] or [1])
    assert t.result() is not None
    stops = [e for e in t.log if e.text == "stop"]
    assert len(stops) == t.state.battle[STOPS] <= calls
    again = replay(GAME, PRESET, t.log)
    assert GAME.pack(again) == GAME.pack(t.state)
    assert not questions(again)


def test_a_second_stop_of_one_seat_is_refused_and_the_first_counts() -> None:
    desk = lying()
    desk.stop(0, "a")
    desk.stop(0, "a")  # sent again after a broken connection
    desk.stop(0, "b")
    assert desk.replies(0) == [("a", "stopping"), ("a", "stopping"), ("b", "not_allowed")]
    desk.until(desk.now + CAP)
    (stop,) = desk.stops()
    assert (stop.seat, stop.n, len(stop.events)) == (0, "a", 1)


def test_a_roll_sent_again_is_the_same_roll() -> None:
    desk = lying()
    desk.roll(0, 1, 2, n="a")
    desk.roll(0, 1, 2, n="a")
    desk.until(desk.now + CAP)
    desk.until(desk.now + TUMBLE)
    desk.roll(0, 1, n="b")
    desk.roll(0, 1, n="b")
    desk.until(desk.now + 2000)
    assert desk.replies(0) == [("a", "taken"), ("a", "taken"), ("b", "queued"), ("b", "queued"), ("b", "taken")]
    assert [text for _, _, text in desk.submitted()] == ["roll 1 2", "land", "roll 1", "land"]


def test_a_stop_called_before_somebody_dropped_out_counts() -> None:
    desk = lying()
    start = desk.now
    desk.hear(1)
    desk.until(start + SILENCE - 20)
    desk.roll(0, 1, n="r")
    desk.until(start + SILENCE - 10)
    desk.roll(0, 2, n="q")
    desk.stop(0, "s")
    desk.until(start + SILENCE + CAP)
    assert paused(1, start + SILENCE + FIRST_PAUSE) in [o for _, o in desk.happened]
    assert (0, "stop") in [(seat, text) for _, seat, text in desk.submitted()]
    assert ("q", "not_allowed") in desk.replies(0)


def test_everything_under_way_is_answered_when_the_match_ends() -> None:
    desk = lying()
    desk.roll(0, 1, n="held")
    desk.roll(0, 2, n="queued")
    desk.stop(1, "stop")
    desk.do(desk.live.over())
    assert desk.replies(0)[-2:] == [("held", "stale"), ("queued", "stale")]
    assert desk.replies(1)[-1] == ("stop", "stale")
    assert desk.live.next_wake() is None


def test_everybody_is_told_how_long_a_seat_may_think() -> None:
    desk = lying()
    desk.stop(0)
    desk.until(desk.now + CAP)
    assert [o for _, o in desk.happened if isinstance(o, Tell) and o.news["kind"] == "clock"] == [
        clock(0, desk.now + CHOICE)
    ]


def test_the_clock_of_who_can_only_pass_is_told_as_any_other() -> None:
    """HE §10: that he is passed early must not be foretold, it would give away his hand"""
    desk = lying(b="W W E E A C")
    desk.stop(0)
    desk.until(desk.now + CAP)
    desk.table.submit(0, "pass")
    desk.do(desk.sync())
    assert desk.options(desk.asked()[0]) == ["pass"]
    assert clock(1, desk.now + OPT_IN) in [o for _, o in desk.happened]


def test_nothing_under_way_is_carried_into_the_next_preparation() -> None:
    """As when another worker has played a whole stop before this one heard of it."""
    desk = lying()
    desk.stop(0, "s")
    desk.roll(1, 1, n="r")
    for seat, text in ((1, "stop"), (1, "pass"), (0, "pass")):
        desk.table.submit(seat, text)
    desk.do(desk.sync())
    assert desk.replies(0)[-1] == ("s", "stale")
    assert desk.replies(1)[-1] == ("r", "stale")
    assert desk.live.sides[0].preparation == 1
    assert desk.live.sides[0].window == []
