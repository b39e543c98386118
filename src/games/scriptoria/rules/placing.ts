// Places a sketch on the scroll: it is paid, it scores, and it may complete a part (C4, C6, C10-C12).
import type { Emit } from '../../../engine/game.ts';
import type { Box } from './box.ts';
import { hasRoom } from './evening.ts';
import type { Event } from './events.ts';
import { GROUPS_OF_KIND, GROUPS_OF_PART, sideOf } from './grid.ts';
import { openDoorIfReached } from './hell.ts';
import { inkLetters } from './ink-counts.ts';
import { supplyOf } from './lecterns.ts';
import { price } from './moves.ts';
import { removeSketch } from './sorted-sketches.ts';
import type { Free, Place, State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

const MANUSCRIPT = PARTS.indexOf('manuscript');

export function placeSketch(box: Box, state: State, move: Place, emit?: Emit<Event>): void {
  const { turn: seat } = state;
  const { costs, worth, names } = box.sketches;
  const paid = price(costs[move.sketch]!, move.gold, supplyOf(box, state, seat));
  for (let ink = 0; ink < paid.length; ink++) {
    state.inks[seat * INKS.length + ink]! -= paid[ink]!;
    state.inkBag[ink]! += paid[ink]!;
  }
  const points = worth[move.sketch]!;
  state.points[seat]! += points;
  const place = placeOnScroll(box, state, move, move.sketch + 1);
  emit?.({
    key: 'placed',
    args: {
      seat,
      sketch: names[move.sketch]!,
      place,
      page: sideOf(box.groupOf[place]!),
      paid: inkLetters(paid),
      points,
    },
  });
  openDoorIfReached(state, seat, state.points[seat]!, emit);
  reward(box, state, place, emit);
}

/** A border may be placed without payment, and then it scores nothing. */
export function placeFree(box: Box, state: State, move: Free, emit?: Emit<Event>): void {
  const place = placeOnScroll(box, state, move, -(move.sketch + 1));
  emit?.({
    key: 'freed',
    args: {
      seat: state.turn,
      sketch: box.sketches.names[move.sketch]!,
      place,
      page: sideOf(box.groupOf[place]!),
    },
  });
  reward(box, state, place, emit);
}

/** Moves the sketch to the first free place of its kind and page, and returns that place. */
function placeOnScroll(box: Box, state: State, { sketch, page, from }: Place | Free, mark: number): number {
  const { turn: seat } = state;
  const desk = state.onDesk[state.deskOf[seat]!]!;
  const onDesk = from === 'lectern' || (from === 'only' && desk.includes(sketch));
  removeSketch(onDesk ? desk : state.stock[seat]!, sketch);
  const [left, right] = GROUPS_OF_KIND[box.sketches.kinds[sketch]!]!;
  const group = page === 'right' || (page === 'only' && isFull(box, state, left)) ? right : left;
  const start = seat * box.places;
  for (const place of box.groups[group]!) {
    if (state.scroll[start + place] !== 0) continue;
    state.scroll[start + place] = mark;
    return place;
  }
  throw new Error('scriptoria: a sketch was placed where all is full');
}

/** A group fills in order, so its last place shows whether it is full (C3). */
export function isFull({ groups, places }: Box, { scroll, turn: seat }: State, group: number): boolean {
  const list = groups[group]!;
  return scroll[seat * places + list[list.length - 1]!] !== 0;
}

/** One sketch can complete a part and the manuscript: both tiles are taken before room is made (C12). */
function reward(box: Box, state: State, place: number, emit?: Emit<Event>): void {
  const group = box.groupOf[place]!;
  if (!isFull(box, state, group)) return;
  let taken = 0;
  for (let part = 0; part < PARTS.length; part++) {
    const needed = GROUPS_OF_PART[part]!;
    if (!needed.includes(group) || !needed.every((g) => isFull(box, state, g))) continue;
    if (part === MANUSCRIPT) state.finished = true;
    if (takeAchievement(box, state, part, emit)) taken++;
  }
  if (taken > 0 && !hasRoom(state, state.turn)) state.phase = 'room';
}

function takeAchievement(box: Box, state: State, part: number, emit?: Emit<Event>): boolean {
  const { turn: seat } = state;
  const points = box.piles[part]![state.taken[part]!];
  if (points === undefined) {
    emit?.({ key: 'unrewarded', args: { seat, part: PARTS[part]! } });
    return false;
  }
  state.taken[part]!++;
  state.achievements[seat * PARTS.length + part] = points;
  emit?.({ key: 'achieved', args: { seat, part: PARTS[part]!, points } });
  return true;
}
