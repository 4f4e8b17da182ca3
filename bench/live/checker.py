"""Whether a live match went as it was told: the players' histories against the stored log."""

from __future__ import annotations

from bench.live.driver import History

from arenarium.core.table import ACT, replay
from arenarium.core.verifying import verify
from arenarium.games.herosi.game import GAME
from arenarium.games.herosi.live_latency import CAP
from arenarium.server.restore import entry_of
from arenarium.store.rows import Stored


def faults(stored: Stored, histories: list[History]) -> list[str]:
    """Everything that is wrong with one match; nothing is right."""
    found = [f"{stored.table.id}: {h.seat}: {e}" for h in histories for e in h.errors]
    rows = {e.seq: e for e in stored.entries}
    written: dict[str, list[int]] = {}
    for e in stored.entries:
        if e.nonce is not None:
            written.setdefault(e.nonce, []).append(e.seq)
    found += [f"{nonce} is in the log {len(at)} times" for nonce, at in written.items() if len(at) > 1]
    for h in histories:
        for n, intent in h.intents.items():
            at = written.get(f"{h.seat}:{n}", [])
            if len(intent.ends) != 1:
                found.append(f"seat {h.seat} {intent.text!r} ({n}): answered {intent.ends}, in the log at {at}")
            elif intent.ends[0][0] == "refused":
                found += [f"seat {h.seat} {n}: refused, but in the log at {at}"] if at else []
            elif at != [intent.ends[0][1]]:
                found.append(f"seat {h.seat} {n}: acknowledged as {intent.ends[0][1]}, in the log at {at}")
            elif rows[at[0]].seat != h.seat or rows[at[0]].text.split()[0] != intent.text.split()[0]:
                found.append(f"seat {h.seat} {n}: {intent.text!r} is {rows[at[0]].text!r} in the log")
        for n, (text, seq) in h.answers.items():
            at = written.get(f"{h.seat}:{n}", [])
            if at != ([] if seq is None else [seq]):
                found.append(f"seat {h.seat} {text!r} ({n}): acknowledged as {seq}, in the log at {at}")
    found += stop_faults(stored, histories)
    log = [entry_of(e) for e in stored.entries]
    broken = verify(GAME, stored.table.options, stored.table.seed, log)
    if broken:
        return [f"{stored.table.id}: {fault}" for fault in found + broken]
    end = GAME.result(replay(GAME, stored.table.options, log))
    if end != (None if stored.head.result is None else list(stored.head.result)):
        found.append(f"the log leads to {end}, the table says {stored.head.result}")
    return [f"{stored.table.id}: {fault}" for fault in found]


def stop_faults(stored: Stored, histories: list[History]) -> list[str]:
    """Each Stop in the log was called once, was the earliest of its window, and is what the players were told."""
    found = []
    stops = [entry_of(e) for e in stored.entries if e.kind == ACT and e.text == "stop"]
    called = [i for h in histories for i in h.intents.values() if i.text == "stop"]
    won = sum(1 for i in called if i.ends and i.ends[0][0] == "ack")
    if won != len(stops):
        found.append(f"{len(called)} Stops called, {won} acknowledged, {len(stops)} in the log")
    for e in stops:
        times = [event.args for event in e.events if event.kind == "stop_time"]  # seat, received, half, effective
        if not times or times[0][0] != e.seat:
            found.append(f"entry {e.seq}: seat {e.seat} stopped, the figures say {times}")
        elif any(row[3] < times[0][3] or row[3] > times[0][3] + CAP for row in times):
            found.append(f"entry {e.seq}: not the earliest Stop of a window won: {times}")
        elif any(row[1] - row[2] != row[3] or row[2] > CAP for row in times):
            found.append(f"entry {e.seq}: figures that do not add up: {times}")
    for h in histories:
        seats = iter([e.seat for e in stops])
        if not all(figures["rows"][0]["seat"] in seats for figures in h.figures):
            found.append(f"seat {h.seat} was told of a Stop that the log does not have")
    return found
