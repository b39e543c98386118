// What an edition changes about the board: words, symbols, ornament.
import type { Lang } from '../../../engine/texts.ts';
import type { Tone } from '../../../parts/Card.tsx';
import {
  type Card,
  categoryOf,
  churchOf,
  type Edition,
  isChurch,
  isGold,
  letterOf,
  VALUE,
} from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import type { Drawing } from './drawing.ts';
import { type BoardWords, type Terms, WORDS } from './words.ts';

export interface Look {
  readonly edition: Edition;
  /** The room, and a class beside `biblios`, for the ornament. */
  readonly room: string;
  readonly class: string;
  readonly terms: Readonly<Record<Lang, Terms>>;
  /** By category and for the church cards: filled paths in a 24 × 24 square. */
  readonly symbols: readonly [string, string, string, string, string];
  readonly emblem: string;
  /** By category and for the church cards. */
  readonly pictures: readonly [Drawing, Drawing, Drawing, Drawing, Drawing];
  readonly churchPicture: Drawing;
  /** What a card that turns two dice by one says in its corner, up or down. */
  twoDice(sign: '+' | '−'): readonly string[];
}

/** A look in one language, passed to every piece of the board. */
export interface Wording {
  readonly look: Look;
  readonly terms: Terms;
  readonly words: BoardWords;
  /** The full name of a card: "Monks worth 3, letter E". */
  nameOf(card: Card): string;
}

export function wordingOf(look: Look, lang: Lang): Wording {
  const terms = look.terms[lang];
  const words = WORDS[lang];
  const nameOf = (card: Card) => {
    if (card === UNSEEN) return words.unseen;
    if (isGold(card)) return `${words.gold} ${words.value(VALUE[card]!)}`;
    if (isChurch(card)) return `${terms.church}, ${effectOf(words, terms, card)}`;
    const name = terms.categories[categoryOf(card)];
    return `${name} ${words.value(VALUE[card]!)}, ${words.letter(letterOf(card))}`;
  };
  return { look, terms, words, nameOf };
}

function effectOf(words: BoardWords, { twoDice }: Terms, card: Card): string {
  const { up, down, dice } = churchOf(card);
  if (up && down) return words.either;
  if (dice === 2) return up ? twoDice.up : twoDice.down;
  return up ? words.up : words.down;
}

/** By category. The symbol also tells them apart. */
const TONES: readonly Tone[] = ['ink', 'lapis', 'verdigris', 'plum', 'vermilion'];
export const toneOf = (category: number): Tone => TONES[category] ?? 'ink';
