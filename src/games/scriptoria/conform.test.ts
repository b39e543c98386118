// Scriptoria under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../engine/conform/index.ts';
import { randomGames } from '../conformance-games.fixtures.ts';
import { piecesOf } from './fixtures/positions.ts';
import { scriptoria } from './index.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const kit = {
  texts: { en, fr },
  pieces: piecesOf,
  // C17: everything except the bags is open, and bags have no order: there is no other state to deal.
  redeal: scriptoria.clone,
  games: randomGames(1),
  also: [
    { check: '4 seats lecterns=random hell=closed', game: 4, comesTo: 'unrewarded leftFrieze' },
    { check: '4 seats lecterns=random hell=14', game: 8, comesTo: 'unrewarded textDropcap' },
  ],
};

/** A head start changes nothing but the points from which everybody starts: each is played at one table, these at all. */
const HEAD_STARTS_AT_ALL_TABLES = /hell=(closed|0|1|14|33)$/;
const TABLES_PER_HEAD_START = 6;

describe('scriptoria conforms', () => {
  for (const [number, check] of conformance(scriptoria, kit).entries()) {
    const { name, run } = check;
    const isOneOfMany = name.includes('hell=') && !HEAD_STARTS_AT_ALL_TABLES.test(name);
    // Another seat count and way of choosing lecterns with each head start.
    if (!isOneOfMany || number % (TABLES_PER_HEAD_START - 1) === 0) test(name, run);
  }
});
