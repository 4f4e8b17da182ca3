"""`arenarium bench`: how fast is it, alone, beside others and beside what it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import arenarium
from arenarium import games
from arenarium.cli.common import NOT_FINE, complain, find_game, print_json
from arenarium.core.game import Json

if TYPE_CHECKING:
    from arenarium.bots.guard import Kept, Row

TOP = Path(arenarium.__file__).parents[2]


def register(app: typer.Typer) -> None:
    @app.command(epilog="Examples: arenarium bench --peers --games monolith --rounds 7; arenarium bench --check")
    def bench(
        wanted: Annotated[str, typer.Option("--games", help="Games, separated by commas; without it all.")] = "",
        rounds: Annotated[int, typer.Option(min=1, help="Rounds in which every subject takes its turn.")] = 5,
        seconds: Annotated[float, typer.Option(min=0.01, help="Length of a turn.")] = 0.3,
        check: Annotated[
            bool, typer.Option("--check", help="Compare with what is kept: status 1 if a row lost or misses its goal.")
        ] = False,
        keep: Annotated[bool, typer.Option("--keep", help="Keep what is measured, for --check.")] = False,
        file: Annotated[Path, typer.Option(help="Where it is kept.")] = TOP / "bench" / "kept.json",
        peers: Annotated[
            bool,
            typer.Option("--peers", help="Compare with Catanatron and OpenSpiel (bench/setup-peers installs them)."),
        ] = False,
        python: Annotated[Path, typer.Option(help="The peers' Python.")] = TOP / ".venv-peers" / "bin" / "python",
        as_json: Annotated[bool, typer.Option("--json", help="Print data instead of tables.")] = False,
    ) -> None:
        """Measure random play, clones and search of each game; with --peers side by side with other libraries."""
        from arenarium.bots import bench as measures
        from arenarium.bots import guard

        names = [n.strip() for n in wanted.split(",") if n.strip()] or games.names()
        for name in names:
            find_game(name)
        script = TOP / "bench" / "peers.py"
        if peers and not (python.exists() and script.exists()):
            complain(f"No peers at {python}. Install them with bench/setup-peers, from a checkout.")
        if check and (keep or peers):
            complain("--check stands alone: neither --keep nor --peers go with it.")
        if (check or keep) and not measures.compiled():
            complain(
                "These modules are interpreted, and what is kept is of compiled ones. Compile them with make setup."
            )
        pair = (python, script) if peers else None
        quiet = as_json or not typer.get_text_stream("stdout").isatty()
        if keep:
            with progress(quiet) as each:
                guard.keep(names, guard.Kept.read(file), rounds, seconds, pair, each).write(file)
            typer.echo(f"Kept in {file}.")
        elif check:
            kept = guard.Kept.read(file)
            if not kept.fits():
                complain(f"{file} holds nothing to compare with on this Python. Keep it with --keep.")
            with progress(quiet) as each:
                rows = guard.check(names, kept, rounds, seconds, each)
            if as_json:
                print_json({row.name: row.report() for row in rows})
            else:
                print_check(kept, rows)
            if any(row.faults for row in rows):
                raise typer.Exit(NOT_FINE)
        else:
            with progress(quiet) as each:
                report = measures.run(names, rounds, seconds, pair, each)
            if as_json:
                print_json(report)
            else:
                print_report(report)


@contextmanager
def progress(quiet: bool) -> Iterator[Callable[[float], None]]:
    """A bar, and what tells it how far it is, from 0 to 1."""
    with Progress(transient=True, disable=quiet) as bar:
        task = bar.add_task("Rounds", total=1.0)
        yield lambda share: bar.update(task, completed=share)


def print_report(report: Json) -> None:
    console = Console()
    console.print("compiled" if report["compiled"] else "interpreted", f"· {report['rounds']} rounds, medians")
    table = Table("subject", "a second", box=None)
    for name, rate in report["rates"].items():
        table.add_row(name, f"{rate:,.0f}")
    console.print(table)
    for name, row in report["inquiries"].items():
        text = f"{name}, {row['sentence']}: median {row['median_us']:g} µs, worst {row['worst_us']:g} µs"
        console.print(f"{text} of {row['positions']} (goal, compiled: {row['goal_us']:g} µs)")
    if "ratios" in report:
        table = Table("ratio", "times", "goal (compiled)", box=None)
        for name, row in report["ratios"].items():
            table.add_row(name, f"{row['ratio']:.2f}", f"{row['goal']:g}")
        console.print(table)


def print_check(kept: Kept, rows: list[Row]) -> None:
    console = Console()
    console.print("in yardsticks;", "kept:", ", ".join(kept.how.values()))
    table = Table("row", "kept", "now", "%", "goal", "verdict", box=None)
    for row in rows:
        was = f"{row.kept:.4g}" if row.kept else "–"
        share = f"{100 * row.now / row.kept:.0f}" if row.kept else "–"
        goal = f"{row.goal:.4g}" if row.goal else "–"
        table.add_row(row.name, was, f"{row.now:.4g}", share, goal, row.verdict)
    console.print(table)
