// What all causes of Biblios start from: the two moves, and what the reader knows of each category.
import type { Cause, ComparedMoves } from '../../../../engine/cause.ts';
import type { Seat } from '../../../../engine/game.ts';
import { type Card, categoryOf, FIRST_GOLD, isGold, LETTERS, letterOf, VALUE } from '../../rules/data.ts';
import { type Move, NONE, type Penalty, type State, type View } from '../../rules/state.ts';
import { type Memory, memories } from '../../secrets/memory.ts';

export interface Compared extends ComparedMoves<View, Move> {
  readonly memories: readonly Memory[];
}

export const comparedIn = (moves: ComparedMoves<View, Move>): Compared => ({
  ...moves,
  memories: memories(moves.view),
});

/** A category as the reader sees it. */
export type Standing = {
  readonly category: number;
  readonly die: number;
  /** What the reader holds of it, with the card in question where there is one. */
  readonly total: number;
  /** The rival who is known to hold most of it, NONE if nobody is. */
  readonly rival: Seat;
  readonly rivalTotal: number;
  /** Equal totals, and the letter that decides for the reader; otherwise empty. */
  readonly letter: string;
};

/** Every cause with what its sentence needs. */
export type BibliosReason =
  | {
      readonly key: 'strengthens' | 'strengthens-and-denies';
      readonly args: Standing & { readonly card: Card };
    }
  | {
      readonly key: 'die-high' | 'die-low';
      readonly args: { readonly category: number; readonly die: number };
    }
  | {
      readonly key: 'die-higher';
      readonly args: {
        readonly high: number;
        readonly low: number;
        readonly dice: readonly [number, number];
      };
    }
  | { readonly key: 'rival-ahead'; readonly args: Standing }
  | { readonly key: 'already-strong'; readonly args: Standing }
  | {
      readonly key: 'leaves-to-next' | 'lays-out-for-next';
      readonly args: { readonly card: Card; readonly seat: Seat; readonly total: number };
    }
  | { readonly key: 'gives-away' | 'sells' | 'turns-dice'; readonly args: { readonly card: Card } }
  | { readonly key: 'one-kept'; readonly args: { readonly draws: number } }
  | { readonly key: 'gold-buys'; readonly args: { readonly card: Card; readonly auctions: number } }
  | {
      readonly key:
        | 'raises-own'
        | 'lowers-own'
        | 'raises-rival'
        | 'lowers-rival'
        | 'raises-unheld'
        | 'lowers-unheld';
      readonly args: { readonly standings: readonly Standing[] };
    }
  | {
      readonly key: 'cannot-pay';
      readonly args: {
        readonly amount: number;
        readonly held: number;
        readonly isGold: boolean;
        readonly penalty: Penalty;
      };
    }
  | {
      readonly key: 'overpays';
      readonly args: { readonly amount: number; readonly enough: number; readonly isGold: boolean };
    }
  | {
      readonly key: 'spends-gold';
      readonly args: { readonly amount: number; readonly left: number; readonly auctions: number };
    }
  | { readonly key: 'spends-cards'; readonly args: { readonly count: number } }
  | { readonly key: 'better-lot-to-come'; readonly args: { readonly card: Card } }
  | { readonly key: 'cheap'; readonly args: { readonly amount: number; readonly isGold: boolean } }
  | {
      readonly key: 'rival-cannot-pay';
      readonly args: { readonly seat: Seat; readonly most: number; readonly rivals: number };
    }
  | {
      readonly key: 'lets-rival-have-it';
      readonly args: { readonly seat: Seat; readonly card: Card; readonly total: number };
    }
  | { readonly key: 'pays-needed'; readonly args: Standing & { readonly card: Card } }
  | { readonly key: 'wastes-gold'; readonly args: { readonly lost: number } };

export type BibliosCause = BibliosReason & Cause<State, Move>;

export const isOfCategory = (card: Card): boolean => card >= 0 && card < FIRST_GOLD;
const within = (cards: readonly Card[], category: number) =>
  cards.filter((card) => isOfCategory(card) && categoryOf(card) === category);
const sumOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + VALUE[card]!, 0);
const nearestLetter = (cards: readonly Card[]) =>
  cards.map(letterOf).sort()[0] ?? LETTERS.charAt(LETTERS.length);

export const goldIn = ({ hand }: View): number => sumOf(hand.filter(isGold));

/** The cards of a category that this rival certainly holds. */
export function knownOf({ memories }: Compared, seat: Seat, category: number): Card[] {
  return within(memories.find((memory) => memory.seat === seat)?.sure ?? [], category);
}

/** With these cards added to the hand. */
export function standingOf(compared: Compared, category: number, added: readonly Card[] = []): Standing {
  const { view, memories } = compared;
  const own = within([...view.hand, ...added], category);
  const total = sumOf(own);
  const rivals = memories
    .map(({ seat }) => ({ seat, cards: knownOf(compared, seat, category) }))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => sumOf(b.cards) - sumOf(a.cards));
  const [rival] = rivals;
  const rivalTotal = rival ? sumOf(rival.cards) : 0;
  const isTied =
    rival !== undefined && total === rivalTotal && nearestLetter(own) < nearestLetter(rival.cards);
  return {
    category,
    die: view.dice[category]!,
    total,
    rival: rival?.seat ?? NONE,
    rivalTotal,
    letter: isTied ? nearestLetter(own) : '',
  };
}

/** As far as the reader knows. */
export const leads = ({ total, rivalTotal, letter }: Standing): boolean =>
  total > rivalTotal || letter !== '';

/** How many auctions are still to come, after the one that is running. */
export const auctionsToCome = ({ auctionSize, deckSize, seats, toAuction, phase }: View): number => {
  const isDonation = phase === 'give' || phase === 'take' || phase === 'church';
  const drawn = isDonation && deckSize + toAuction > 0 ? Math.ceil(deckSize / (seats + 1)) : 0;
  return auctionSize + drawn;
};
