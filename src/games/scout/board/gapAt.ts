// The gap of the hand under a pointer: the cards overlap, so the left edge of each decides.

interface Gap {
  /** Where the card would stand, from 0. */
  readonly place: number;
  readonly slot: Element;
  /** After the slot, which is the last one, and not before it. */
  readonly isAfter: boolean;
}

/** How far above the hand still counts, in pixels. */
const REACH_PX = 48;

export function gapAt({
  clientX,
  clientY,
}: {
  readonly clientX: number;
  readonly clientY: number;
}): Gap | null {
  const hand = document.querySelector('.scout .hand');
  const slots = [...(hand?.querySelectorAll('.slot') ?? [])];
  if (!hand || clientY < hand.getBoundingClientRect().top - REACH_PX) return null;
  const boxes = slots.map((slot) => ({ slot, box: slot.getBoundingClientRect() }));
  // Two rows on a phone: the row whose middle is nearest.
  const rowTop = boxes
    .map(({ box }) => box.top + box.height / 2)
    .reduce((best, y) => (Math.abs(y - clientY) < Math.abs(best - clientY) ? y : best), Number.MAX_VALUE);
  const row = boxes.filter(({ box }) => Math.abs(box.top + box.height / 2 - rowTop) < 2);
  const step = row.length > 1 ? row[1]!.box.left - row[0]!.box.left : (row[0]?.box.width ?? 0);
  const next = row.find(({ box }) => clientX < box.left + step / 2);
  if (next) return { place: slots.indexOf(next.slot), slot: next.slot, isAfter: false };
  const last = row.at(-1);
  return last ? { place: slots.indexOf(last.slot) + 1, slot: last.slot, isAfter: true } : null;
}
