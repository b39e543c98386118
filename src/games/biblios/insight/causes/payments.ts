// Causes that lie in what a card is paid with.
import { categoryOf, goldCard, isGold, VALUE } from '../../rules/data.ts';
import { goldPayments, paidValue } from '../../rules/payments.ts';
import { add, BURIED, remove } from '../../rules/piles.ts';
import { type BibliosCause, type Compared, isOfCategory, standingOf } from './context.ts';

/** Pays for gold with a card that the hand needs. */
export function* neededCards(compared: Compared): Generator<BibliosCause> {
  const { seat, played, better } = compared;
  if (played.kind !== 'pay' || better.kind !== 'pay' || !isOfCategory(played.card)) return;
  const { card } = played;
  yield {
    key: 'pays-needed',
    about: 'played',
    args: { ...standingOf(compared, categoryOf(card)), card },
    without: {
      after: ({ piles }, move) => {
        if (move !== played) return;
        remove(piles, BURIED, card);
        add(piles, seat, card);
      },
    },
  };
}

/** No change is given (B14): some coins pay more than is owed. */
export function* wastedGold({ view, seat, played, better }: Compared): Generator<BibliosCause> {
  if (played.kind !== 'pay' || better.kind !== 'pay' || isGold(view.card)) return;
  const { hand, owed } = view;
  const leastWith = (card: number) =>
    Math.min(
      ...goldPayments({ coin: 'gold', hand, owed, offered: [card] }).map((cards) => paidValue('gold', cards)),
    );
  const lost = leastWith(played.card) - leastWith(better.card);
  if (!(lost > 0)) return;
  yield {
    key: 'wastes-gold',
    about: 'played',
    args: { lost },
    without: {
      after: ({ piles }, move) => {
        if (move === played) add(piles, seat, goldCard(Math.min(lost, VALUE[played.card]!)));
      },
    },
  };
}
