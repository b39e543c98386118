// Scripts & Scribes under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../engine/conform/index.ts';
import { chooseMostlyAffordable, pieces, redeal } from '../biblios/fixtures/conformance.ts';
import { randomGames } from '../conformance-games.fixtures.ts';
import { scriptsAndScribes } from './index.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const kit = {
  texts: { en, fr },
  pieces,
  redeal,
  choose: chooseMostlyAffordable,
  games: randomGames(10),
  also: [
    { check: '2 seats', game: 316, comesTo: 'shared-victory' },
    { check: '2 seats', game: 248, comesTo: 'tie-category' },
  ],
};

describe('scripts-and-scribes conforms', () => {
  for (const check of conformance(scriptsAndScribes, kit)) test(check.name, check.run);
});
