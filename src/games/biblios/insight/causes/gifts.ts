// Causes that lie in what happens to a card of the first half: kept, taken, laid out, sold later.

import { resolveChurch } from '../../rules/church.ts';
import { type Card, categoryOf, goldCard, isChurch } from '../../rules/data.ts';
import { AUCTION, PUBLIC } from '../../rules/piles.ts';
import type { Move, State } from '../../rules/state.ts';
import { makeDull } from './cards.ts';
import { auctionsToCome, type BibliosCause, type Compared, isOfCategory, standingOf } from './context.ts';

const keeps = (move: Move) => move.kind === 'give' && move.to === 'hand';
const goesTo = (move: Move, to: 'auction' | 'public') => move.kind === 'give' && move.to === to;

/** The card that this move puts into the hand. */
function gainedBy({ view }: Compared, move: Move): Card | null {
  if (move.kind === 'take') return move.card;
  return keeps(move) ? view.card : null;
}

/** A category card, a coin or a church card for the player's own use. */
export function* gained(compared: Compared): Generator<BibliosCause> {
  const { view, seat, better } = compared;
  const card = gainedBy(compared, better);
  if (card === null) return;
  const after = (change: (state: State) => void) => ({
    after: (state: State, move: Move) => {
      if (move === better) change(state);
    },
  });
  if (isChurch(card))
    yield {
      key: 'turns-dice',
      about: 'better',
      args: { card },
      without: after((state) => resolveChurch(state, 0, [])),
    };
  else if (isOfCategory(card))
    yield {
      key: 'strengthens',
      about: 'better',
      args: { ...standingOf(compared, categoryOf(card), [card]), card },
      without: after((state) => makeDull(state, seat, card)),
    };
  else if (card !== goldCard(1))
    yield {
      key: 'gold-buys',
      about: 'better',
      args: { card, auctions: auctionsToCome(view) },
      without: after((state) => makeDull(state, seat, card)),
    };
}

/** The next player may take what is left in the public space, or laid out there. */
export function* leftForOthers(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played, better } = compared;
  const { seats, active } = view;
  const next = ((goesTo(played, 'public') ? active : seat) + 1) % seats;
  const card = better.kind === 'take' ? better.card : view.card;
  if (!(goesTo(played, 'public') || (played.kind === 'take' && next !== active))) return;
  const isLaidOut = goesTo(played, 'public');
  const without = {
    after: (state: State, move: Move) => {
      if (move === played) makeDull(state, PUBLIC, card);
    },
  };
  const known = isOfCategory(card) ? standingOf(compared, categoryOf(card)) : null;
  if (known && known.rival === next)
    yield {
      key: isLaidOut ? 'lays-out-for-next' : 'leaves-to-next',
      about: 'played',
      args: { card, seat: next, total: known.rivalTotal },
      without,
    };
  else yield { key: 'gives-away', about: 'played', args: { card }, without };
}

/** The card helps here, and would help somebody else. */
export function* gainedFromOthers(compared: Compared): Generator<BibliosCause> {
  const { seat, better, played } = compared;
  const card = gainedBy(compared, better);
  if (card === null || !isOfCategory(card) || (!goesTo(played, 'public') && played.kind !== 'take')) return;
  if (played.kind === 'take' && !isTakenByOthers(compared)) return;
  yield {
    key: 'strengthens-and-denies',
    about: 'better',
    args: { ...standingOf(compared, categoryOf(card), [card]), card },
    parts: ['strengthens', 'gives-away', 'leaves-to-next', 'lays-out-for-next'],
    without: { after: (state, move) => makeDull(state, move === better ? seat : PUBLIC, card) },
  };
}

/** Whether somebody takes after this player. */
const isTakenByOthers = ({ view, seat }: Compared) => (seat + 1) % view.seats !== view.active;

/** A good card goes where everybody can bid for it. */
export function* sold({ view, played }: Compared): Generator<BibliosCause> {
  if (!goesTo(played, 'auction')) return;
  const { card } = view;
  yield {
    key: 'sells',
    about: 'played',
    args: { card },
    without: {
      after: (state, move) => {
        if (move === played) makeDull(state, AUCTION, card);
      },
    },
  };
}

/** One card a turn can be kept, and better ones may come (B7). */
export function* keptTooSoon({ view, played, better }: Compared): Generator<BibliosCause> {
  const draws = view.toHand + view.toAuction + view.toPublic - 1;
  if (!keeps(played) || keeps(better) || draws === 0) return;
  yield {
    key: 'one-kept',
    about: 'played',
    args: { draws },
    without: {
      // One more card may be kept, so one more is drawn.
      after: (state, move) => {
        if (move === played) state.toHand = 1;
      },
    },
  };
}

/** Both cards count in categories, and the dice differ. */
export function* diceOfCards({ view, played, better }: Compared): Generator<BibliosCause> {
  if (played.kind !== 'take' || better.kind !== 'take') return;
  if (!isOfCategory(played.card) || !isOfCategory(better.card)) return;
  const [high, low] = [categoryOf(better.card), categoryOf(played.card)];
  const dice = [view.dice[high]!, view.dice[low]!] as const;
  if (dice[0] <= dice[1]) return;
  yield {
    key: 'die-higher',
    about: 'better',
    args: { high, low, dice },
    without: {
      before: (state) => {
        state.dice[high] = dice[1];
      },
    },
  };
}
