// Evaluates a player's prospects: sketches ready to be painted, inks, parts begun, days left.
import type { Seat } from '../../../engine/game.ts';
import type { Box } from '../rules/box.ts';
import { GROUPS_OF_KIND, GROUPS_OF_PART } from '../rules/grid.ts';
import { sum } from '../rules/ink-counts.ts';
import { GOLD, NOBODY, type Sketch, type State } from '../rules/state.ts';
import { INKS, PARTS } from '../rules/tables.ts';

const TOKEN_VALUE = 2;
const LECTERNS: readonly number[] = [0, 0, 3, 4, 5];
const SKETCHES_ON_LECTERN = 4;
const MAX_INKS = 7;

/** Values in points; tuned against each other in the arena. */
const READY_FACTOR = 0.92;
const INK_LATER = [0.55, 0.5, 0.5, 0.5, 0.85] as const;
export interface ProspectWeights {
  /** A help token beyond its points: it can be used. */
  readonly token: number;
  /** Being Archivist, who chooses first. */
  readonly archivist: number;
  /** The share of its points that a sketch is worth which cannot be paid yet. */
  readonly sketchLater: number;
  /** The share of a tile that a part begun is worth, at most. */
  readonly partBegun: number;
}
export const USUAL_WEIGHTS: ProspectWeights = { token: 0, archivist: 0, sketchLater: 0.12, partBegun: 0.95 };

// Refilled for each player who is evaluated.
const inksLeft = new Int32Array(INKS.length);
const free = new Int32Array(GROUPS_OF_PART.at(-1)!.length);
const filled = new Int32Array(free.length);
const open = new Int32Array(GROUPS_OF_KIND.length);

/** Whole days after this one, as far as the sketches last. */
export function daysLeft(state: State): number {
  if (state.finished) return 0;
  return Math.ceil(sum(state.sketchBag) / (LECTERNS[state.seats]! * SKETCHES_ON_LECTERN));
}

/** Whether the player still has to illuminate today. */
export function isWaiting({ phase, seats, archivist, turn, deskOf }: State, seat: Seat): boolean {
  if (phase === 'inks' || phase === 'pick' || phase === 'give') return true;
  if (phase !== 'illuminate' && phase !== 'room') return false;
  return deskOf[seat] !== NOBODY && (seat - archivist + seats) % seats >= (turn - archivist + seats) % seats;
}

/** Roughly the points at the end of the game, without what all players can expect equally from the days to come. */
export function prospect(
  box: Box,
  state: State,
  seat: Seat,
  weights: ProspectWeights = USUAL_WEIGHTS,
): number {
  const days = daysLeft(state);
  const waiting = isWaiting(state, seat);
  countPlaces(box, state, seat);
  for (let ink = 0; ink < INKS.length; ink++) inksLeft[ink] = state.inks[seat * INKS.length + ink]!;
  let points = state.points[seat]! + state.tokens[seat]! * (TOKEN_VALUE + weights.token);
  if (state.archivist === seat) points += weights.archivist;
  for (let part = 0; part < PARTS.length; part++) points += state.achievements[seat * PARTS.length + part]!;
  points += partsBegun(box, state, seat, waiting ? days + 1 : days, weights);
  if (waiting || days > 0) points += paintableValue(box, state, seat, waiting, days, weights);
  return points;
}

function countPlaces(box: Box, { scroll }: State, seat: Seat): void {
  filled.fill(0);
  const start = seat * box.places;
  for (let place = 0; place < box.places; place++)
    if (scroll[start + place] !== 0) filled[box.groupOf[place]!]!++;
  for (let group = 0; group < free.length; group++) free[group] = box.groups[group]!.length - filled[group]!;
  for (let kind = 0; kind < open.length; kind++) {
    const [left, right] = GROUPS_OF_KIND[kind]!;
    open[kind] = left === right ? free[left]! : free[left]! + free[right]!;
  }
}

