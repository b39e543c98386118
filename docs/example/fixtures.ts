// What the conformance suite has to be told about High Card.
import type { Kit } from '../../src/engine/conform/index.ts';
import type { Seat } from '../../src/engine/game.ts';
import type { Rng } from '../../src/engine/rng.ts';
import { clone, sorted } from './rules.ts';
import { type Move, NONE, type State, type View } from './state.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

/** All that lies face down for this seat changes places: the other hands and the deck. */
function redeal(state: State, seat: Seat | null, rng: Rng): State {
  const other = clone(state);
  const isHidden = (owner: Seat) => owner !== seat;
  const hidden = rng.shuffle([...other.deck, ...other.hands.filter((_, owner) => isHidden(owner)).flat()]);
  other.hands = other.hands.map((hand, owner) =>
    isHidden(owner) ? sorted(hidden.splice(0, hand.length)) : hand,
  );
  other.deck = sorted(hidden);
  return other;
}

export const kit: Kit<State, View, Move> = {
  texts: { en, fr },
  pieces: ({ deck, hands, table, seen }) =>
    [deck, ...hands, table, seen]
      .flat()
      .filter((card) => card !== NONE)
      .map(String),
  redeal,
  games: 60,
};
