// How empty a board is: which part of the play area shows nothing but the room.
import type { Page } from 'playwright-core';

export interface Emptiness {
  /** The tallest band across the play area without anything in it, as a share of its height. */
  readonly rows: number;
  /** The widest band from top to bottom without anything in it, as a share of its width. */
  readonly columns: number;
  /** The largest rectangle without anything in it, as a share of the area. */
  readonly rectangle: number;
}

const PLAY_AREA = '.table-main';
/** Everything but the room: the surface that is drawn behind the pieces. */
const HIDE_PIECES = '.frame * { visibility: hidden !important; }';
/** Two pixels are the same if no channel differs by more than this. */
const TOLERANCE = 12;
/** The share of the pixels of a line or a cell that must differ before it counts as used. */
const USED = 0.01;
/** The play area is divided into this many cells across and down, to look for empty rectangles. */
const CELLS = 40;

/** Compares the picture with one of the room alone. */
export async function measureEmptiness(page: Page): Promise<Emptiness> {
  const box = await page.locator(PLAY_AREA).boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('the page shows no table');
  const clip = {
    x: box.x,
    y: box.y,
    width: box.width,
    height: Math.min(box.height, size.height - box.y),
  };
  const shot = async () => (await page.screenshot({ clip, scale: 'css' })).toString('base64');
  const full = await shot();
  const style = await page.addStyleTag({ content: HIDE_PIECES });
  const room = await shot();
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return page.evaluate(compare, { full, room, tolerance: TOLERANCE, used: USED, cells: CELLS });
}

/** Runs in the page. */
async function compare({
  full,
  room,
  tolerance,
  used,
  cells,
}: {
  full: string;
  room: string;
  tolerance: number;
  used: number;
  cells: number;
}): Promise<Emptiness> {
  const pixelsOf = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [one, other] = await Promise.all([pixelsOf(full), pixelsOf(room)]);
  const { width, height } = one;
  const inRow = new Uint32Array(height);
  const inColumn = new Uint32Array(width);
  const inCell = new Uint32Array(cells * cells);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      let differs = false;
      for (let channel = at; channel < at + 3; channel++) {
        if (Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > tolerance) differs = true;
      }
      if (!differs) continue;
      inRow[y] = (inRow[y] ?? 0) + 1;
      inColumn[x] = (inColumn[x] ?? 0) + 1;
      const cell = Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width);
      inCell[cell] = (inCell[cell] ?? 0) + 1;
    }
  }
  const longestEmpty = (counts: Uint32Array, across: number) => {
    let [longest, current] = [0, 0];
    for (const count of counts) {
      current = count > across * used ? 0 : current + 1;
      longest = Math.max(longest, current);
    }
    return longest / counts.length;
  };
  const perCell = ((width * height) / cells ** 2) * used;
  const isEmpty = (row: number, column: number) => (inCell[row * cells + column] ?? 0) <= perCell;
  let largest = 0;
  // For every first row: how far down each column is empty from there, and the best rectangle under that.
  for (let top = 0; top < cells; top++) {
    const depths = Array.from({ length: cells }, (_, column) => {
      let depth = 0;
      while (top + depth < cells && isEmpty(top + depth, column)) depth++;
      return depth;
    });
    for (let left = 0; left < cells; left++) {
      let depth = cells;
      for (let right = left; right < cells; right++) {
        depth = Math.min(depth, depths[right] ?? 0);
        largest = Math.max(largest, depth * (right - left + 1));
      }
    }
  }
  return {
    rows: longestEmpty(inRow, width),
    columns: longestEmpty(inColumn, height),
    rectangle: largest / cells ** 2,
  };
}
