// Scriptoria under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../engine/conform/index.ts';
import { piecesOf } from './fixtures/positions.ts';
import { scriptoria } from './index.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const kit = {
  texts: { en, fr },
  pieces: piecesOf,
  // C17: everything except the bags is open, and bags have no order: there is no other state to deal.
  redeal: scriptoria.clone,
  games: 1,
  also: [
    { check: '4 seats lecterns=random hell=closed', game: 4, comesTo: 'unrewarded leftFrieze' },
    { check: '4 seats lecterns=random hell=14', game: 8, comesTo: 'unrewarded textDropcap' },
  ],
};

describe('scriptoria conforms', () => {
  for (const check of conformance(scriptoria, kit)) test(check.name, check.run);
});
