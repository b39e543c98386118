// Biblios under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../engine/conform/index.ts';
import { randomGames } from '../conformance-games.fixtures.ts';
import { chooseMostlyAffordable, pieces, redeal } from './fixtures/conformance.ts';
import { biblios } from './index.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const kit = {
  texts: { en, fr },
  pieces,
  redeal,
  choose: chooseMostlyAffordable,
  games: randomGames(4),
  also: [
    { check: '4 seats penalty=each-takes', game: 245, comesTo: 'shared-victory' },
    { check: '2 seats penalty=each-takes', game: 42, comesTo: 'tie-category' },
  ],
};

describe('biblios conforms', () => {
  for (const check of conformance(biblios, kit)) test(check.name, check.run);
});
