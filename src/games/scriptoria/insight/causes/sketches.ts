// Causes that lie in the sketches of the Last Hour: points, inks, places, help.

import { inkLetters } from '../../rules/ink-counts.ts';
import { price } from '../../rules/moves.ts';
import { insertSketch, removeSketch } from '../../rules/sorted-sketches.ts';
import { GOLD, type Move, NOBODY, type State } from '../../rules/state.ts';
import { INKS } from '../../rules/tables.ts';
import { freeIn, hasPlace } from '../move-preference.ts';
import {
  afterMove,
  type Compared,
  groupOf,
  isPlacing,
  kindLetter,
  nameOf,
  placeable,
  type ScriptoriaCause,
  worthOf,
} from './context.ts';
import { completedBy, returnTiles } from './parts.ts';

const pointsOf = (compared: Compared, move: Move): number =>
  move.kind === 'place' ? worthOf(compared, move.sketch) : 0;

/** The sketch itself, or more points than another. */
export function* points(compared: Compared): Generator<ScriptoriaCause> {
  const { seat, played, better, isForgone } = compared;
  const more = pointsOf(compared, better) - pointsOf(compared, played);
  const isSame = played.kind === 'free' && better.kind === 'place' && played.sketch === better.sketch;
  if (better.kind === 'place' && more > 0 && isForgone && !isSame) {
    const without = afterMove(better, (state) => {
      state.points[seat]! -= more;
    });
    if (pointsOf(compared, played) > 0)
      yield { key: 'scores-more', about: 'better', args: { more }, without };
    else
      yield {
        key: 'scores',
        about: 'better',
        args: { sketch: nameOf(compared, better.sketch), points: more },
        without,
      };
  }
  if (played.kind === 'free') {
    const worth = worthOf(compared, played.sketch);
    yield {
      key: 'free-scores-nothing',
      about: 'played',
      args: { sketch: nameOf(compared, played.sketch), points: worth },
      without: afterMove(played, (state) => {
        state.points[seat]! += worth;
      }),
    };
  }
}

/** Ends the turn though several sketches could be placed. */
export function* stoppedEarly(compared: Compared): Generator<ScriptoriaCause> {
  const { box, view, seat, played, better } = compared;
  if (played.kind !== 'done' || better.kind !== 'place') return;
  const supply = box.supplies[view.desks[view.deskOf[seat]!]!]!;
  const atHand = [...view.onDesk[view.deskOf[seat]!]!, ...view.stock[seat]!];
  const found = placeable(compared, seat, atHand, supply);
  const worth = worthOf(compared, better.sketch);
  const complete = completedBy(compared);
  // Each of them, not only those for which the inks last: without the first, the inks are there for the next. Equal
  // sketches stay, so that the better move is still written in the same way.
  const others = atHand.filter(
    (sketch) => sketch !== better.sketch && placeable(compared, seat, [sketch], supply).length > 0,
  );
  if (found.length < 2) return;
  yield {
    key: 'stops-early',
    about: 'played',
    args: {
      count: found.length,
      points: found.reduce((all, sketch) => all + worthOf(compared, sketch), 0),
      parts: complete.map(({ part }) => part),
    },
    parts: ['scores', 'scores-in-part', 'completes-parts'],
    without: {
      before: (state) => {
        for (const sketch of others) {
          const lying = state.onDesk[state.deskOf[seat]!]!;
          removeSketch(lying.includes(sketch) ? lying : state.stock[seat]!, sketch);
        }
      },
      after: (state, move) => {
        if (move !== better) return;
        state.points[seat]! -= worth;
        returnTiles(state, seat, complete);
      },
    },
  };
}

