// Causes that lie in an auction: what the card is worth, what it costs, and who else can pay.
import { pass } from '../../rules/auction.ts';
import { type Card, categoryOf, isChurch, isGold, VALUE } from '../../rules/data.ts';
import { cardIn, fromIn, INSUFFICIENT_GOLD, toIn, UNSEEN } from '../../rules/log.ts';
import { AUCTION, goldSum, size } from '../../rules/piles.ts';
import { type Move, NONE, type State } from '../../rules/state.ts';
import { addDull, addGold, makeCategoryDull, makeCurrentDull, makeDull } from './cards.ts';
import {
  auctionsToCome,
  type BibliosCause,
  type Compared,
  goldIn,
  isOfCategory,
  knownOf,
  standingOf,
} from './context.ts';

/** A price at which nothing is cheap any more. */
const DEARER_BY = 4;
/** A rival with so much more gold can outbid. */
const RICH = 9;
const MOST_PER_CARD = 3;
const MAX_LOTS_NAMED = 2;

/** The price changes right after a bid, also if nobody else is left to bid. */
function setPrice(state: State, price: number): void {
  state.high = price;
  if (state.phase === 'pay') state.owed = price;
}

const held = ({ view }: Compared): number => (isGold(view.card) ? view.hand.length : goldIn(view));

/** Bids more than the hand can pay (B15-B17). */
export function* unpayable(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played } = compared;
  if (played.kind !== 'bid' || played.amount <= held(compared)) return;
  const { high, bidder, out, barred } = view;
  yield {
    key: 'cannot-pay',
    about: 'played',
    args: {
      amount: played.amount,
      held: held(compared),
      isGold: !isGold(view.card),
      penalty: view.penalty,
    },
    without: {
      // The bid has no effect: the player is out of this auction without a penalty.
      after: (state, move) => {
        if (move !== played) return;
        Object.assign(state, { phase: 'bid', turn: seat, high, bidder, out, barred, taker: NONE });
        pass(state);
      },
    },
  };
}

/** Bids more than the next raise, where less would do. */
export function* overpaid(compared: Compared): Generator<BibliosCause> {
  const { view, played, better } = compared;
  if (played.kind !== 'bid' || played.amount > held(compared)) return;
  const enough = better.kind === 'bid' ? better.amount : view.high + 1;
  if (played.amount <= enough) return;
  yield {
    key: 'overpays',
    about: 'played',
    args: { amount: played.amount, enough, isGold: !isGold(view.card) },
    without: {
      after: (state, move) => {
        if (move === played) setPrice(state, enough);
      },
    },
  };
}

/** The card is worth a bid. */
export function* worthBuying(compared: Compared): Generator<BibliosCause> {
  const { view, better, played } = compared;
  if (better.kind !== 'bid' || played.kind !== 'pass') return;
  const { card } = view;
  const without = { before: makeCurrentDull };
  if (isChurch(card)) yield { key: 'turns-dice', about: 'better', args: { card }, without };
  else if (isOfCategory(card)) {
    const args = { ...standingOf(compared, categoryOf(card), [card]), card };
    yield { key: 'strengthens', about: 'better', args, without };
  } else if (VALUE[card]! > 1)
    yield { key: 'gold-buys', about: 'better', args: { card, auctions: auctionsToCome(view) }, without };
}

/** The price is low. */
export function* cheap(compared: Compared): Generator<BibliosCause> {
  const { view, seat, better, played } = compared;
  if (better.kind !== 'bid' || played.kind !== 'pass' || better.amount > held(compared)) return;
  const { amount } = better;
  const isPaidInGold = !isGold(view.card);
  yield {
    key: 'cheap',
    about: 'better',
    args: { amount, isGold: isPaidInGold },
    without: {
      after: (state, move) => {
        if (move !== better) return;
        const most = isPaidInGold ? goldSum(state.piles, seat) : size(state.piles, seat);
        setPrice(state, Math.max(amount, Math.min(most, amount + DEARER_BY)));
      },
    },
  };
}

/** A rival who collects this category gets the card. */
export function* left(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played, better } = compared;
  const { card, out } = view;
  if (played.kind !== 'pass' || better.kind !== 'bid' || !isOfCategory(card)) return;
  const { rival, rivalTotal } = standingOf(compared, categoryOf(card));
  if (rival === NONE || rival === seat || out & (1 << rival)) return;
  yield {
    key: 'lets-rival-have-it',
    about: 'played',
    args: { seat: rival, card, total: rivalTotal },
    without: { before: (state) => makeCategoryDull(state, rival, categoryOf(card)) },
  };
}

