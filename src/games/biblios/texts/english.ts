// The sentences of both editions in English.

import { english as grammar } from '../../../engine/grammar.ts';
import { eventText, type GameTexts, type Names, type RuleSection } from '../../../engine/texts.ts';
import type { BibliosReason } from '../insight/causes/context.ts';
import { CATEGORIES, type Card, isGold } from '../rules/data.ts';
import { coinFor } from '../rules/payments.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import { type Coin, type Event, type Move, NONE, type View } from '../rules/state.ts';
import { causesIn } from './causes.en.ts';
import { describeIn } from './describe.en.ts';
import { ordersIn } from './orders.en.ts';
import { type ScoringPhrases, scoreBreakdownWith } from './score-breakdown.ts';
import { type TurnPhrases, turnSummaryWith } from './turn-summary.ts';
import { cardText, type Words } from './words.ts';

const { counted, list } = grammar;
const cardCount = (count: number) => counted(count, 'card', 'cards');
const points = (sum: number) => counted(sum, 'point', 'points');
const price = (amount: number, coin: Coin) => (coin === 'gold' ? `${amount} gold` : cardCount(amount));
const scoringPhrases: ScoringPhrases = {
  category: (name, die) => `${name}: the die shows ${die}`,
  total: (name, sum) => `${name} ${sum}`,
  most: (name, die) => `${name} has the highest total and takes the die: ${points(die)}.`,
  nearest: (names, winner, letter, die) =>
    `${list(names)} are tied; ${winner} has the letter nearest to A (${letter}) and takes the die: ${points(die)}.`,
  nobody: 'Nobody has any, so nobody takes the die.',
  points: 'Victory points',
  result: (name, sum, gold) => `${name}: ${points(sum)}, ${gold} gold left`,
};

function refusalsOf({ church, hand, space, auctionPile, categories }: Words): Record<RefusalCode, string> {
  const example = categories[0];
  return {
    'unknown-move': 'That is not a move in this game. Write for example “give hand”, “bid 3” or “pass”.',
    'not-your-turn': 'It is not your turn.',
    'assign-the-card': 'First place the card you have drawn.',
    'take-a-card': `Now take a card from the ${space}.`,
    'resolve-church': `First use the ${church} card: turn the dice as it says, or leave them.`,
    'bid-or-pass': 'A card is up for auction: bid or pass.',
    'pay-first': 'You have won the bidding: pay first.',
    'hand-is-full': `You have already kept a card this turn.`,
    'auction-is-full': `You have already put a card on the ${auctionPile} this turn.`,
    'public-is-full': `The ${space} already has all its cards for this turn.`,
    'not-in-public': `That card is not in the ${space}.`,
    'only-up': `This ${church} card only raises dice.`,
    'only-down': `This ${church} card only lowers dice.`,
    'one-die-only': `This ${church} card turns only one die.`,
    'two-different-dice': `This ${church} card turns two different dice, or none.`,
    'dice-in-order': `Name the two dice in the order of the board, starting with ${example}.`,
    'die-at-six': 'A die that shows 6 cannot be raised.',
    'die-at-one': 'A die that shows 1 cannot be lowered.',
    'bid-too-low': 'Bid more than the highest bid so far, at least 1.',
    'bid-too-high': 'Nobody at this table could ever pay that much.',
    'not-in-hand': `That card is not in your ${hand}.`,
    'pay-in-gold': 'This card is paid for with gold cards.',
    'falling-value':
      'Pay your gold from the highest value down: the next card cannot be worth more than the last.',
    'rising-order': 'Pay your cards in order: that one comes before the last one you paid.',
    'cannot-complete': 'With that card you could not complete the payment.',
  };
}

