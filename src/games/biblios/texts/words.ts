// The words of an edition, so that one set of sentences serves both; one object for each edition and language.
import { type Card, categoryOf, churchOf, isChurch, isGold, letterOf, VALUE } from '../rules/data.ts';

export interface Words {
  readonly name: string;
  readonly about: string;
  readonly categories: readonly [string, string, string, string, string];
  /** On a card: "Gold 2", "Church +1". */
  readonly gold: string;
  readonly church: string;
  /** How a church card says that it turns two dice, or one in either direction. */
  readonly twoDice: string;
  readonly or: string;
  /** The player's own cards: "your hand", "a hand" without its article. */
  readonly hand: string;
  /** Where donated cards lie face up, without its article. */
  readonly space: string;
}

export function cardText(words: Words, card: Card): string {
  if (isGold(card)) return `${words.gold} ${VALUE[card]}`;
  if (!isChurch(card)) return `${words.categories[categoryOf(card)]} ${VALUE[card]} (${letterOf(card)})`;
  const { up, down, dice } = churchOf(card);
  if (up && down) return `${words.church} +1 ${words.or} −1`;
  return `${words.church} ${up ? '+1' : '−1'}${dice === 2 ? ` ${words.twoDice}` : ''}`;
}