/** The last rival in the auction cannot go on for long. */
export function* poorRivals(compared: Compared): Generator<BibliosCause> {
  const { view, seat, better, played } = compared;
  if (better.kind !== 'bid' || played.kind !== 'pass' || isGold(view.card)) return;
  const rivals = view.handSizes.flatMap((_, other) =>
    other === seat || view.out & (1 << other) ? [] : [{ seat: other, most: mostOf(compared, other) }],
  );
  const [richest] = rivals.sort((a, b) => b.most - a.most);
  if (!richest || richest.most >= goldIn(view)) return;
  yield {
    key: 'rival-cannot-pay',
    about: 'better',
    args: { ...richest, rivals: rivals.length },
    without: {
      before: (state) => {
        for (const rival of rivals) addGold(state, rival.seat, RICH);
      },
    },
  };
}

/** The most gold that a hand can hold: by its size and the cards known in it, or by a bid that it could not pay (B15). */
function mostOf({ view, memories }: Compared, seat: number): number {
  const known = memories.find((memory) => memory.seat === seat)?.sure ?? [];
  const gold = known.reduce((sum, card) => sum + goldValue(card), 0);
  let most = Number.POSITIVE_INFINITY;
  for (const entry of view.log) {
    const card = cardIn(entry);
    if (toIn(entry) === INSUFFICIENT_GOLD && fromIn(entry) === seat) most = Math.min(most, card - 1);
    else if (toIn(entry) === seat) most += card === UNSEEN ? MOST_PER_CARD : goldValue(card);
    else if (fromIn(entry) === seat && card !== UNSEEN) most -= goldValue(card);
  }
  return Math.min(most, gold + MOST_PER_CARD * (view.handSizes[seat]! - known.length));
}

const goldValue = (card: Card) => (isGold(card) ? VALUE[card]! : 0);

/** What a bid costs where passing costs nothing. */
export function* spent(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played, better } = compared;
  if (played.kind !== 'bid' || better.kind !== 'pass' || played.amount > held(compared)) return;
  const { amount } = played;
  const refund = (change: (state: State) => void) => ({
    after: (state: State, move: Move) => {
      if (move === played) change(state);
    },
  });
  if (isGold(view.card))
    yield {
      key: 'spends-cards',
      about: 'played',
      args: { count: amount },
      without: refund((state) => addDull(state, seat, amount)),
    };
  else
    yield {
      key: 'spends-gold',
      about: 'played',
      args: { amount, left: goldIn(view) - amount, auctions: auctionsToCome(view) },
      without: refund((state) => addGold(state, seat, amount)),
    };
}

/** The player knows what they put on the auction pile themselves, and gold is needed for that. */
export function* lotsToCome(compared: Compared): Generator<BibliosCause> {
  const { view, seat, played, better } = compared;
  if (played.kind !== 'bid' || isGold(view.card)) return;
  if (better.kind === 'bid' && better.amount >= played.amount) return;
  for (const card of knownLots(compared)) {
    if (!isOfCategory(card)) continue;
    const { total, rivalTotal, die } = standingOf(compared, categoryOf(card), [card]);
    if (die <= 1 || (total < rivalTotal && knownOf(compared, seat, categoryOf(card)).length === 0)) continue;
    yield {
      key: 'better-lot-to-come',
      about: 'better',
      args: { card },
      without: { before: (state) => makeDull(state, AUCTION, card) },
    };
  }
}

/** The cards that the player knows to be in the auction pile, the most valuable first. */
function knownLots({ view }: Compared): number[] {
  const lots = new Set<number>();
  for (const entry of view.log) {
    const card = cardIn(entry);
    if (card === UNSEEN) continue;
    if (toIn(entry) === AUCTION) lots.add(card);
    if (fromIn(entry) === AUCTION) lots.delete(card);
  }
  const worth = (card: number) => (isOfCategory(card) ? VALUE[card]! * view.dice[categoryOf(card)]! : 0);
  return [...lots].sort((a, b) => worth(b) - worth(a)).slice(0, MAX_LOTS_NAMED);
}