/** The more of a part is complete, the likelier it gets finished; its value is the top tile of its pile. */
function partsBegun(
  box: Box,
  state: State,
  seat: Seat,
  days: number,
  { partBegun }: ProspectWeights,
): number {
  let points = 0;
  for (let part = 0; part < PARTS.length; part++) {
    if (state.achievements[seat * PARTS.length + part]! > 0) continue;
    const tile = box.piles[part]![state.taken[part]!] ?? 0;
    let have = 0;
    let all = 0;
    for (const group of GROUPS_OF_PART[part]!) {
      have += filled[group]!;
      all += box.groups[group]!.length;
    }
    const lacking = all - have;
    if (lacking === 0 || tile === 0) continue;
    const share = have / all;
    points += partBegun * tile * share * share * Math.min(1, (days * 3) / lacking);
  }
  return points;
}

/** Paints what the inks allow, best bargain first; then values what is left over. */
function paintableValue(
  box: Box,
  state: State,
  seat: Seat,
  waiting: boolean,
  days: number,
  { sketchLater }: ProspectWeights,
): number {
  const desk = state.deskOf[seat] === NOBODY || !waiting ? [] : state.onDesk[state.deskOf[seat]!]!;
  const waived = desk.length > 0 ? box.supplies[state.desks[state.deskOf[seat]!]!]! : -1;
  const stock = state.stock[seat]!;
  /** One bit for each painted sketch. */
  let used = 0;
  let points = 0;
  const count = desk.length + stock.length;
  for (let round = 0; round < count; round++) {
    let best = -1;
    let bargain = 0;
    for (let i = 0; i < count; i++) {
      if (used & (1 << i)) continue;
      const sketch = i < desk.length ? desk[i]! : stock[i - desk.length]!;
      if (open[box.sketches.kinds[sketch]!] === 0) continue;
      const price = priceOf(box, sketch, waived);
      if (price < 0) continue;
      const gain = box.sketches.worth[sketch]! - price * 0.45;
      if (gain > bargain) {
        bargain = gain;
        best = i;
      }
    }
    if (best < 0) break;
    used |= 1 << best;
    const sketch = best < desk.length ? desk[best]! : stock[best - desk.length]!;
    spendInks(box, sketch, waived);
    open[box.sketches.kinds[sketch]!]!--;
    points += box.sketches.worth[sketch]! * READY_FACTOR;
  }
  if (days === 0) return points;
  let inks = 0;
  for (let ink = 0; ink < INKS.length; ink++) {
    inks += inksLeft[ink]!;
    points += inksLeft[ink]! * INK_LATER[ink]!;
  }
  // Inks beyond seven go back to the bag.
  if (inks > MAX_INKS) points -= (inks - MAX_INKS) * 0.5;
  for (let i = 0; i < count; i++) {
    if (used & (1 << i)) continue;
    const sketch = i < desk.length ? desk[i]! : stock[i - desk.length]!;
    if (open[box.sketches.kinds[sketch]!]! > 0) points += sketchLater * box.sketches.worth[sketch]!;
  }
  return points;
}

/** The number of inks it costs, with gold for missing colours; -1 if it cannot be paid. */
function priceOf({ sketches }: Box, sketch: Sketch, waived: number): number {
  const cost = sketches.costs[sketch]!;
  let gold = waived === GOLD ? 0 : cost[GOLD]!;
  let price = gold;
  for (let ink = 0; ink < GOLD; ink++) {
    if (ink === waived) continue;
    const due = cost[ink]!;
    price += due;
    const short = due - inksLeft[ink]!;
    if (short <= 0) continue;
    if (ink === 0) return -1;
    gold += short;
  }
  return gold > inksLeft[GOLD]! ? -1 : price;
}

function spendInks({ sketches }: Box, sketch: Sketch, waived: number): void {
  const cost = sketches.costs[sketch]!;
  let gold = waived === GOLD ? 0 : cost[GOLD]!;
  for (let ink = 0; ink < GOLD; ink++) {
    if (ink === waived) continue;
    const own = Math.min(cost[ink]!, inksLeft[ink]!);
    inksLeft[ink]! -= own;
    gold += cost[ink]! - own;
  }
  inksLeft[GOLD]! -= gold;
}
