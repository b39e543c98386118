// Who knows what in High Card, and truths that fit it.
import type { Seat } from '../../../src/engine/game.ts';
import type { Rng } from '../../../src/engine/rng.ts';
import { sorted } from '../rules/flow.ts';
import { ALL_CARDS, type Card, type Open, type State, type View } from '../rules/state.ts';

export function view(state: State, seat: Seat | null): View {
  return {
    ...open(state),
    seat,
    hand: seat === null ? [] : [...state.hands[seat]!],
    counts: state.hands.map((hand) => hand.length),
  };
}

/** Every card that the reader has not seen is as likely in each hidden place. */
export function determinize(view: View, rng: Rng): State {
  const known = new Set([...view.hand, ...view.table, ...view.seen]);
  const unknown = rng.shuffle(ALL_CARDS.filter((card) => !known.has(card)));
  const hands = view.counts.map((count, owner): Card[] =>
    owner === view.seat ? [...view.hand] : sorted(unknown.splice(0, count)),
  );
  return { ...open(view), hands, deck: sorted(unknown) };
}

function open({ handSize, phase, turn, table, tricks, seen }: Open): Open {
  return { handSize, phase, turn, table: [...table], tricks: [...tricks], seen: [...seen] };
}
