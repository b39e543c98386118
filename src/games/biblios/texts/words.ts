// The words of an edition, so that one set of sentences serves both; one object for each edition and language.
import { type Card, categoryOf, churchOf, isChurch, isGold, letterOf, VALUE } from '../rules/data.ts';

export interface Words {
  readonly name: string;
  readonly about: string;
  readonly categories: readonly [string, string, string, string, string];
  /** On a card: "Gold 2", "Church +1". */
  readonly gold: string;
  readonly church: string;
  /** What a church card for two dice says: "+1 on two dice", or "+2". */
  readonly twoDice: { readonly up: string; readonly down: string };
  /** Between the two directions of a card that turns one die either way. */
  readonly or: string;
  /** The player's own cards: "your hand", "a hand" without its article. */
  readonly hand: string;
  /** Where cards for the others lie face up, without its article. */
  readonly space: string;
  /** What is sold in the second half, without its article: "auction pile", "auction deck". */
  readonly auctionPile: string;
  /** The first half of the game, as a title. */
  readonly firstHalf: string;
  readonly firstHalfOver: string;
}

export function cardText(words: Words, card: Card): string {
  if (isGold(card)) return `${words.gold} ${VALUE[card]}`;
  if (!isChurch(card)) return `${words.categories[categoryOf(card)]} ${VALUE[card]} (${letterOf(card)})`;
  const { up, down, dice } = churchOf(card);
  if (up && down) return `${words.church} +1 ${words.or} −1`;
  const { twoDice } = words;
  const one = up ? '+1' : '−1';
  return `${words.church} ${dice === 1 ? one : up ? twoDice.up : twoDice.down}`;
}
