// Writes moves in the words of an edition and reads what a player typed: `give hand`, `take monks-B`, `raise tomes`, `bid 3`.
import {
  CARD_KINDS,
  CATEGORIES,
  type Card,
  CHURCHES,
  categoryOf,
  type Edition,
  FIRST_CHURCH,
  isChurch,
  isGold,
  letterOf,
  VALUE,
} from './data.ts';
import { DECLINE, GIVE_AUCTION, GIVE_HAND, GIVE_PUBLIC, PASS } from './moves.ts';
import type { Move } from './state.ts';

export interface EditionNotation {
  write(move: Move): string;
  /** Null if the text is not a move of any player at any time. */
  read(written: string): Move | null;
  card(card: Card): string;
}

export function notationFor(edition: Edition): EditionNotation {
  const cards = Array.from({ length: CARD_KINDS }, (_, card) => cardName(edition, card));
  const cardOf = new Map(cards.map((name, card) => [name, card]));
  const dieOf = new Map(CATEGORIES.map((die) => [edition.categories[die], die]));
  // Cached by the shared move objects: most notations are asked for again and again.
  const written = new Map<Move, string>();

  function compose(move: Move): string {
    switch (move.kind) {
      case 'first':
        return `first ${move.seat + 1}`;
      case 'give':
        return `give ${move.to}`;
      case 'raise':
      case 'lower':
        return `${move.kind} ${move.dice.map((die) => edition.categories[die]).join(' ')}`;
      case 'bid':
        return `bid ${move.amount}`;
      case 'pass':
      case 'decline':
        return move.kind;
      default:
        return `${move.kind} ${cards[move.card]}`;
    }
  }

  function write(move: Move): string {
    let words = written.get(move);
    if (words === undefined) {
      words = compose(move);
      if (Object.isFrozen(move)) written.set(move, words);
    }
    return words;
  }

  function read(words: string): Move | null {
    const [kind, ...rest] = words.split(' ');
    const only = rest.length === 1 ? rest[0]! : '';
    switch (kind) {
      case 'pass':
        return rest.length === 0 ? PASS : null;
      case 'decline':
        return rest.length === 0 ? DECLINE : null;
      case 'give':
        return [GIVE_HAND, GIVE_AUCTION, GIVE_PUBLIC].find((give) => compose(give) === words) ?? null;
      case 'bid':
        return /^\d{1,6}$/.test(only) ? { kind, amount: Number(only) } : null;
      case 'take':
      case 'pay': {
        const card = cardOf.get(only);
        return card === undefined ? null : { kind, card };
      }
      case 'raise':
      case 'lower': {
        const dice = rest.flatMap((word) => dieOf.get(word) ?? []);
        const whole = dice.length === rest.length && (dice.length === 1 || dice.length === 2);
        return whole ? { kind, dice } : null;
      }
      default:
        return null;
    }
  }

  return { write, read, card: (card) => cards[card]! };
}

/** `church+1`, `church-1-1` on two dice, `church+-1` in either direction. */
function cardName(edition: Edition, card: Card): string {
  if (isGold(card)) return `gold-${VALUE[card]}`;
  if (!isChurch(card)) return `${edition.categories[categoryOf(card)]}-${letterOf(card)}`;
  const { up, down, dice } = CHURCHES[card - FIRST_CHURCH]!;
  if (up && down) return `${edition.church}+-1`;
  return edition.church + (up ? '+1' : '-1').repeat(dice);
}