function moveText(words: Words, move: Move, view: View): string {
  const card = (c: Card) => cardText(words, c);
  switch (move.kind) {
    case 'first':
      return 'Draw the first player';
    case 'draw':
    case 'reveal':
    case 'seize':
      return `Draw ${card(move.card)}`;
    case 'give':
      if (move.to === 'hand') return `Keep ${card(view.card)}`;
      return move.to === 'auction'
        ? `Put ${card(view.card)} on the ${words.auctionPile}`
        : `Put ${card(view.card)} in the ${words.space}`;
    case 'take':
      return `Take ${card(move.card)}`;
    case 'raise':
    case 'lower': {
      const step = move.kind === 'raise' ? 1 : -1;
      const dice = move.dice.map((die) => `${words.categories[die]} to ${view.dice[die]! + step}`);
      return `${step > 0 ? 'Raise' : 'Lower'} ${list(dice)}`;
    }
    case 'decline':
      return 'Leave the dice as they are';
    case 'bid':
      return `Bid ${price(move.amount, coinFor(view.card))}`;
    case 'pass':
      return 'Pass';
    case 'pay':
      return isGold(view.card) ? `Pay ${card(move.card)}, face down` : `Pay with ${card(move.card)}`;
  }
}

function promptText(words: Words, view: View, names: Names): string {
  const { phase, seat, turn, active, card, high, bidder, owed } = view;
  const mine = seat === turn;
  const who = turn >= 0 ? names(turn) : '';
  const coin = coinFor(card);
  switch (phase) {
    case 'first':
      return 'The first player is drawn at random.';
    case 'draw':
      return `${names(active)} draws.`;
    case 'reveal':
      return `${names(active)} turns up the next card for auction.`;
    case 'seize':
      return `A card is drawn from ${names(bidder)}’s ${words.hand}.`;
    case 'give':
      return mine
        ? `You have drawn ${cardText(words, card)}: where does it go?`
        : `${who} is placing a card that nobody else can see.`;
    case 'take':
      return mine
        ? `Take a card from the ${words.space}.`
        : `${who} is taking a card from the ${words.space}.`;
    case 'church':
      return mine
        ? `You have ${cardText(words, card)}: turn the dice, or leave them as they are.`
        : `${who} is using ${cardText(words, card)}.`;
    case 'bid': {
      const standing = high > 0 ? ` (${names(bidder)} bids ${price(high, coin)})` : '';
      return mine
        ? `Bid ${coin} for ${cardText(words, card)}${standing}, or pass.`
        : `Waiting for ${who} to bid for ${cardText(words, card)}${standing}.`;
    }
    case 'pay':
      return mine
        ? `Pay for ${cardText(words, card)}: ${price(owed, coin)} to go.`
        : `${who} is paying for ${cardText(words, card)}: ${price(owed, coin)} to go.`;
    case 'over':
      return 'The game is over.';
  }
}

