// Cards exchanged for dull ones, and other changes for counterfactuals.
import type { Seat } from '../../../../engine/game.ts';
import { type Card, categoryOf, goldCard, isChurch, isGold, VALUE } from '../../rules/data.ts';
import { add, BURIED, DECK, has, list, type Place, remove } from '../../rules/piles.ts';
import type { State } from '../../rules/state.ts';
import { isOfCategory } from './context.ts';

/** What a card adds where nobody needs it. */
const dullness = ({ dice }: State, card: Card) =>
  isOfCategory(card) ? dice[categoryOf(card)]! * VALUE[card]! : VALUE[card]!;

/** The least interesting card of the deck, where a coin takes its place: gold is dull, a church card never is. */
function takeDull(state: State, fits: (card: Card) => boolean): Card | undefined {
  const [dull] = list(state.piles, DECK)
    .filter((card) => !isChurch(card) && fits(card))
    .sort((a, b) => dullness(state, a) - dullness(state, b));
  if (dull === undefined) return undefined;
  remove(state.piles, DECK, dull);
  add(state.piles, DECK, goldCard(1));
  return dull;
}

const isOther = (card: Card) => (other: Card) =>
  isGold(card) ? true : isGold(other) || !isOfCategory(card) || categoryOf(other) !== categoryOf(card);

/** Exchanges a card in this place for a dull one; nothing happens if it is not there. */
export function makeDull(state: State, place: Place, card: Card): void {
  if (!has(state.piles, place, card)) return;
  const dull = takeDull(state, isOther(card));
  if (dull === undefined) return;
  remove(state.piles, place, card);
  add(state.piles, BURIED, card);
  add(state.piles, place, dull);
}

/** The same for all cards of a category in a hand. */
export function makeCategoryDull(state: State, seat: Seat, category: number): void {
  for (const card of list(state.piles, seat))
    if (isOfCategory(card) && categoryOf(card) === category) makeDull(state, seat, card);
}

/** The same for the card that was drawn, or that is on the lectern; it stays one that is paid for in the same way. */
export function makeCurrentDull(state: State): void {
  const { card } = state;
  const dull = isGold(card)
    ? takeDull(state, (other) => other === goldCard(1))
    : takeDull(state, (other) => isOfCategory(other) && isOther(card)(other));
  if (dull === undefined) return;
  add(state.piles, BURIED, card);
  state.card = dull;
}

/** Gives a hand more gold, in large coins. */
export function addGold({ piles }: State, seat: Seat, amount: number): void {
  for (let left = amount; left > 0; ) {
    const value = Math.min(3, left);
    add(piles, seat, goldCard(value));
    left -= value;
  }
}

/** Gives a hand more cards that it hardly needs. */
export function addDull(state: State, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++) {
    const dull = takeDull(state, isOfCategory);
    if (dull !== undefined) add(state.piles, seat, dull);
  }
}
