// What characters like about moves in Duodecim.

import type { Seat } from '../../../engine/game.ts';
import type { Flavour } from '../../../engine/insight.ts';
import { OFF, WAITING } from '../rules/data.ts';
import type { Move, State } from '../rules/state.ts';

/** A turn is one of about ninety, so a small liking is felt. */
const STRONG = 0.02;
/** A move of all three dice is rarely longer. */
const FAR = 12;

export function flavour({ sides }: State, seat: Seat, move: Move): Flavour {
  if (!('from' in move)) return {};
  const { from, to } = move;
  const [own, foe] = [sides[seat]!.at, sides[1 - seat]!.at];
  const leavesLone = from !== WAITING && own[from] === 2;
  const standsAlone = to !== OFF && own[to] === 0;
  const far = Math.min(1, (to - from) / FAR);
  return {
    spiteful: to !== OFF && foe[to] === 1 ? STRONG : 0,
    bold: STRONG * (Number(leavesLone) + Number(standsAlone) - 1),
    hoarding: standsAlone || to === OFF ? 0 : STRONG,
    // The last pawns are brought along, not left behind.
    thrifty: STRONG * (0.5 - from / OFF),
    hasty: to === OFF ? STRONG : STRONG * (from / OFF - 0.5),
    proud: STRONG * far,
  };
}
