// Causes that lie in the set that is shown, or not shown.
import type { Seat } from '../../../../engine/game.ts';
import { endIfStuck } from '../../rules/play.ts';
import { strength } from '../../rules/sets.ts';
import { type Card, type Move, type State, up } from '../../rules/state.ts';
import { addLone, isolate, maximalSets, numbersIn, type Span, sizeOf, withNumber } from './cards.ts';
import { type Compared, isRoundOver, losePoints, type ScoutCause } from './context.ts';

type Show = Extract<Move, { kind: 'show' }>;
const isShow = (move: Move): move is Show => move.kind === 'show';
const overlaps = (a: Span, b: Span) => a.first <= b.last && b.first <= a.last;
const holds = (a: Span, b: Span) => a.first <= b.first && b.last <= a.last;
const usesNone = (move: Move, set: Span) => !isShow(move) || !overlaps(move, set);

/** A set that can be broken up. */
const MIN_BROKEN = 3;

/** Shows a part of a longer set, or all of a set that the better move keeps. */
export function* brokenSets({ hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (!isShow(played)) return;
  for (const set of maximalSets(hand)) {
    const isWhole = sizeOf(played) === sizeOf(set);
    if (!holds(set, played) || !usesNone(better, set) || (!isWhole && sizeOf(set) < MIN_BROKEN)) continue;
    const args = { numbers: numbersIn(hand, set) };
    if (isWhole) {
      const without = {
        after: ({ hands }: { hands: Card[][] }, move: Move) => {
          if (move === better) isolate(hands[seat]!, kept(set, better));
        },
      };
      yield { key: 'keeps-set', about: 'better', args, without };
    } else
      yield {
        key: 'breaks-set',
        about: 'played',
        args,
        without: { before: ({ hands }) => isolateRest(hands[seat]!, set, played) },
      };
  }
}

/** Where a set is after a move that shows none of it. */
function kept({ first, last }: Span, move: Move): Span {
  if (move.kind === 'show') {
    const shift = move.last < first ? sizeOf(move) : 0;
    return { first: first - shift, last: last - shift };
  }
  const shift = 'place' in move && move.place <= first ? 1 : 0;
  return { first: first + shift, last: last + shift };
}

/** The run is not there: only what was shown of it. */
function isolateRest(hand: Card[], { first, last }: Span, shown: Span): void {
  isolate(hand, { first, last: shown.first - 1 });
  isolate(hand, { first: shown.last + 1, last });
}

/** Tears a run apart by showing its middle, where the better move shows more of it. */
export function* tornRuns({ hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (!isShow(played) || !isShow(better)) return;
  for (const set of maximalSets(hand)) {
    const isMiddle = played.first > set.first && played.last < set.last;
    const step = up(hand[set.first + 1]!) - up(hand[set.first]!);
    if (step === 0 || !isMiddle || !holds(set, better) || sizeOf(better) <= sizeOf(played)) continue;
    yield {
      key: 'breaks-set',
      about: 'played',
      args: { numbers: numbersIn(hand, set) },
      without: {
        // What is left closes up to a run again.
        after: ({ hands }, move) => {
          const rest = hands[seat]!;
          if (move !== played) return;
          for (let place = played.first - 1; place >= set.first; place--)
            rest[place] = withNumber(rest[place]!, up(rest[place + 1]!) - step);
        },
      },
    };
  }
}

/** Both show, and one set is stronger; it does not matter how strong the last cards are. */
export function* strengths({ hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (!isShow(played) || !isShow(better) || sizeOf(better) === hand.length) return;
  const lying = hand.slice(better.first, better.last + 1);
  if (strength(lying) <= strength(hand, played.first, played.last)) return;
  const args = { strong: numbersIn(hand, better), weak: numbersIn(hand, played) };
  yield {
    key: 'harder-to-beat',
    about: 'better',
    args,
    without: {
      after: (state, move) => {
        if (move === played) strengthen(state, lying);
      },
    },
  };
  const count = sizeOf(better) - sizeOf(played);
  if (count < 1) return;
  yield {
    key: 'bigger-set',
    about: 'better',
    parts: ['harder-to-beat', 'sheds'],
    args: { ...args, count },
    without: {
      after: (state, move) => {
        if (move === played) strengthen(state, lying);
        else keepCards(state, seat, count);
      },
    },
  };
}

/** As if this set lay in the ring. */
export function strengthen(state: State, set: readonly Card[]): void {
  if (state.phase !== 'act') return;
  state.set = [...set];
  if (state.seats === 2) endIfStuck(state);
}

/** How many cards a move leaves in hand; not for Scout & Show, which is only begun by it. */
function left(hand: readonly Card[], move: Move): number {
  if (isShow(move)) return hand.length - sizeOf(move);
  return hand.length + ('place' in move ? 1 : 0);
}

/** Gets rid of more cards. */
export function* shedding({ hand, seat, played, better }: Compared): Generator<ScoutCause> {
  const count = left(hand, played) - left(hand, better);
  if (!isShow(better) || played.kind === 'scout+show' || count < 1) return;
  yield {
    key: 'sheds',
    about: 'better',
    args: { count },
    without: {
      after: (state, move) => {
        if (move === better) keepCards(state, seat, count);
      },
    },
  };
}

/** As if so many cards were still in hand: after the end of the round, each has cost a point. */
function keepCards(state: State, seat: Seat, count: number): void {
  if (isRoundOver(state)) losePoints(state, seat, count);
  else addLone(state.hands[seat]!, count);
}

/** Captures what lies in the ring, where the played move leaves it. */
export function* captures({ view, hand, seat, played, better }: Compared): Generator<ScoutCause> {
  const count = view.set.length;
  if (!isShow(better) || played.kind !== 'scout' || count === 0) return;
  const shed = left(hand, played) - left(hand, better);
  yield {
    key: 'captures',
    about: 'better',
    args: { count },
    without: {
      after: (state, move) => {
        if (move === better) losePoints(state, seat, count);
      },
    },
  };
  yield {
    key: 'captures-and-sheds',
    about: 'better',
    parts: ['captures', 'sheds'],
    args: { captured: count, shed },
    without: {
      after: (state, move) => {
        if (move !== better) return;
        losePoints(state, seat, count);
        keepCards(state, seat, shed);
      },
    },
  };
}

/** From this many cards on, a set is hard to beat. */
const MIN_HARD = 3;

/** Puts a strong set into the ring, where the played move leaves the old one; with what else it does. */
export function* strongSets({ view, hand, seat, played, better }: Compared): Generator<ScoutCause> {
  if (!isShow(better) || played.kind !== 'scout') return;
  if (sizeOf(better) < MIN_HARD || sizeOf(better) === hand.length) return;
  const numbers = numbersIn(hand, better);
  const captured = view.set.length;
  const shed = left(hand, played) - left(hand, better);
  // As if what lay there before had still to be beaten.
  const weaken = (state: State) => {
    if (state.phase === 'act') state.set = [...view.set];
  };
  yield {
    key: 'hard-to-beat',
    about: 'better',
    args: { numbers },
    without: {
      after: (state, move) => {
        if (move === better) weaken(state);
      },
    },
  };
  yield {
    key: 'strong-show',
    about: 'better',
    parts: ['hard-to-beat', 'captures', 'sheds', 'captures-and-sheds'],
    args: { numbers, captured, shed },
    without: {
      after: (state, move) => {
        if (move !== better) return;
        weaken(state);
        losePoints(state, seat, captured);
        keepCards(state, seat, shed);
      },
    },
  };
}
