"""What Prometheus reads."""

from __future__ import annotations

from arenarium.server.metrics import Metrics


def test_a_counter_that_is_described_is_told_before_anything_was_counted() -> None:
    metrics = Metrics()
    metrics.describe("holds", "How often.")
    metrics.gauge("depth", "How deep.", lambda: 3)
    told = metrics.text().splitlines()
    assert told.count("# HELP arenarium_holds How often.") == 1
    assert told.count("# TYPE arenarium_holds counter") == 1
    assert told.count("# TYPE arenarium_depth gauge") == 1
    assert "# TYPE arenarium_depth counter" not in told
    metrics.count("holds", 'by="a"')
    assert 'arenarium_holds{by="a"} 1' in metrics.text()
    assert metrics.text().count("# TYPE arenarium_holds counter") == 1
