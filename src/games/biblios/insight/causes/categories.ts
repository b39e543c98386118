// Causes that lie in the category of the card in question: its die, and who is ahead in it.
import { type Card, categoryOf } from '../../rules/data.ts';
import type { Move } from '../../rules/state.ts';
import { makeCategoryDull } from './cards.ts';
import { type BibliosCause, type Compared, isOfCategory, leads, standingOf } from './context.ts';

const HIGH_DIE = 4;
const LOW_DIE = 2;
/** What the dice show in the counterfactual: the least, and a good one. */
const LEAST = 1;
const GOOD = 4;
/** A lead that another card hardly changes, in the categories with high and with low values. */
const SAFE_LEAD = [5, 5, 3, 3, 3];

/** The category card that this move is after, if any. */
function wanted({ view }: Compared, move: Move): Card | null {
  const card =
    move.kind === 'take'
      ? move.card
      : move.kind === 'bid' || (move.kind === 'give' && move.to === 'hand')
        ? view.card
        : null;
  return card !== null && isOfCategory(card) ? card : null;
}

/** The better move is after a card whose die is high; the other is not, or after one of another category. */
export function* highDie(compared: Compared): Generator<BibliosCause> {
  const { view, better, played } = compared;
  const card = wanted(compared, better);
  if (card === null) return;
  const category = categoryOf(card);
  const other = wanted(compared, played);
  if (view.dice[category]! < HIGH_DIE || (other !== null && categoryOf(other) === category)) return;
  yield {
    key: 'die-high',
    about: 'better',
    args: { category, die: view.dice[category]! },
    without: {
      before: ({ dice }) => {
        dice[category] = LEAST;
      },
    },
  };
}

/** The played move is after a card that is not worth it. */
export function* notWorthIt(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played, better } = compared;
  const card = wanted(compared, played);
  if (card === null) return;
  const category = categoryOf(card);
  const other = wanted(compared, better);
  if (other !== null && categoryOf(other) === category) return;
  const standing = standingOf(compared, category, [card]);
  const { rival, rivalTotal, die } = standing;
  if (rivalTotal > 0 && !leads(standing))
    yield {
      key: 'rival-ahead',
      about: 'played',
      args: standing,
      without: { before: (state) => makeCategoryDull(state, rival, category) },
    };
  const own = standingOf(compared, category);
  if (own.total - rivalTotal >= SAFE_LEAD[category]!)
    yield {
      key: 'already-strong',
      about: 'played',
      args: own,
      without: { before: (state) => makeCategoryDull(state, seat, category) },
    };
  if (die <= LOW_DIE)
    yield {
      key: 'die-low',
      about: 'played',
      args: { category, die: view.dice[category]! },
      without: {
        before: ({ dice }) => {
          dice[category] = GOOD;
        },
      },
    };
}
