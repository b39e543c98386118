// What all causes of Scriptoria start from: the two moves, the box, and what a sketch on the scroll would do.
import type { Cause, ComparedMoves } from '../../../../engine/cause.ts';
import type { Seat } from '../../../../engine/game.ts';
import type { Box } from '../../rules/box.ts';
import { clone, legalMoves, play } from '../../rules/flow.ts';
import { GROUPS_OF_KIND, GROUPS_OF_PART } from '../../rules/grid.ts';
import {
  type Free,
  GOLD,
  type Move,
  type Place,
  type Sketch,
  type State,
  type View,
} from '../../rules/state.ts';
import { INKS, type InkLetter, KINDS, PARTS, type Part } from '../../rules/tables.ts';
import { canPay, freeIn } from '../move-preference.ts';

export interface Compared extends ComparedMoves<View, Move> {
  readonly box: Box;
  /** Whether the better move is no longer possible in this turn after the played one. */
  readonly isForgone: boolean;
}

export function comparedIn(box: Box, moves: ComparedMoves<View, Move>): Compared {
  const { view, seat, played, better } = moves;
  const state = clone(view);
  play(box, state, played);
  return { ...moves, box, isForgone: !legalMoves(box, state, seat).includes(better) };
}

type OfSketch = { readonly sketch: string; readonly points: number };
type Reward = { readonly parts: readonly Part[]; readonly bonus: number };
type OfPart = { readonly part: Part; readonly tile: number };
type Empty = Record<never, never>;

/** Every cause with what its sentence needs. Sketches and lecterns go by their names in the box. */
export type ScriptoriaReason =
  | { readonly key: 'needs-ink'; readonly args: { readonly ink: InkLetter; readonly sketch: string } }
  | { readonly key: 'strong-ink'; readonly args: { readonly ink: InkLetter } }
  | { readonly key: 'more-inks' | 'first-tomorrow' | 'costs-token'; readonly args: Empty }
  | { readonly key: 'last-ink'; readonly args: { readonly ink: InkLetter; readonly left: number } }
  | { readonly key: 'leaves-ink'; readonly args: { readonly ink: InkLetter; readonly seat: Seat } }
  | { readonly key: 'first-choice'; readonly args: { readonly lectern: string } }
  | { readonly key: 'gives-up-inks'; readonly args: { readonly left: number } }
  | {
      readonly key: 'lectern-sketches' | 'may-come-back';
      readonly args: { readonly lectern: string; readonly sketches: readonly string[] };
    }
  | { readonly key: 'lectern-supply'; readonly args: { readonly lectern: string; readonly saved: number } }
  | {
      readonly key: 'feeds-rival';
      readonly args: { readonly to: Seat; readonly count: number; readonly points: number };
    }
  | { readonly key: 'supplies-rival'; readonly args: { readonly to: Seat; readonly saved: number } }
  | {
      readonly key: 'scores' | 'free-scores-nothing' | 'gets-sketch' | 'discards-good';
      readonly args: OfSketch;
    }
  | { readonly key: 'scores-more'; readonly args: { readonly more: number } }
  | {
      readonly key: 'stops-early';
      readonly args: { readonly count: number; readonly points: number; readonly parts: readonly Part[] };
    }
  | { readonly key: 'completes-parts'; readonly args: Reward }
  | { readonly key: 'scores-and-completes'; readonly args: OfSketch & Reward }
  | {
      readonly key: 'scores-in-part';
      readonly args: OfSketch & OfPart & { readonly lacking: number };
    }
  | { readonly key: 'part-begun'; readonly args: OfPart & { readonly lacking: number } }
  | {
      readonly key: 'before-rival';
      readonly args: OfPart & { readonly seat: Seat; readonly lacking: number };
    }
  | { readonly key: 'spends-gold'; readonly args: { readonly inks: string } }
  | { readonly key: 'costs-inks'; readonly args: { readonly inks: string } }
  | { readonly key: 'takes-place'; readonly args: { readonly kind: string; readonly left: number } }
  | { readonly key: 'pours-needed'; readonly args: { readonly ink: InkLetter } };

export type ScriptoriaCause = ScriptoriaReason & Cause<State, Move>;

/** A counterfactual that changes the state after one of the two moves only. */
export const afterMove = (which: Move, change: (state: State) => void) => ({
  after: (state: State, move: Move) => {
    if (move === which) change(state);
  },
});

export const isPlacing = (move: Move): move is Place | Free => move.kind === 'place' || move.kind === 'free';

export const nameOf = ({ box }: Compared, sketch: Sketch): string => box.sketches.names[sketch]!;
export const worthOf = ({ box }: Compared, sketch: Sketch): number => box.sketches.worth[sketch]!;

/** The group of places that a sketch would go to (C3). */
export function groupOf({ box, view, seat }: Compared, { sketch, page }: Place | Free): number {
  const [left, right] = GROUPS_OF_KIND[box.sketches.kinds[sketch]!]!;
  return page === 'right' || (page === 'only' && freeIn(box, view, seat, left) === 0) ? right : left;
}

export interface PartSeen {
  readonly index: number;
  readonly part: Part;
  /** The points of the next tile, 0 if none is left or the player has one. */
  readonly tile: number;
  /** How many places this seat still has to fill. */
  readonly lacking: number;
}

export function partSeen({ box, view }: Compared, seat: Seat, index: number): PartSeen {
  const isHeld = view.achievements[seat * PARTS.length + index]! > 0;
  return {
    index,
    part: PARTS[index]!,
    tile: isHeld ? 0 : (box.piles[index]![view.taken[index]!] ?? 0),
    lacking: GROUPS_OF_PART[index]!.reduce((all, group) => all + freeIn(box, view, seat, group), 0),
  };
}

/** The parts that a sketch would belong to, before it is placed. */
export function partsOf(compared: Compared, move: Place | Free): PartSeen[] {
  const group = groupOf(compared, move);
  return GROUPS_OF_PART.flatMap((groups, index) =>
    groups.includes(group) ? [partSeen(compared, compared.seat, index)] : [],
  );
}

export const kindLetter = ({ box }: Compared, sketch: Sketch): string =>
  KINDS[box.sketches.kinds[sketch]!]!.charAt(0);

/** What this seat could place today of these sketches, the most valuable first, with the inks and places it has now. */
export function placeable(
  { box, view }: Compared,
  seat: Seat,
  sketches: readonly Sketch[],
  supply: number,
): Sketch[] {
  const { kinds, costs, worth } = box.sketches;
  const left = { ...view, inks: [...view.inks] };
  const room = GROUPS_OF_KIND.map((groups) =>
    [...new Set(groups)].reduce((all, group) => all + freeIn(box, view, seat, group), 0),
  );
  const found: Sketch[] = [];
  for (const sketch of [...sketches].sort((a, b) => worth[b]! - worth[a]!)) {
    if (room[kinds[sketch]!] === 0 || !canPay(box, left, seat, sketch, supply)) continue;
    room[kinds[sketch]!]!--;
    spend(left.inks, seat * INKS.length, costs[sketch]!, supply);
    found.push(sketch);
  }
  return found;
}

/** Gold pays for what is missing. */
function spend(inks: number[], start: number, cost: readonly number[], waived: number): void {
  for (const [ink, count] of cost.entries()) {
    if (ink === waived) continue;
    const own = ink === GOLD ? count : Math.min(count, inks[start + ink]!);
    inks[start + ink]! -= own;
    inks[start + GOLD]! -= count - own;
  }
}
