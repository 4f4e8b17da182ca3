"""The store's tests run on both databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.conftest import postgres as postgres
from tests.server.services import Postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/arenarium.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh()
