// Why a sketch cannot be placed as written.
import type { Box } from './box.ts';
import { GROUPS_OF_KIND } from './grid.ts';
import { supplyOf } from './lecterns.ts';
import { covers, packed, price } from './moves.ts';
import { isFull } from './placing.ts';
import type { RefusalCode } from './refusal-codes.ts';
import { BLACK, type Sketch, type State } from './state.ts';
import { INKS, KINDS } from './tables.ts';

const FORM = /^(\S+)(?: (left|right))?(?: from=(lectern|stock))?(?: gold=(R*G*B*))?$/;

export function placeRefusal(
  box: Box,
  state: State,
  verb: 'place' | 'free',
  words: readonly string[],
): RefusalCode {
  const [, name, page, source, gold] = FORM.exec(words.join(' ')) ?? [];
  if (name === undefined || gold === '' || (verb === 'free' && gold)) return 'malformed';
  const sketch = box.sketches.names.indexOf(name);
  if (sketch < 0) return 'no-such-sketch';
  if (verb === 'free' && KINDS[box.sketches.kinds[sketch]!] !== 'border') return 'only-borders-free';
  return (
    sourceRefusal(state, sketch, source) ??
    pageRefusal(box, state, sketch, page) ??
    paymentRefusal(box, state, sketch, gold ?? '')
  );
}

function sourceRefusal(state: State, sketch: Sketch, source: string | undefined): RefusalCode | null {
  const onDesk = state.onDesk[state.deskOf[state.turn]!]!.includes(sketch);
  const inStock = state.stock[state.turn]!.includes(sketch);
  if (!onDesk && !inStock) return 'sketch-not-at-hand';
  if (onDesk && inStock) return source ? null : 'which-source';
  return source ? 'source-not-asked' : null;
}

function pageRefusal(box: Box, state: State, sketch: Sketch, page: string | undefined): RefusalCode | null {
  const [left, right] = GROUPS_OF_KIND[box.sketches.kinds[sketch]!]!;
  const full = { left: isFull(box, state, left), right: isFull(box, state, right) };
  if (full.left && full.right) return 'no-free-place';
  if (left !== right && !full.left && !full.right) return page ? null : 'which-page';
  if (page !== 'left' && page !== 'right') return null;
  return full[page] ? 'page-full' : 'page-not-asked';
}

function paymentRefusal(box: Box, state: State, sketch: Sketch, letters: string): RefusalCode {
  const { turn, inks } = state;
  const cost = box.sketches.costs[sketch]!;
  const waived = supplyOf(box, state, turn);
  const colours = INKS.slice(1, -1);
  const gold = colours.map((letter) => letters.split(letter).length - 1);
  if (gold.some((count, i) => count > (waived === i + 1 ? 0 : cost[i + 1]!))) return 'gold-misused';
  const due = price(cost, gold, waived);
  if (due[BLACK]! > inks[turn * INKS.length + BLACK]!) return 'black-lacking';
  const have = packed(inks, turn * INKS.length);
  return box.moves.ways[waived]![sketch]!.some(({ pay }) => covers(have, pay))
    ? 'other-payment'
    : 'inks-lacking';
}
