// Causes that lie in the end of the round: who empties their hand, and what is left in the others.
import type { Seat } from '../../../../engine/game.ts';
import type { View } from '../../rules/state.ts';
import { addLone, sizeOf } from './cards.ts';
import { type Compared, losePoints, type ScoutCause } from './context.ts';
import { strengthen } from './shows.ts';

/** Somebody with so few cards may end the round at any turn. */
const NEARLY_OUT = 2;
/** With this many cards more they will not. */
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
      // One card more, and neither move ends the round; then both leave as many cards, and sets as strong.
      before: ({ hands }) => addLone(hands[seat]!, 1),
      after: (state, move) => {
        if (move === better) addLone(state.hands[seat]!, kept);
        else if (played.kind === 'show') strengthen(state, hand);
      },
    },
  };
}

const cardsOfOthers = ({ hands }: View, seat: Seat): number =>
  hands.reduce((sum, hand, other) => (other === seat ? sum : sum + hand.length), 0);

/** A scout ends the round, or one more will; the owner of the set gets a chip and loses nothing for the hand (S11, S12). */
export function* lastScouts({ view, hand, played, better }: Compared): Generator<ScoutCause> {
  const { seats, scouts, owner } = view;
  if (seats === 2 || played.kind !== 'scout' || better.kind === 'scout') return;
  const left = seats - 2 - scouts;
  if (left > 1) return;
  yield {
    key: left === 0 ? 'ends-round' : 'one-scout-left',
    about: 'played',
    args: { owner, count: hand.length + 1 },
    without: {
      // No scout ends the round soon.
      before: (state) => {
        state.scouts = -seats;
      },
      after: (state, move) => {
        if (move === played) losePoints(state, owner, 1);
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
