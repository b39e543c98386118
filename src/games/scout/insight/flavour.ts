// What characters like about moves in Scout.
import type { Flavour } from '../../../engine/insight.ts';
import type { Move, State } from '../rules/state.ts';

/** The sizes are felt in play, and still leave a clearly better move its chance. */
const STRONG = 0.12;

export function flavour({ seats, set }: State, move: Move): Flavour {
  switch (move.kind) {
    case 'show': {
      const cards = move.last - move.first + 1;
      // A pair counts as neither small nor large. A thrifty player shows single cards and keeps the sets.
      const size = Math.max(-1, Math.min(1, (cards - 2) / 2));
      return {
        hasty: STRONG,
        proud: STRONG * size,
        thrifty: -STRONG * size,
        // Taking away what another has built.
        spiteful: STRONG * Math.min(1, set.length / 3),
      };
    }
    case 'scout':
      return {
        hoarding: STRONG,
        spiteful: set.length > 2 ? STRONG / 2 : 0,
        // With two players it costs a chip.
        thrifty: seats === 2 ? -STRONG / 2 : STRONG / 4,
        bold: -STRONG / 4,
      };
    case 'scout+show':
      return { bold: STRONG, thrifty: -STRONG, hasty: STRONG };
    default:
      return {};
  }
}