/** What the played move pays, and the better one does not. */
export function* inksPaid(compared: Compared): Generator<ScriptoriaCause> {
  const { seat, played, better } = compared;
  if (played.kind !== 'place') return;
  const jokers = played.gold.reduce((all, count) => all + count, 0);
  const betterJokers = better.kind === 'place' ? better.gold.reduce((all, count) => all + count, 0) : 0;
  if (jokers > betterJokers)
    yield {
      key: 'spends-gold',
      about: 'played',
      args: { inks: played.gold.map((count, i) => INKS[i + 1]!.repeat(count)).join('') },
      without: afterMove(played, ({ inks, inkBag }) => {
        inks[seat * INKS.length + GOLD]! += jokers;
        inkBag[GOLD]! -= jokers;
      }),
    };
  const more = paidBy(compared, played).map((count, ink) =>
    Math.max(0, count - paidBy(compared, better)[ink]!),
  );
  if (more.some((count) => count > 0))
    yield {
      key: 'costs-inks',
      about: 'played',
      args: { inks: inkLetters(more) },
      without: afterMove(played, (state) => giveBack(state, seat, more)),
    };
}

function paidBy({ box, view, seat }: Compared, move: Move): number[] {
  if (move.kind !== 'place') return INKS.map(() => 0);
  const waived = box.supplies[view.desks[view.deskOf[seat]!]!]!;
  return price(box.sketches.costs[move.sketch]!, move.gold, waived);
}

function giveBack({ inks, inkBag }: State, seat: number, paid: readonly number[]): void {
  for (const [ink, count] of paid.entries()) {
    inks[seat * INKS.length + ink]! += count;
    inkBag[ink]! -= count;
  }
}

/** The place could hold a better sketch. */
export function* placesTaken(compared: Compared): Generator<ScriptoriaCause> {
  const { box, view, seat, played, better } = compared;
  if (!isPlacing(played)) return;
  const group = groupOf(compared, played);
  if (isPlacing(better) && groupOf(compared, better) === group) return;
  const left = freeIn(box, view, seat, group) - 1;
  const place = box.groups[group]!.at(-1 - left)!;
  yield {
    key: 'takes-place',
    about: 'played',
    args: { kind: kindLetter(compared, played.sketch), left },
    without: afterMove(played, ({ scroll }) => {
      scroll[seat * box.places + place] = 0;
    }),
  };
}

/** Help tokens: two points each, for a sketch (C10). */
export function* help(compared: Compared): Generator<ScriptoriaCause> {
  const { seat, played, better } = compared;
  if (better.kind === 'help' || better.kind === 'ask') {
    const { sketch } = better;
    yield {
      key: 'gets-sketch',
      about: 'better',
      args: { sketch: nameOf(compared, sketch), points: worthOf(compared, sketch) },
      without: afterMove(better, ({ stock }) => removeSketch(stock[seat]!, sketch)),
    };
  }
  if ((played.kind === 'help' || played.kind === 'ask') && better.kind !== 'help' && better.kind !== 'ask')
    yield {
      key: 'costs-token',
      about: 'played',
      args: {},
      without: afterMove(played, ({ tokens }) => {
        tokens[seat]!++;
      }),
    };
}

/** The Quill: the Archivist of the next day takes inks first (C5). */
export function* quill({ better }: Compared): Generator<ScriptoriaCause> {
  if (better.kind !== 'quill') return;
  yield {
    key: 'first-tomorrow',
    about: 'better',
    args: {},
    without: afterMove(better, (state) => {
      state.heir = NOBODY;
    }),
  };
}

/** A sketch that is worth keeping. */
export function* discards(compared: Compared): Generator<ScriptoriaCause> {
  const { box, view, seat, played, better } = compared;
  if (played.kind !== 'discard' || better.kind !== 'discard') return;
  const { sketch } = played;
  if (!hasPlace(box, view, seat, box.sketches.kinds[sketch]!)) return;
  yield {
    key: 'discards-good',
    about: 'played',
    args: { sketch: nameOf(compared, sketch), points: worthOf(compared, sketch) },
    without: afterMove(played, ({ stock }) => insertSketch(stock[seat]!, sketch)),
  };
}
