// What the words on the two stones mean.
import type { Lang } from '../../../engine/texts.ts';
import { BOARDS, type BoardName } from '../rules/data.ts';

interface Latin {
  /** The whole inscription. */
  readonly all: string;
  /** The meaning of each line. */
  readonly lines: readonly [string, string, string];
  /** By word, as engraved: upper, middle and lower line. */
  readonly words: readonly string[];
}

const LATIN: { readonly [B in BoardName]: Readonly<Record<Lang, Latin>> } = {
  virtus: {
    en: {
      all: 'The might of the empire, the enemies in chains: let the Romans play!',
      lines: ['the might of the empire,', 'the enemies in chains:', 'let the Romans play!'],
      words: ['might', 'of the empire', 'the enemies', 'in chains', 'let … play', 'the Romans'],
    },
    fr: {
      all: 'Force de l’empire, ennemis enchaînés : que les Romains jouent !',
      lines: ['force de l’empire,', 'ennemis enchaînés :', 'que les Romains jouent !'],
      words: ['la force', 'de l’empire', 'les ennemis', 'enchaînés', 'que … jouent', 'les Romains'],
    },
  },
  abemus: {
    en: {
      all: 'For dinner we have: chicken, fish, ham, peacock.',
      lines: ['we have for dinner:', 'chicken, fish,', 'ham, peacock.'],
      words: ['we have', 'for dinner', 'chicken', 'fish', 'ham', 'peacock'],
    },
    fr: {
      all: 'Nous avons au dîner : poulet, poisson, jambon, paon.',
      lines: ['nous avons au dîner :', 'poulet, poisson,', 'jambon, paon.'],
      words: ['nous avons', 'au dîner', 'poulet', 'poisson', 'jambon', 'paon'],
    },
  },
};

export const inscription = (board: BoardName, lang: Lang): string => LATIN[board][lang].all;

/** Each line as engraved, with its meaning. */
export const inscribedLines = (board: BoardName, lang: Lang) =>
  BOARDS[board].map((latin, line) => ({ latin, meaning: LATIN[board][lang].lines[line]! }));

/** The word with this number along the path, from 0, and its meaning: the middle line, the upper one backwards, the lower one. */
export function wordMeaning(board: BoardName, word: number, lang: Lang): string {
  const at = [2, 3, 1, 0, 4, 5][word]!;
  const latin = BOARDS[board].flatMap((line) => line.split(' '))[at]!;
  const meaning = LATIN[board][lang].words[at]!;
  return lang === 'fr' ? `${latin} : « ${meaning} »` : `${latin}: “${meaning}”`;
}
