"""A moment as a picture and as a link; a match as a file that plays by itself."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Server, Visitors
from tests.web.test_analysis import imported

COLOURS = """async (png) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 90, height: 90 });
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, 90, 90);
  return new Set(new Uint32Array(pen.getImageData(0, 0, 90, 90).data.buffer)).size;
}"""
ENOUGH = 200  # a blank box has one, a board with its signs thousands


def colours(page: Page, png: bytes) -> int:
    found: int = page.evaluate(COLOURS, base64.b64encode(png).decode())
    return found


def test_a_moment_and_a_match_are_shared_as_files(visitor: Visitors, server: Server, tmp_path: Path) -> None:
    table = imported(server, tmp_path, 6)
    page = visitor("Ola").open(f"/replay/{table}?at=30")
    expect(page.locator("main.board svg:visible").first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("A link to this moment")).to_have_value(f"{server.url}/replay/{table}?at=30")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save as PNG").click()
    assert colours(page, Path(picture.value.path()).read_bytes()) > ENOUGH

    with page.expect_download(timeout=120_000) as film:
        page.get_by_role("button", name="Save the file").click()
    file = tmp_path / film.value.suggested_filename
    film.value.save_as(file)
    assert file.stat().st_size < 2_000_000
    alone = page.context.new_page()
    alone.goto(file.as_uri())
    alone.keyboard.press("End")
    expect(alone.get_by_role("button", name="Next step")).to_be_disabled()
    board = alone.locator("[data-film=board]")
    assert colours(page, board.screenshot()) > ENOUGH
    last = alone.locator("[data-film=said]").inner_text()
    alone.keyboard.press("Home")
    expect(alone.locator("[data-film=said]")).not_to_have_text(last)
    assert colours(page, board.screenshot()) > ENOUGH


def test_a_replay_says_from_where_on_todays_rules_do_not_follow(
    visitor: Visitors, server: Server, tmp_path: Path
) -> None:
    table = imported(server, tmp_path, 8)
    ola = visitor("Ola", size="phone")

    def older(route: Route) -> None:
        told = route.fetch().json()
        for frame in told["frames"][20:]:
            frame["view"] = None
        route.fulfill(json=told)

    ola.page.route(re.compile(f"/api/tables/{table}/replay"), older)
    page = ola.open(f"/replay/{table}?at=10")
    expect(page.locator("main.board svg:visible").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="From move 20 on")).to_be_visible()
    with page.expect_download():
        page.get_by_role("link", name="Save the match").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
