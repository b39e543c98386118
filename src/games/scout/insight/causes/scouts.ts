// Causes that lie in the card that is scouted: what it makes, what it tears apart, what it costs.
import { type Card, type Move, type ScoutMove, turned, type View } from '../../rules/state.ts';
import { isolate, maximalSets, numbersIn, type Span, sizeOf } from './cards.ts';
import { type Compared, losePoints, type ScoutCause } from './context.ts';

const isScout = (move: Move): move is ScoutMove => move.kind === 'scout' || move.kind === 'scout+show';

/** A set of two is no reason to take a card, but it may be one for where to put it. */
const MIN_SET = 3;
const MIN_SET_BY_PLACE = 2;

export function scoutedCard({ set }: View, { end, turned: over }: ScoutMove): Card {
  const lying = end === 'left' ? set[0]! : set.at(-1)!;
  return over ? turned(lying) : lying;
}

const handWith = (hand: readonly Card[], card: Card, place: number): Card[] => hand.toSpliced(place, 0, card);

/** The card goes into the middle of a set and belongs to it no more than to its neighbours. */
export function* splitSets({ view, hand, seat, played }: Compared): Generator<ScoutCause> {
  if (!isScout(played)) return;
  const { place } = played;
  const card = scoutedCard(view, played);
  const after = maximalSets(handWith(hand, card, place));
  for (const set of maximalSets(hand)) {
    const isInside = place > set.first && place <= set.last;
    const isWhole = after.some(({ first, last }) => first <= set.first && last > set.last);
    if (!isInside || isWhole) continue;
    yield {
      key: 'splits-set',
      about: 'played',
      args: { numbers: numbersIn(hand, set) },
      without: {
        // The card stands at the end of the hand instead, where it makes no set either.
        after: ({ hands }, move) => {
          if (move !== played) return;
          const own = hands[seat]!;
          own.push(...own.splice(place, 1));
          isolate(own, { first: own.length - 1, last: own.length - 1 });
        },
      },
    };
  }
}

/** The card makes a set, or a longer one. */
export function* completedSets({ view, hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (!isScout(better)) return;
  const { place } = better;
  const set = setWith(hand, scoutedCard(view, better), place);
  if (!set || sizeOf(set) < (isScout(played) ? MIN_SET_BY_PLACE : MIN_SET)) return;
  const made = numbersIn(handWith(hand, scoutedCard(view, better), place), set);
  if (isScout(played) && sameNumbers(made, madeBy(view, hand, played))) return;
  yield {
    key: 'completes-set',
    about: 'better',
    args: { numbers: made },
    without: {
      after: ({ hands }, move) => {
        if (move === better) isolate(hands[seat]!, { first: place, last: place });
      },
    },
  };
}

/** The longest set that the card would be in. */
export function setWith(hand: readonly Card[], card: Card, place: number): Span | undefined {
  return maximalSets(handWith(hand, card, place))
    .filter(({ first, last }) => first <= place && place <= last)
    .sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

function madeBy(view: View, hand: readonly Card[], move: ScoutMove): readonly number[] {
  const card = scoutedCard(view, move);
  const set = setWith(hand, card, move.place);
  return set ? numbersIn(handWith(hand, card, move.place), set) : [];
}

const sameNumbers = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

/** What a scout costs: a chip for the owner of the set, or one of the player's own (S8, S14). */
export function* scoutCosts({ view, seat, played, better }: Compared): Generator<ScoutCause> {
  if (!isScout(played) || isScout(better)) return;
  const { owner, seats } = view;
  if (seats > 2)
    yield {
      key: 'gives-chip',
      about: 'played',
      args: { owner },
      without: {
        after: (state, move) => {
          if (move === played) losePoints(state, owner, 1);
        },
      },
    };
  else
    yield {
      key: 'pays-chip',
      about: 'played',
      args: {},
      without: {
        after: ({ chips }, move) => {
          if (move === played) chips[seat]!++;
        },
      },
    };
}

/** Scout & Show can be played once a round (S10). */
export function* spentScoutAndShow({ seat, played, better }: Compared): Generator<ScoutCause> {
  if (played.kind !== 'scout+show' || better.kind === 'scout+show') return;
  yield {
    key: 'spends-scout-and-show',
    about: 'played',
    args: {},
    without: {
      after: ({ used }, move) => {
        if (move === played) used[seat] = 0;
      },
    },
  };
}

/** Shows a set in the same turn, where the played move only scouts (S10). */
export function* showsAtOnce({ seat, played, better }: Compared): Generator<ScoutCause> {
  if (better.kind !== 'scout+show' || played.kind !== 'scout') return;
  yield {
    key: 'shows-at-once',
    about: 'better',
    args: {},
    without: {
      // The same scout without the show.
      after: (state, move) => {
        if (move !== better) return;
        state.phase = 'act';
        state.used[seat] = 0;
        state.scouts = Math.min(state.scouts + 1, state.seats - 2);
        state.turn = (seat + 1) % state.seats;
      },
    },
  };
}
