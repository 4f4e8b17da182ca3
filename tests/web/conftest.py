"""A real server with the built client, and Debian's Chromium."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from arenarium.words import FALLBACK
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = Path(os.environ.get("ARENARIUM_WEB") or ROOT / "src" / "arenarium" / "web")
SIZES = {
    "desk": (1440, 900),
    "laptop": (1280, 800),
    "small": (1024, 700),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "sideways": (844, 390),
}
# So that pictures do not depend on the machine: the shipped fonts without its hinting, its subpixels, its colours.
ALIKE = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"]
# The player's speed, and whether buttons that have changed are deaf for a moment, unless the page has kept it already.
PACE = """const kept = JSON.parse(localStorage.getItem('arenarium-settings') ?? '{}');
const wanted = { ...kept, speed: %s, guard: %s };
if (!('speed' in kept)) localStorage.setItem('arenarium-settings', JSON.stringify(wanted));"""
expect.set_options(timeout=30_000)  # as for clicks below: a busy machine is no fault of the page


def build() -> None:
    """The client as it is in the tree, built when something is newer than the last build. Others wait for it."""
    if os.environ.get("ARENARIUM_WEB"):
        return  # a client that was built elsewhere is tried
    with (WEB / "vite.config.ts").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_if_stale()


def build_if_stale() -> None:
    index = BUILT / "index.html"
    sources = [
        p for folder in (WEB / "src", WEB / "public", ROOT / "src" / "arenarium" / "locale") for p in folder.rglob("*")
    ]
    newest = max(p.stat().st_mtime for p in [*sources, *WEB.glob("*.ts")] if p.is_file())
    if index.exists() and index.stat().st_mtime >= newest:
        return
    npm = shutil.which("npm")
    assert npm, "the browser tests need Node with npm"
    if not (WEB / "node_modules").is_dir():
        subprocess.run([npm, "ci"], cwd=WEB, check=True, capture_output=True, timeout=300)
    subprocess.run([npm, "run", "build"], cwd=WEB, check=True, capture_output=True, timeout=300)


class Server:
    """`arenarium serve` on a free port; can be killed and started again on the same database."""

    def __init__(self, folder: Path, *packages: Path) -> None:
        """`packages` are folders of packages that are installed besides."""
        self.folder = folder
        self.packages = packages
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.lots_of = folder / "test"  # whose lots are drawn: see serve.py
        self.lots_of.write_text("nobody's")

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serve", "serve", "--port", str(self.port), "--log-level", "warning"]
        command += ["--database", f"sqlite:///{self.folder / 'web.db'}", "--bot-workers", "1"]
        command += ["--packs", str(ROOT / "examples" / "packs")]
        command += ["--web", str(BUILT)]
        paths = os.pathsep.join(map(str, (ROOT / "src", ROOT, *self.packages)))
        env = {**os.environ, "ARENARIUM_BOT_PAUSE": "0", "PYTHONPATH": paths, "ARENARIUM_LOTS_OF": str(self.lots_of)}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=env, cwd=self.folder)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.2)
        raise RuntimeError((self.folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build()
    one = Server(tmp_path_factory.mktemp("web"))
    one.start()
    yield one
    one.stop()


def chromium() -> str | None:
    """Where Chromium is, if it is anywhere; without its windows it needs a third less of the processor."""
    found = map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))
    return os.environ.get("ARENARIUM_CHROMIUM") or next(filter(None, found), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip("no Chromium (package chromium-headless-shell) and no way to install it: not tried")
    with sync_playwright() as p:
        one = p.chromium.launch(
            executable_path=found,
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking", *ALIKE],
        )
        yield one
        one.close()


class Visitor:
    """A person with a browser of their own. Errors of the page fail the test at the end.

    What happens is shown at once, and a button that has changed hears at once, so that tests do not sit through it;
    `speed` and `guard` say otherwise.
    """

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str,
        size: str,
        lang: str,
        touch: bool = False,
        speed: str = "once",
        guard: bool = False,
    ) -> None:
        width, height = SIZES[size]
        self.server = server
        self.name = name
        self.touch = touch  # a finger on the glass; otherwise a mouse, whatever the size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB" if lang == FALLBACK else lang,
            base_url=server.url,
            reduced_motion="reduce",
            service_workers="block",
            has_touch=touch,
        )
        self.context.set_default_timeout(30_000)
        self.context.add_init_script(PACE % (json.dumps(speed), json.dumps(guard)))
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.page.on("pageerror", lambda e: self.errors.append(str(e)))
        self.page.on("request", lambda r: self.foreign.append(r.url) if not self.own(r.url) else None)
        self.context.request.post(f"{server.url}/api/me", data={"name": name, "lang": lang})

    def own(self, url: str) -> bool:
        return url.startswith((self.server.url, self.server.url.replace("http", "ws"), "data:", "blob:"))

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def table(self, game: str, seats: list[dict[str, str]], **more: object) -> str:
        """A new table through the API; the page is not opened."""
        answer = self.context.request.post(
            f"{self.server.url}/api/tables", data={"game": game, "options": {}, "seats": seats, "public": False, **more}
        )
        assert answer.ok, answer.text()
        self.links: dict[str, str] = answer.json()["links"]
        table: str = answer.json()["id"]
        return table

    def close(self) -> None:
        self.context.close()
        assert not self.errors, self.errors
        assert not self.foreign, self.foreign


SEEN = """() => [...document.querySelectorAll('.question, dialog[open], [role=alert]')].map((e) => {
  const open = [...e.querySelectorAll('[data-option]')].map((o) => o.dataset.option + (o.disabled ? ' (off)' : ''));
  return [`<${e.className}> q=${e.dataset.q} busy=${e.ariaBusy}`, e.innerText, ...open].join('\\n');
}).join('\\n---\\n')"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what each page showed then: what is rare is understood from its first failure."""
    report = yield
    visitors = getattr(item, "funcargs", {}).get("visitor")
    if report.when == "call" and report.failed and isinstance(visitors, Visitors):
        for one in visitors.all:
            try:
                shown = f"{one.page.url}\n{one.page.evaluate(SEEN)}"
            except PlaywrightError as error:
                shown = str(error)
            report.sections.append((f"what {one.name} saw", shown))
    return report


class Visitors:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.all: list[Visitor] = []

    def __call__(
        self,
        name: str,
        size: str = "desk",
        lang: str = "en",
        touch: bool = False,
        speed: str = "once",
        guard: bool = False,
    ) -> Visitor:
        one = Visitor(self.browser, self.server, name, size, lang, touch, speed, guard)
        self.all.append(one)
        return one


@pytest.fixture
def visitor(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Visitors]:
    server.lots_of.write_text(request.node.nodeid)
    visitors = Visitors(browser, server)
    yield visitors
    for one in visitors.all:
        one.close()
