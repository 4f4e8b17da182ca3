"""`arenarium bot`: list them, try one, seat one at a server's table, ask one what it thinks of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arenarium import games
from arenarium.bots import registry
from arenarium.bots.contract import Budget
from arenarium.bots.levels import DEFAULT, LEAST, SUBSTITUTE, stand_ins
from arenarium.bots.match import play
from arenarium.bots.sense import measure
from arenarium.bots.tournament import Plan, interval, share
from arenarium.cli.common import (
    NOT_FINE,
    GameName,
    Lang,
    Mode,
    Seats,
    Settings,
    complain,
    find_game,
    print_json,
    read_match_file,
    read_options,
    start,
)
from arenarium.core.game import Json
from arenarium.words import FALLBACK, Words, words

Nodes = Annotated[int | None, typer.Option(help="Budget of a decision in nodes.")]
Seconds = Annotated[float | None, typer.Option(help="Budget of a decision in seconds.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data instead of sentences.")]


def _known(name: str) -> None:
    try:
        registry.find(name)
    except registry.UnknownBot as error:
        complain(str(error.args[0]))


def register(app: typer.Typer) -> None:
    bot = typer.Typer(name="bot", help="Bots: list, try, seat at a server, ask about a match.", no_args_is_help=True)
    app.add_typer(bot)

    @bot.command("list", epilog="Example: arenarium bot list --json")
    def list_bots(as_json: AsJson = False) -> None:
        """List the bots that can be named: the levels and those that were installed."""
        if as_json:
            print_json(registry.names())
            return
        typer.echo("\n".join(registry.names()))
        for game in games.games():
            for level, other in stand_ins(game).items():
                typer.echo(f"{level} has not learned {game.name}: there it plays like {other}", err=True)

    @bot.command("try", epilog="Example: arenarium bot try 'stdio:python my_bot.py' monolith --games 20")
    def try_bot(
        name: Annotated[str, typer.Argument(help="A bot's name, or stdio:COMMAND.")],
        game: GameName,
        count: Annotated[int, typer.Option("--games", min=2, help="How many games; seats are swapped.")] = 10,
        against: Annotated[str, typer.Option(help="The opponent.")] = LEAST,
        seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        nodes: Nodes = None,
        seconds: Seconds = None,
        as_json: AsJson = False,
    ) -> None:
        """Play a bot against another and report wins, faults and the slowest answer. Status 1 if it failed."""
        rules = find_game(game)
        _known(name)
        _known(against)
        options = read_options(rules, mode, seats, settings or [], None)
        start(rules, options)
        plan = Plan(game, options, (name, against), count, seed, Budget(nodes, seconds))
        points, slowest, faults = 0.0, 0.0, []
        fixtures = plan.fixtures()[:count]
        for fixture in fixtures:
            played = play(fixture)
            points += sum(share(played.places, i) for i, b in enumerate(fixture.bots) if b == name)
            slowest = max(slowest, played.slowest)
            faults += [f for f in played.faults if f.bot == name]
        low, high = interval(points, len(fixtures))
        report = {
            "bot": name,
            "against": against,
            "games": len(fixtures),
            "points": points,
            "low": round(low, 3),
            "high": round(high, 3),
            "slowest_seconds": round(slowest, 3),
            "faults": [f"{f.kind}: {f.detail}" for f in faults],
        }
        if as_json:
            print_json(report)
        else:
            typer.echo(f"{name} made {points:g} of {len(fixtures)} against {against} (95 %: {low:.0%} to {high:.0%})")
            typer.echo(f"slowest answer {slowest:.2f} s, {len(faults)} faults")
            for line in report["faults"][:5]:  # type: ignore[index]
                typer.echo(f"  {line}")
        raise typer.Exit(NOT_FINE if faults else 0)

    @bot.command("sense", epilog=f"Example: arenarium bot sense {DEFAULT} tashkalar --games 20")
    def sense_of_bot(
        name: Annotated[str, typer.Argument(help="A bot's name, or stdio:COMMAND.")],
        game: GameName,
        count: Annotated[int, typer.Option("--games", min=1, help="How many games it plays against itself.")] = 10,
        seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 1,
        mode: Mode = None,
        seats: Seats = None,
        settings: Settings = None,
        as_json: AsJson = False,
    ) -> None:
        """Count the answers of a bot that no human would give. Status 1 if there are any."""
        rules = find_game(game)
        _known(name)
        options = read_options(rules, mode, seats, settings or [], None)
        start(rules, options)
        sense = measure(game, name, count, seed, options)
        if as_json:
            first = {fault: {"seed": drawn, "answer": text} for fault, (drawn, text) in sense.first.items()}
            print_json({"bot": name, "answers": sense.answers, "senseless": dict(sense.senseless), "first": first})
        else:
            total = sense.senseless.total()
            typer.echo(f"{name} gave {sense.answers} answers, {total} of them ({sense.share:.1%}) that no human would")
            for fault, times in sense.senseless.most_common():
                drawn, text = sense.first[fault]
                typer.echo(f"  {fault}: {times}, first with seed {drawn}, {text}")
        raise typer.Exit(NOT_FINE if sense.senseless else 0)

    @bot.command(
        "seat", epilog=f"Example: arenarium bot seat http://localhost:8000 TABLE --bot {SUBSTITUTE} --token TOKEN"
    )
    def seat_bot(
        server: Annotated[str, typer.Argument(help="Address of the server.")],
        table: Annotated[str, typer.Argument(help="The table's id.")],
        name: Annotated[str, typer.Option("--bot", help="A bot's name, or stdio:COMMAND.")] = SUBSTITUTE,
        seat: Annotated[int | None, typer.Option(help="Which open seat to take.")] = None,
        token: Annotated[str | None, typer.Option(help="Token of the invitation.")] = None,
        called: Annotated[str | None, typer.Option("--name", help="The name it plays under.")] = None,
        nodes: Nodes = None,
        seconds: Seconds = None,
        seed: Annotated[int, typer.Option(help="The bot's luck.")] = 0,
    ) -> None:
        """Seat a bot at a table of a running server and play until the match is over."""
        from arenarium.bots.remote import NoStates, play_at

        _known(name)
        try:
            result = play_at(server, table, name, Budget(nodes, seconds), seat, token, called, seed)
        except (OSError, NoStates) as error:
            complain(f"{server}: {error}", NOT_FINE)
        typer.echo(f"result: {result}")

    @bot.command("analyse", epilog="Example: arenarium bot analyse match.json --lang pl")
    def analyse_match(
        path: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="A match exported as JSON.")],
        best: Annotated[int, typer.Option(min=1, help="How many moments.")] = 5,
        nodes: Annotated[int, typer.Option(min=1, help="Thinking for each moment.")] = 12_000,
        lang: Lang = FALLBACK,
        as_json: AsJson = False,
    ) -> None:
        """Find the moments that turned a match, what would have been better, and why."""
        from arenarium.bots.analysis import analyse

        match = read_match_file(path)
        report = analyse(games.game(match.game), match, Budget(nodes=nodes), best)
        if as_json:
            print_json(report)
            return
        typer.echo("\n".join(_told(match.game, report, words(lang))))


def _told(game: str, report: Json, say: Words) -> list[str]:
    """A report in sentences: how the chances ran, then each moment with what would have been better and why."""
    out: list[str] = []

    def percent(share: float) -> int:
        return round(100 * share)

    curve = report["curve"]
    for seat in range(len(curve[0]["chances"]) if curve else 0):
        run = " ".join(f"{percent(p['chances'][seat])}" for p in curve)
        out.append(f"{say.say(f'core-seat-{seat}')}: {run} %")
    for row in report["moments"]:
        name = say.say(f"core-seat-{row['seat']}")
        out.append("")
        if row["kind"] == "swing":
            fell = {"name": name, "before": percent(row["chance_before"]), "after": percent(row["chance"])}
            out.append(f"{row['seq']:5}  {say.say('bots-analysis-swing', fell)}")
            continue
        played = {"option": _choice(game, row["played"], row["did"], say), "chance": percent(row["chance"])}
        better = {"option": _choice(game, row["better"], row["does"], say), "chance": percent(row["chance_better"])}
        out.append(f"{row['seq']:5}  {name}")
        out.append(f"       {say.say('bots-analysis-played', played)}")
        out.append(f"       {say.say('bots-analysis-better', better)}")
        for key in ("gains", "spares"):
            for event in row[key]:
                shares = {"often": percent(event["often"]), "otherwise": percent(event["otherwise"])}
                line = say.say(f"{game}-event-{event['kind']}", event)
                out.append(f"       {say.say(f'bots-analysis-{key}', {**shares, 'sentence': line})}")
    return out


def _choice(game: str, text: str, events: list[Json], say: Words) -> str:
    """An option by what it does, else by its words."""
    if events:
        return " ".join(say.say(f"{game}-event-{e['kind']}", e) for e in events)
    verb, *rest = text.split()
    names = [f"{game}-verb-{verb}", *(f"{game}-{word}" for word in rest)]
    return " ".join(say.say(key) if say.has(key) else word for key, word in zip(names, [verb, *rest], strict=True))
