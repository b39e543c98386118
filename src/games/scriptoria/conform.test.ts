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
const AT_ALL_TABLES = ['closed', '14'];
const TABLES_PER_HEAD_START = 6;

describe('scriptoria conforms', () => {
  const tables = new Map<string, number>();
  for (const { name, run } of conformance(scriptoria, kit)) {
    const headStart = /hell=(\w+)$/.exec(name)?.[1];
    const table = tables.get(headStart ?? name) ?? 0;
    tables.set(headStart ?? name, table + 1);
    const isAtAll = headStart === undefined || AT_ALL_TABLES.includes(headStart);
    // Another seat count and way of choosing lecterns with each head start.
    if (isAtAll || Number(headStart) % TABLES_PER_HEAD_START === table) test(name, run);
  }
});