export function english(
  words: Words,
  rules: readonly RuleSection[],
): GameTexts<View, Move, Event, BibliosReason> {
  const text = (card: Card) => cardText(words, card);
  const unseen = (card: Card | undefined) => (card === undefined ? 'a card' : text(card));
  const faceDown = (card: Card | undefined) => (card === undefined ? 'a card face down' : text(card));
  const toGo = (owed: number, coin: Coin) => (owed > 0 ? `, ${price(owed, coin)} to go` : '');
  const named = (cards: readonly (Card | undefined)[], hidden: string) =>
    cards.includes(undefined) ? hidden : list(cards.map(unseen));
  const turnPhrases: TurnPhrases = {
    keep: (cards) => `keeps ${named(cards, cards.length === 1 ? 'one' : String(cards.length))}`,
    putAside: (cards) =>
      `sends ${named(cards, cards.length === 1 ? 'one' : String(cards.length))} to auction`,
    layOut: (cards) => `lays out ${list(cards.map(unseen))}`,
    list,
    also: (acts, laidOut) => `${acts}; ${laidOut}`,
  };
  const texts: GameTexts<View, Move, Event, BibliosReason> = {
    name: words.name,
    about: words.about,
    options: {},
    events: {
      'first-drawn': ({ seat }, names) => `${names(seat)} goes first.`,
      drawn: ({ seat, card }, names) => `${names(seat)} draws ${unseen(card)}.`,
      kept: ({ seat, card }, names) => `${names(seat)} keeps ${faceDown(card)}.`,
      'put-aside': ({ seat, card }, names) =>
        `${names(seat)} puts ${faceDown(card)} on the ${words.auctionPile}.`,
      'laid-out': ({ seat, card }, names) => `${names(seat)} puts ${text(card)} in the ${words.space}.`,
      'church-shown': ({ seat, card }, names) => `${names(seat)} keeps ${text(card)} and shows it.`,
      taken: ({ seat, card }, names) => `${names(seat)} takes ${text(card)}.`,
      'dice-turned': ({ seat, step, dice, values }, names) => {
        const turned = dice.map((die, i) => `${words.categories[die]} to ${values[i]}`);
        return `${names(seat)} ${step > 0 ? 'raises' : 'lowers'} ${list(turned)}.`;
      },
      'church-declined': ({ seat, card }, names) =>
        `${names(seat)} discards ${text(card)} and leaves the dice as they are.`,
      'auctions-begin': ({ seat, count }, names) =>
        `${words.firstHalfOver} ${cardCount(count)} will be auctioned; ${names(seat)} goes first.`,
      'put-up': ({ seat, card, left }, names) =>
        `${names(seat)} puts up ${text(card)}${left === 0 ? ', the last card' : `; ${cardCount(left)} to come`}.`,
      bid: ({ seat, amount, coin }, names) => `${names(seat)} bids ${price(amount, coin)}.`,
      passed: ({ seat }, names) => `${names(seat)} passes.`,
      unsold: ({ card }) => `Nobody buys ${text(card)}: it leaves the game.`,
      'must-pay': ({ seat, amount, coin }, names) =>
        `${names(seat)} has the highest bid and pays ${price(amount, coin)}.`,
      'cannot-pay': ({ seat, amount, coin }, names) => `${names(seat)} cannot pay ${price(amount, coin)}!`,
      seized: ({ seat, from, card }, names) =>
        `${names(seat)} draws ${unseen(card)} from ${names(from)}’s ${words.hand}.`,
      confiscated: ({ seat, from, card }, names) =>
        `${names(seat)} draws ${unseen(card)} from ${names(from)}’s ${words.hand}; it leaves the game.`,
      'bid-anew': ({ seat, card }, names) => `${text(card)} is auctioned again, without ${names(seat)}.`,
      'paid-gold': ({ seat, card, owed }, names) =>
        `${names(seat)} pays with ${text(card)}${toGo(owed, 'gold')}.`,
      'paid-card': ({ seat, card, owed }, names) =>
        `${names(seat)} pays ${faceDown(card)}${toGo(owed, 'cards')}.`,
      won: ({ seat, card, amount, coin }, names) =>
        `${names(seat)} wins ${text(card)} for ${price(amount, coin)}.`,
      counted: ({ winners, totals, dice, points, gold }, names) => {
        const categories = CATEGORIES.map((category) => {
          const winner = winners[category]!;
          const sums = totals[category]!.map((sum, seat) => `${names(seat)} ${sum}`).join(', ');
          const taken = winner === NONE ? 'nobody takes the die' : `${names(winner)} takes ${dice[category]}`;
          return `${words.categories[category]}: ${sums}; ${taken}.`;
        });
        const results = points.map((sum, seat) => `${names(seat)} ${sum} (${gold[seat]} gold)`);
        return `Scoring. ${categories.join(' ')} Victory points: ${results.join(', ')}.`;
      },
    },
    move: (move, view) => moveText(words, move, view),
    prompt: (view, names) => promptText(words, view, names),
    turnSummary: turnSummaryWith(turnPhrases, (event, names) => eventText(texts, event, names)),
    describe: describeIn(words),
    scoreBreakdown: scoreBreakdownWith(words, scoringPhrases),
    orders: ordersIn(words),
    refusals: refusalsOf(words),
    reasons: {
      'most-points': 'The player with the most victory points wins.',
      'most-gold': 'Equal victory points: the player with the most gold left wins.',
      'tie-category': `Equal victory points and gold: the player who won ${words.categories[0]} wins.`,
      'shared-victory': 'Equal in everything that counts: the victory is shared.',
    },
    causes: causesIn(words),
    rules,
  };
  return texts;
}
