// Causes that lie in the end of the round: who empties their hand, and what is left in the others.
import type { Seat } from '../../../../engine/game.ts';
import type { View } from '../../rules/state.ts';
import { addLone, sizeOf } from './cards.ts';
import type { Compared, ScoutCause } from './context.ts';

/** Somebody with so few cards may end the round at any turn. */
const NEARLY_OUT = 2;
/** So many cards more, and they will not. */
const FAR_FROM_OUT = 4;

/** The better move empties the hand (S11). */
export function* goingOut({ view, hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (better.kind !== 'show' || sizeOf(better) < hand.length || played.kind === 'scout+show') return;
  const kept = played.kind === 'show' ? hand.length - sizeOf(played) : hand.length + 1;
  yield {
    key: 'goes-out',
    about: 'better',
    args: { others: cardsOfOthers(view, seat) },
    without: {
      // One card more, and neither move ends the round; then both leave as many cards.
      before: ({ hands }) => addLone(hands[seat]!, 1),
      after: ({ hands }, move) => {
        if (move === better) addLone(hands[seat]!, kept);
      },
    },
  };
}

const cardsOfOthers = ({ hands }: View, seat: Seat): number =>
  hands.reduce((sum, hand, other) => (other === seat ? sum : sum + hand.length), 0);

/** The last scout ends the round, and the owner of the set loses nothing for the hand (S11, S12). */
export function* lastScouts({ view, hand, played, better }: Compared): Generator<ScoutCause> {
  const { seats, scouts, owner } = view;
  const isLast = seats > 2 && scouts + 1 === seats - 1;
  if (!isLast || played.kind !== 'scout' || better.kind === 'scout') return;
  yield {
    key: 'ends-round',
    about: 'played',
    args: { owner, count: hand.length + 1 },
    without: {
      before: (state) => {
        state.scouts = 0;
      },
    },
  };
}

/** Another player is about to end the round, and cards in hand will count (S12). */
export function* othersNearlyOut({ view, hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (view.phase === 'hands' || played.kind === 'scout+show') return;
  const shown = (move: Compared['played']) => (move.kind === 'show' ? move.last - move.first + 1 : -1);
  if (shown(better) <= shown(played) || shown(better) === hand.length) return;
  const rivals = view.hands.flatMap((cards, other) =>
    other !== seat && cards.length <= NEARLY_OUT ? [{ other, count: cards.length }] : [],
  );
  const [rival] = rivals.sort((a, b) => a.count - b.count);
  if (!rival) return;
  yield {
    key: 'somebody-nearly-out',
    about: 'better',
    args: { seat: rival.other, count: rival.count },
    without: {
      before: ({ hands }) => {
        for (const { other } of rivals) addLone(hands[other]!, FAR_FROM_OUT);
      },
    },
  };
}
