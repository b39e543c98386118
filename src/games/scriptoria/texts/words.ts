// The small words of the game that texts and drawing share: names of inks, sketches, parts, and labels.
import type { Lang } from '../../../engine/texts.ts';
import type { Phase } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import type { KindLetter, Labels, Words } from './word-types.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

export const words: Readonly<Record<Lang, Words>> = { en, fr };

/** The label for the part of the day. */
export const HOUR_LABELS: Readonly<Record<Phase, keyof Labels>> = {
  opening: 'dawn',
  dawn: 'dawn',
  inks: 'firstHour',
  pick: 'secondHour',
  give: 'secondHour',
  illuminate: 'lastHour',
  room: 'lastHour',
  evening: 'evening',
  over: 'over',
};

export function isKindLetter(letter: string): letter is KindLetter {
  return 'cbtmd'.includes(letter) && letter.length === 1;
}

/** "red and green border" for `bKRG`: every sketch costs black. */
export function sketchName({ sketch }: Words, name: string): string {
  const letter = name.charAt(0);
  if (!isKindLetter(letter)) return name;
  const cost = INKS.filter((ink) => name.includes(ink, 1));
  const blacks = name.split('K').length - 1;
  return sketch(
    letter,
    cost.filter((ink) => ink !== 'K'),
    blacks,
  );
}

/** "the red lectern" for `R`; equal ones in an owner's tables are numbered. */
export function lecternName({ lecterns }: Words, name: string): string {
  return `${lecterns[name.charAt(0)] ?? name}${name.length > 1 ? ` ${name.slice(1)}` : ''}`;
}

/** "black, red and gold" for "KRA"; equal inks are counted. */
export function inkNames({ inks, list }: Words, letters: string): string {
  const counted = Object.entries(inks).flatMap(([letter, name]) => {
    const count = letters.split(letter).length - 1;
    return count === 0 ? [] : [count === 1 ? name : `${count} × ${name}`];
  });
  return list(counted);
}

/** How many sketches of each kind, in the order of kinds: more than two are not named one by one. */
export function kindCounts(names: readonly string[]): readonly (readonly [KindLetter, number])[] {
  return [...'dmtcb'].filter(isKindLetter).flatMap((letter) => {
    const count = names.filter((name) => name.startsWith(letter)).length;
    return count === 0 ? [] : [[letter, count] as const];
  });
}
