"""Whether the tracks of a table stay where they are, watched in every frame that the page draws."""

from __future__ import annotations

from playwright.sync_api import Page

WATCH = """
(() => {
  const PARTS = ['#board', '.strip', '.hand', '#question', '#question h1', '#question .fore', '#question .options',
    '#question .tools', '#question .answers', '.info', '.others', '.is > .own', '.log.panel'];
  const place = (part) => {
    const box = document.querySelector(`.table:not(.drawer) ${part}`)?.getBoundingClientRect();
    return box?.width && box.height ? [box.x, box.y, box.width, box.height].map((n) => n.toFixed(1)).join(' ') : '';
  };
  let first = null;
  window.watchAnew = () => { first = null; window.moves = []; };
  watchAnew();
  const look = () => {
    const size = `${innerWidth}×${innerHeight}`;
    if (!document.querySelector('.table #question') || document.fonts.status !== 'loaded') first = null;
    else {
      const places = PARTS.map(place);
      if (first?.size !== size) first = { size, places };
      PARTS.forEach((part, i) => {
        if (places[i] !== first.places[i])
          moves.push(`${part} at ${size}: ${first.places[i]} became ${places[i]}`);
      });
    }
    requestAnimationFrame(look);
  };
  look();
})();
"""
# What the browser itself counts as moved, also right after a click: what goes elsewhere, not what comes or goes.
SHIFTS = """
(() => {
  window.shifts = [];
  const box = (r) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ');
  const name = (n) => {
    const e = n instanceof Element ? n : n?.parentElement;
    return `${e?.tagName}.${e?.getAttribute('class') ?? ''} "${n?.textContent?.trim().slice(0, 24) ?? ''}"`;
  };
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      for (const s of sources) shifts.push(`${name(s.node)}: ${box(s.previousRect)} became ${box(s.currentRect)}`);
  }).observe({ type: 'layout-shift' });
})();
"""
WITHIN = """() => {
  const boxes = ['#board', '.strip', '.hand', '#question'].map((part) =>
    ({ part, box: document.querySelector(`.table:not(.drawer) ${part}`).getBoundingClientRect() }));
  const leaves = ({ box }) => Math.min(box.left, box.top, innerWidth - box.right, innerHeight - box.bottom) < -0.5;
  const covers = ({ box: a }, { box: b }) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return [
    ...boxes.filter(leaves).map(({ part }) => `${part} leaves the window`),
    ...boxes.flatMap((a, i) =>
      boxes.slice(i + 1).filter((b) => covers(a, b)).map((b) => `${a.part} lies over ${b.part}`)),
  ];
}"""


def watch(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(WATCH)
    page.add_init_script(SHIFTS)


def moved(page: Page) -> list[str]:
    """What has moved since it was watched anew, each thing once."""
    found: list[str] = page.evaluate("[...new Set(moves)]")
    return found


def shifted(page: Page) -> list[str]:
    """What the browser has seen move in the page, each thing once."""
    found: list[str] = page.evaluate("[...new Set(shifts)]")
    return found


def astray(page: Page) -> list[str]:
    """Tracks that reach out of the window or into each other."""
    found: list[str] = page.evaluate(WITHIN)
    return found
