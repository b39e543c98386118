// Why a move is good or bad in both editions, in English.
import { english } from '../../../engine/grammar.ts';
import type { GameTexts, Names } from '../../../engine/texts.ts';
import type { BibliosReason, Standing } from '../insight/causes/context.ts';
import { categoryOf, churchOf } from '../rules/data.ts';
import { type Event, type Move, NONE, type View } from '../rules/state.ts';
import { cardText, type Words } from './words.ts';

export type CauseTexts = Required<GameTexts<View, Move, Event, BibliosReason>>['causes'];

const { counted, list, plural } = english;
const cards = (count: number) => counted(count, 'card', 'cards');
const price = (amount: number, isGold: boolean) => (isGold ? `${amount} gold` : cards(amount));

export function causesIn(words: Words): CauseTexts {
  const card = (each: number) => cardText(words, each);
  const category = (each: number) => words.categories[each]!;
  const nothing = (standings: readonly Standing[]) =>
    `the ${words.hand} has nothing in ${list(standings.map(({ category: each }) => category(each)))}`;
  /** "7 in Monks, against at least 4 for Alcuin". */
  const compared = ({ category: each, total, rival, rivalTotal }: Standing, names: Names) =>
    `${total} in ${category(each)}${rival === NONE ? '' : `, against at least ${rivalTotal} for ${names(rival)}`}`;
  const ahead = (standings: readonly Standing[], names: Names) =>
    standings.map((each) => compared(each, names)).join('; ');
  const behind = (standings: readonly Standing[], names: Names) =>
    list(
      standings.map(
        ({ category: each, rival, rivalTotal }) =>
          `${category(each)} (${names(rival)} has at least ${rivalTotal})`,
      ),
    );
  return {
    strengthens: (standing, names) => {
      const { card: gained, category: each, total, die, rival, letter } = standing;
      const shown = `the die shows ${die}`;
      if (letter)
        return `${card(gained)} makes ${total} in ${category(each)}, level with ${names(rival)} but with the letter nearest to A (${letter}); ${shown}.`;
      return `${card(gained)} makes ${compared(standing, names)}; ${shown}.`;
    },
    'strengthens-and-denies': (standing, names) =>
      `${card(standing.card)} makes ${compared(standing, names)}, and nobody else gets it.`,
    'die-high': ({ category: each, die }) =>
      `The die of ${category(each)} shows ${die}, so the category counts for a lot.`,
    'die-low': ({ category: each, die }) => `The die of ${category(each)} shows only ${die}.`,
    'die-higher': ({ high, low, dice: [more, less] }) =>
      `The die shows ${more} for ${category(high)} and only ${less} for ${category(low)}.`,
    'rival-ahead': ({ category: each, total, rival, rivalTotal }, names) =>
      `${names(rival)} has at least ${rivalTotal} in ${category(each)}; even with this card the total is only ${total}.`,
    'already-strong': ({ category: each, total }) =>
      `With ${total} in ${category(each)} already, this card is hardly needed.`,
    'leaves-to-next': ({ card: left, seat, total }, names) =>
      `This leaves ${card(left)} to ${names(seat)}, who has at least ${total} in ${category(categoryOf(left))}.`,
    'lays-out-for-next': ({ card: left, seat, total }, names) =>
      `${names(seat)} takes first from the ${words.space} and has at least ${total} in ${category(categoryOf(left))}.`,
    'gives-away': ({ card: given }) => `This lets another player have ${card(given)} for nothing.`,
    sells: ({ card: lot }) => `On the ${words.auctionPile}, ${card(lot)} goes to the highest bidder.`,
    'turns-dice': ({ card: church }) => {
      const { up, down } = churchOf(church);
      if (up && down) return `${card(church)} can raise a strong category or lower a rival’s.`;
      return `${card(church)} can ${up ? 'raise the die of a strong category' : 'lower the die of a rival’s category'}.`;
    },
    'one-kept': ({ draws }) =>
      `Only one card a turn can be kept, and ${plural(draws, 'another one is', `${draws} more are`)} still to be drawn.`,
    'gold-buys': ({ card: coin, auctions }) =>
      auctions === 0
        ? `${card(coin)} helps if victory points are equal at the end.`
        : `${card(coin)} is worth having: ${cards(auctions)} ${plural(auctions, 'is', 'are')} still to be auctioned.`,
    'raises-own': ({ standings }, names) => `This raises what is within reach: ${ahead(standings, names)}.`,
    'lowers-own': ({ standings }, names) => `This lowers what is within reach: ${ahead(standings, names)}.`,
    'raises-rival': ({ standings }, names) => `This raises ${behind(standings, names)}.`,
    'lowers-rival': ({ standings }, names) => `This lowers ${behind(standings, names)}.`,
    'raises-unheld': ({ standings }) => `This raises a die for somebody else: ${nothing(standings)}.`,
    'lowers-unheld': ({ standings }) => `This lowers what is out of reach: ${nothing(standings)}.`,
    'cannot-pay': ({ amount, held, isGold, penalty }) => {
      const cost = penalty === 'each-takes' ? 'a card to every other player' : 'the loss of a card';
      return `A bid of ${amount} cannot be paid with ${price(held, isGold)}: the penalty is ${cost}.`;
    },
    overpays: ({ enough, isGold }) => `A bid of ${price(enough, isGold)} would do.`,
    'spends-gold': ({ amount, left, auctions }) => {
      const use =
        auctions === 0
          ? 'gold breaks ties at the end'
          : `it leaves ${left === 0 ? 'nothing' : left} for ${plural(auctions, 'the last card', `the ${auctions} cards`)} to come`;
      return `${amount} gold is too much for this card: ${use}.`;
    },
    'spends-cards': ({ count }) => `${cards(count)} is too high a price.`,
    'better-lot-to-come': ({ card: lot }) =>
      `${card(lot)} is still to be auctioned, and the gold will be needed for it.`,
    cheap: ({ amount, isGold }) => `At ${price(amount, isGold)}, this card is cheap.`,
    'rival-cannot-pay': ({ seat, most, rivals }, names) =>
      rivals === 1
        ? `${names(seat)} cannot pay more than ${most} gold.`
        : `None of the others still bidding can pay more than ${most} gold.`,
    'lets-rival-have-it': ({ seat, card: lot, total }, names) =>
      `${names(seat)} has at least ${total} in ${category(categoryOf(lot))} and now gets this card more easily.`,
    'pays-needed': ({ card: paid, category: each, total, die }) =>
      `This gives up ${card(paid)} out of ${total} in ${category(each)}; the die shows ${die}.`,
    'wastes-gold': ({ lost }) => `This way the payment costs ${lost} gold more, since no change is given.`,
  };
}
