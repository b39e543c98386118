// Rates each move quickly without looking ahead: what a sensible player would prefer.
import type { Seat } from '../../../engine/game.ts';
import type { Box } from '../rules/box.ts';
import { GROUPS_OF_KIND, GROUPS_OF_PART } from '../rules/grid.ts';
import { sum } from '../rules/ink-counts.ts';
import {
  type Free,
  GOLD,
  type Lectern,
  type Move,
  type Place,
  type Sketch,
  type State,
} from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { daysLeft } from './prospect.ts';

const INK_VALUE: readonly number[] = [0.9, 0.8, 0.8, 0.8, 1.25];
/** The value of an ink that is kept for later. */
const KEPT_INK_VALUE = 0.5;
const TOKEN_VALUE = 2;

/** By group: the parts that it belongs to. */
const PARTS_OF_GROUP: readonly (readonly number[])[] = GROUPS_OF_PART.at(-1)!.map((group) =>
  GROUPS_OF_PART.flatMap((groups, part) => (groups.includes(group) ? [part] : [])),
);

// Counted once for all moves of a decision: the free places by group of the player whose moves are rated, the days left.
const free = new Int32Array(PARTS_OF_GROUP.length);
let days = 0;

/** Rates the moves of one decision; only until the next decision is asked about. */
export function movePreferences(box: Box, state: State, seat: Seat): (move: Move) => number {
  for (let group = 0; group < free.length; group++) free[group] = freeIn(box, state, seat, group);
  days = daysLeft(state);
  return (move) => movePreference(box, state, seat, move);
}

function movePreference(box: Box, state: State, seat: Seat, move: Move): number {
  switch (move.kind) {
    case 'take':
      return takeValue(box, state, seat, move.inks);
    case 'grimoire':
      // Worth more, the fewer inks there are to take.
      return sum(state.cup) <= state.seats ? 1.6 : 0.6;
    case 'pick':
      return deskValue(box, state, seat, move.lectern);
    case 'give':
      return -deskValue(box, state, move.to, move.lectern);
    case 'place':
      return placePreference(box, state, seat, move);
    case 'free':
      return freePreference(box, state, move);
    case 'help':
    case 'ask':
      return helpPreference(box, state, seat, move.sketch) - (move.kind === 'ask' ? 1 : 0);
    case 'quill':
      return 0.1;
    case 'discard':
      return -box.sketches.worth[move.sketch]!;
    case 'pour':
      return -INK_VALUE[move.ink]! - inkNeed(box, state, seat, move.ink);
    default:
      return 0;
  }
}

function takeValue(box: Box, state: State, seat: Seat, inks: readonly number[]): number {
  let value = 0;
  for (const ink of inks) value += INK_VALUE[ink]! + inkNeed(box, state, seat, ink);
  return value;
}

/** How much the sketches at hand need this ink beyond what the player has. */
export function inkNeed(box: Box, state: State, seat: Seat, ink: number): number {
  let asked = 0;
  for (const sketch of state.stock[seat]!) if (box.sketches.costs[sketch]![ink]! > 0) asked++;
  const have = state.inks[seat * INKS.length + ink]!;
  return Math.max(-0.5, Math.min(0.4, 0.12 * asked - 0.2 * have));
}

/** The value of a desk for a player: its best sketches for the free places, and the inks that its supply saves. */
export function deskValue(box: Box, state: State, seat: Seat, lectern: Lectern): number {
  const desk = state.onDesk[state.desks.indexOf(lectern)]!;
  const supply = box.supplies[lectern]!;
  let worth = 0;
  for (const sketch of desk) {
    const { kinds, costs } = box.sketches;
    if (!hasPlace(box, state, seat, kinds[sketch]!)) continue;
    const saved = supply < INKS.length ? costs[sketch]![supply]! : 0;
    worth +=
      box.sketches.worth[sketch]! * (canPay(box, state, seat, sketch, supply) ? 0.6 : 0.15) + saved * 0.3;
  }
  return worth;
}

function placePreference(box: Box, state: State, seat: Seat, move: Place): number {
  const { costs, worth } = box.sketches;
  const supply = box.supplies[state.desks[state.deskOf[seat]!]!]!;
  let price = 0;
  for (let ink = 0; ink < INKS.length; ink++) if (ink !== supply) price += costs[move.sketch]![ink]!;
  const jokers = move.gold[0]! + move.gold[1]! + move.gold[2]!;
  const later = days > 0 ? KEPT_INK_VALUE : 0;
  return 0.2 + worth[move.sketch]! - price * later - jokers * later * 0.8 + completionValue(box, state, move);
}

function freePreference(box: Box, state: State, move: Free): number {
  // A place filled without payment is lost for a sketch that scores, so this is better late.
  const place = days === 0 ? 0.3 : days <= 2 ? 0.1 : -0.6;
  return place + completionValue(box, state, move) - 0.08 * box.sketches.worth[move.sketch]! * days;
}

/** The tile that this sketch would bring, or progress towards one. */
function completionValue(box: Box, { taken }: State, { sketch, page }: Place | Free): number {
  const [left, right] = GROUPS_OF_KIND[box.sketches.kinds[sketch]!]!;
  const group = page === 'right' ? right : left;
  let gain = 0;
  for (const part of PARTS_OF_GROUP[group]!) {
    const tile = box.piles[part]![taken[part]!] ?? 0;
    let lacking = 0;
    for (const each of GROUPS_OF_PART[part]!) lacking += free[each]!;
    gain += lacking === 1 ? tile : lacking <= 3 ? 0.25 * tile : 0.05 * tile;
  }
  return gain;
}

function helpPreference(box: Box, state: State, seat: Seat, sketch: Sketch): number {
  const { kinds, worth, costs } = box.sketches;
  const [left, right] = GROUPS_OF_KIND[kinds[sketch]!]!;
  if (free[left] === 0 && free[right] === 0) return -5;
  const supply = box.supplies[state.desks[state.deskOf[seat]!]!]!;
  if (!canPay(box, state, seat, sketch, supply)) return -4;
  const last = free[left] === 1 ? 1 : 0;
  const cost = costs[sketch]!;
  let price = 0;
  for (let ink = 0; ink < INKS.length; ink++) price += cost[ink]!;
  const later = days > 0 ? KEPT_INK_VALUE : 0;
  return worth[sketch]! - TOKEN_VALUE - price * later - 0.4 + last;
}

export function hasPlace(box: Box, state: State, seat: Seat, kind: number): boolean {
  const [left, right] = GROUPS_OF_KIND[kind]!;
  return freeIn(box, state, seat, left) > 0 || freeIn(box, state, seat, right) > 0;
}

/** A group fills in order. */
export function freeIn({ groups, places }: Box, { scroll }: State, seat: Seat, group: number): number {
  const list = groups[group]!;
  let left = 0;
  for (let i = list.length - 1; i >= 0 && scroll[seat * places + list[i]!] === 0; i--) left++;
  return left;
}

export function canPay(
  { sketches }: Box,
  { inks }: State,
  seat: Seat,
  sketch: Sketch,
  waived: number,
): boolean {
  const cost = sketches.costs[sketch]!;
  let gold = inks[seat * INKS.length + GOLD]! - (waived === GOLD ? 0 : cost[GOLD]!);
  for (let ink = 0; ink < GOLD; ink++) {
    const short = ink === waived ? 0 : cost[ink]! - inks[seat * INKS.length + ink]!;
    if (short <= 0) continue;
    if (ink === 0) return false;
    gold -= short;
  }
  return gold >= 0;
}
