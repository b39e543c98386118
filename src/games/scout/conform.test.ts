// Scout under the engine's conformance suite.
import { describe, test } from 'vitest';
import { conformance } from '../../engine/conform/index.ts';
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { randomGames } from '../conformance-games.fixtures.ts';
import { scout } from './index.ts';
import { identity } from './rules/data.ts';
import { cardNotation } from './rules/moves.ts';
import { type Card, SEEN, type State, turned } from './rules/state.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** By S17: all cards in other hands that were never on the table, and all undealt cards, change places and sides. */
function redeal(state: State, seat: Seat | null, rng: Rng): State {
  const other = scout.clone(state);
  const hidden: Card[] = [];
  const isHidden = (owner: number, card: Card) => owner !== seat && !(card & SEEN);
  for (const hands of [other.hands, other.left]) {
    hands.forEach((hand, owner) => {
      hidden.push(...hand.filter((card) => isHidden(owner, card)));
    });
  }
  hidden.push(...other.deck);
  rng.shuffle(hidden);
  const deal = () => {
    const card = hidden.pop()!;
    return rng.int(2) ? turned(card) : card;
  };
  for (const hands of [other.hands, other.left]) {
    hands.forEach((hand, owner) => {
      for (let i = 0; i < hand.length; i++) if (isHidden(owner, hand[i]!)) hand[i] = deal();
    });
  }
  other.deck = hidden.map(identity).sort((a, b) => a - b);
  return other;
}

const kit = {
  texts: { en, fr },
  pieces: (state: State) =>
    [state.deck, state.set, state.gone, ...state.hands, ...state.left]
      .flat()
      .map((card) => cardNotation(identity(card))),
  redeal,
  games: randomGames(12),
};

describe('scout conforms', () => {
  for (const check of conformance(scout, kit)) test(check.name, check.run);
});
