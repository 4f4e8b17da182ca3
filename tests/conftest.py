"""Browser tests run by themselves: `pytest tests/web`.

Playwright keeps an event loop running in its thread for as long as the browser lives, and tests that call
`asyncio.run` in the same process would fail beside it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    asked_for = any("web" in Path(arg.split("::")[0]).parts for arg in config.args)
    return True if collection_path == WEB and not asked_for else None
