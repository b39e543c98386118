// Standing orders of Biblios and Scripts & Scribes: bids up to a limit, passing, and which card to take.
import type { Json, Order, OrderOffer, StandingOrders } from '../../engine/game.ts';
import { CATEGORIES, type Card, categoryOf, isChurch, isGold, settingsFor, VALUE } from './rules/data.ts';
import { coinFor, goldPayments } from './rules/payments.ts';
import type { Coin, Move, View } from './rules/state.ts';

/** The kinds of cards for which a limit or a place in a ranking can be given. */
export const CARD_GROUPS = [...CATEGORIES.map(String), 'gold', 'church'] as const;

/** Instead of a limit: the person is asked about cards of this kind. */
const ASK = -1;

export const groupOf = (card: Card): string =>
  isGold(card) ? 'gold' : isChurch(card) ? 'church' : String(categoryOf(card));

/** What this seat could pay now. */
const meansOf = ({ hand }: View, coin: Coin): number =>
  coin === 'cards' ? hand.length : hand.reduce((sum, card) => sum + (isGold(card) ? VALUE[card]! : 0), 0);

const isAuction = ({ phase }: View): boolean => phase === 'bid' || phase === 'pay';
const isOut = ({ out, seat }: View): boolean => seat !== null && (out & (1 << seat)) !== 0;

export const standingOrders: StandingOrders<View, Move> = {
  kinds: ['bid-up-to', 'pass-auction', 'limits', 'pass-rest', 'take-best'],

  offers(view) {
    if (view.seat === null || view.phase === 'over') return [];
    const offers: OrderOffer[] = [];
    // The number of cards still to come names the auction.
    const auction = { kind: 'fixed', value: view.auctionSize } as const;
    if (view.phase === 'bid' && !isOut(view)) {
      const to = meansOf(view, coinFor(view.card));
      const from = view.high + 1;
      if (from <= to)
        offers.push({
          kind: 'bid-up-to',
          params: { amount: { kind: 'amount', from, to, initial: from }, auction },
        });
      offers.push({ kind: 'pass-auction', params: { auction } });
    }
    const { maxGoldBid, maxCardBid } = settingsFor(view.seats);
    const limit = (group: string) => {
      const to = group === 'gold' ? maxCardBid : maxGoldBid;
      return { kind: 'amount', from: ASK, to, initial: ASK } as const;
    };
    offers.push({
      kind: 'limits',
      params: Object.fromEntries(CARD_GROUPS.map((group) => [group, limit(group)])),
    });
    if (isAuction(view)) offers.push({ kind: 'pass-rest', params: {} });
    if (view.deckSize > 0 || view.phase === 'take')
      offers.push({ kind: 'take-best', params: { ranking: { kind: 'ranking', of: CARD_GROUPS } } });
    return offers;
  },

  answer(view, moves, order) {
    if (view.phase === 'take') return order.kind === 'take-best' ? bestTake(moves, order) : null;
    const limit = limitIn(view, order);
    if (limit === null) return null;
    if (view.phase === 'bid') {
      // Never more than the seat can pay: a player who wants to bluff has to do it in person.
      const amount = view.high + 1;
      const isBid = amount <= Math.min(limit, meansOf(view, coinFor(view.card)));
      return (
        moves.find((move) =>
          isBid ? move.kind === 'bid' && move.amount === amount : move.kind === 'pass',
        ) ?? null
      );
    }
    return view.phase === 'pay' ? payment(view, moves) : null;
  },

  isOver(view, { kind, args }) {
    if (view.phase === 'over') return true;
    if (kind === 'bid-up-to' || kind === 'pass-auction') return view.auctionSize !== args.auction;
    return kind === 'take-best' && view.deckSize === 0 && (isAuction(view) || view.phase === 'reveal');
  },
};

/** How much this order bids for the card on the lectern; null if it says nothing about it. */
function limitIn({ card }: View, { kind, args }: Order): number | null {
  if (kind === 'bid-up-to') return numberIn(args.amount);
  if (kind === 'pass-auction' || kind === 'pass-rest') return 0;
  const limit = kind === 'limits' ? numberIn(args[groupOf(card)]) : ASK;
  return limit === ASK ? null : limit;
}

const numberIn = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** The first kind of the ranking that lies there, and of it the highest card. */
function bestTake(moves: readonly Move[], { args }: Order): Move | null {
  const ranking = Array.isArray(args.ranking) ? args.ranking : [];
  const takes = moves.flatMap((move) => (move.kind === 'take' ? [move] : []));
  for (const group of ranking) {
    const of = takes.filter(({ card }) => groupOf(card) === group);
    if (of.length > 0)
      return of.reduce((best, each) => (VALUE[each.card]! > VALUE[best.card]! ? each : best));
  }
  return null;
}

/** In gold, the payment that loses least, and of those the one with the fewest cards. Which cards to give up is asked. */
function payment({ hand, owed, card }: View, moves: readonly Move[]): Move | null {
  if (coinFor(card) !== 'gold') return null;
  const pays = moves.flatMap((move) => (move.kind === 'pay' ? [move] : []));
  const offered = pays.map((move) => move.card);
  const sumOf = (cards: readonly Card[]) => cards.reduce((sum, each) => sum + VALUE[each]!, 0);
  const [best] = goldPayments({ coin: 'gold', hand, owed, offered }).toSorted(
    (a, b) => sumOf(a) - sumOf(b) || a.length - b.length,
  );
  return pays.find((move) => move.card === best?.[0]) ?? null;
}
