// What characters like about moves in Scriptoria.

import type { Seat } from '../../../engine/game.ts';
import type { Flavour } from '../../../engine/insight.ts';
import type { Box } from '../rules/box.ts';
import { GOLD, type Move, type State } from '../rules/state.ts';
import { deskValue, inkNeed } from './move-preference.ts';

/** A day is made of many small moves, so a small liking is felt. */
const STRONG = 0.02;
/** Points that are much for a sketch, and for the sketches of a lectern. */
const SPLENDID = 6;
const GOOD_LECTERN = 8;

export function flavour(box: Box, state: State, seat: Seat, move: Move): Flavour {
  const others = Array.from(state.stock.keys()).filter((other) => other !== seat);
  switch (move.kind) {
    case 'take': {
      const gold = move.inks.filter((ink) => ink === GOLD).length;
      // What the others need most.
      const missed = Math.max(...others.flatMap((o) => move.inks.map((ink) => inkNeed(box, state, o, ink))));
      return {
        hoarding: STRONG * move.inks.length,
        proud: STRONG * gold,
        thrifty: STRONG * gold,
        spiteful: 3 * STRONG * missed,
      };
    }
    case 'grimoire':
      return { bold: STRONG, hoarding: -STRONG };
    case 'place': {
      const worth = box.sketches.worth[move.sketch]! / SPLENDID;
      const jokers = move.gold.reduce((sum, count) => sum + count, 0);
      return { hasty: STRONG, hoarding: -STRONG, proud: STRONG * (worth - 0.5), thrifty: -STRONG * jokers };
    }
    case 'free':
      return { thrifty: STRONG, hasty: STRONG, hoarding: STRONG / 2, proud: -STRONG };
    case 'give': {
      const given = Math.min(1, deskValue(box, state, move.to, move.lectern) / GOOD_LECTERN);
      return { spiteful: -2 * STRONG * given };
    }
    case 'pick': {
      const best = Math.max(...state.onDesk.flat().map((sketch) => box.sketches.worth[sketch]!));
      const desk = state.onDesk[state.desks.indexOf(move.lectern)] ?? [];
      const splendid = desk.some((sketch) => box.sketches.worth[sketch] === best);
      const missed = Math.max(...others.map((other) => deskValue(box, state, other, move.lectern)));
      return {
        proud: splendid ? 2 * STRONG : 0,
        hoarding: (STRONG * desk.length) / 4,
        spiteful: 2 * STRONG * Math.min(1, missed / GOOD_LECTERN),
      };
    }
    case 'help':
    case 'ask':
      return { thrifty: -STRONG, bold: STRONG / 2, hasty: STRONG };
    case 'done':
      return { hoarding: STRONG, hasty: -STRONG, thrifty: STRONG / 2 };
    case 'pour':
      return { hoarding: move.ink === GOLD ? -STRONG : 0, proud: move.ink === GOLD ? -STRONG : 0 };
    default:
      return {};
  }
}
