"""Screenshots as contact sheets: shrunk by boxes of pixels, so that two machines with the same fonts agree on them.

Antialiasing differs between machines by a few shades in single pixels; a box of nine pixels, and then a cell of
six by six boxes, averages that away. A blade that is missing from a tile changes its cell by thirty shades or more.
Shades are kept in steps of eight, which makes the files small.
"""

from __future__ import annotations

import base64
from typing import NamedTuple

from playwright.sync_api import Page

BOX = 3  # screen pixels to one pixel of a sheet
CELL = 6  # pixels of a sheet to one compared cell
SHADES = (
    18  # of 255, mean over a cell and the worst colour channel: what two machines, or two builds of Chromium, differ by
)

READ = """
const bitmap = async text => createImageBitmap(new Blob([Uint8Array.from(atob(text), c => c.charCodeAt(0))]));
const pixels = async text => {
  const image = await bitmap(text), canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
};
"""

SHRINK = (
    """async ([text, box]) => {"""
    + READ
    + """
  const from = await pixels(text), w = Math.floor(from.width / box), h = Math.floor(from.height / box);
  const canvas = new OffscreenCanvas(w, h), pen = canvas.getContext('2d'), to = pen.createImageData(w, h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) for (let c = 0; c < 4; c++) {
    let sum = 0;
    for (let j = 0; j < box; j++) for (let i = 0; i < box; i++)
      sum += from.data[4 * ((y * box + j) * from.width + x * box + i) + c];
    to.data[4 * (y * w + x) + c] = c === 3 ? 255 : Math.min(255, 8 * Math.round(sum / (8 * box * box)));
  }
  pen.putImageData(to, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
  let out = '';
  for (let i = 0; i < bytes.length; i += 8192) out += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(out);
}"""
)

COMPARE = (
    """async ([one, two, cell]) => {"""
    + READ
    + """
  const a = await pixels(one), b = await pixels(two), out = [];
  if (a.width !== b.width || a.height !== b.height) return [[0, 0, 255]];
  for (let y = 0; y < a.height; y += cell) for (let x = 0; x < a.width; x += cell) {
    const sums = [0, 0, 0];
    let count = 0;
    for (let j = y; j < Math.min(y + cell, a.height); j++) for (let i = x; i < Math.min(x + cell, a.width); i++) {
      const at = 4 * (j * a.width + i);
      for (let c = 0; c < 3; c++) sums[c] += Math.abs(a.data[at + c] - b.data[at + c]);
      count++;
    }
    out.push([x, y, Math.max(...sums) / count]);
  }
  return out;
}"""
)


class Difference(NamedTuple):
    """A cell that looks different, by its place in screen pixels."""

    x: int
    y: int
    shades: float


def shrunk(blank: Page, png: bytes) -> bytes:
    """A screenshot as a sheet. `blank` is a page that lends its canvas; no picture library is needed."""
    text: str = blank.evaluate(SHRINK, [base64.b64encode(png).decode(), BOX])
    return base64.b64decode(text)


def differences(blank: Page, one: bytes, two: bytes) -> list[Difference]:
    """The cells in which two sheets differ more than two machines may."""
    cells = blank.evaluate(COMPARE, [base64.b64encode(one).decode(), base64.b64encode(two).decode(), CELL])
    return [Difference(x * BOX, y * BOX, round(shades, 1)) for x, y, shades in cells if shades > SHADES]
