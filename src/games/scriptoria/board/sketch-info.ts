// What is shown of a sketch: kind, cost, points, and the inks that a player lacks for it.
import type { Seat } from '../../../engine/game.ts';
import type { Lang } from '../../../engine/texts.ts';
import { kindOfLetter } from '../rules/grid.ts';
import { printedOn } from '../rules/printed.ts';
import { GOLD, NOBODY, type Sketch, type View } from '../rules/state.ts';
import { INKS, type InkLetter, KINDS, type Kind, SUPPLIES } from '../rules/tables.ts';
import { inkNames, isKindLetter, words } from '../texts/words.ts';
import { WORDS } from './words.ts';

export interface SketchInfo {
  readonly name: string;
  readonly kind: Kind;
  readonly cost: readonly InkLetter[];
  readonly worth: number;
}

export function sketchInfo(view: View, sketch: Sketch): SketchInfo {
  const { sketches, worth } = printedOn(view);
  const name = sketches[sketch]!;
  return {
    name,
    kind: KINDS[kindOfLetter(name.charAt(0))]!,
    cost: INKS.flatMap((ink) => Array<InkLetter>(name.split(ink).length - 1).fill(ink)),
    worth: worth[sketch]!,
  };
}

export function kindWord(lang: Lang, kind: Kind): string {
  const letter = kind.charAt(0);
  return isKindLetter(letter) ? words[lang].kinds[letter] : kind;
}

/** "Border for black and red, 1 point". */
export function sketchLabel(view: View, sketch: Sketch, lang: Lang): string {
  const { kind, cost, worth } = sketchInfo(view, sketch);
  const { sketch: say, points } = WORDS[lang];
  return capital(say(kindWord(lang, kind), inkNames(words[lang], cost.join('')), points(worth)));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The ink that the lectern of a seat waives, if any. */
export function waivedFor(view: View, seat: Seat): InkLetter | null {
  const desk = view.deskOf[seat] ?? NOBODY;
  if (desk === NOBODY) return null;
  return INKS[SUPPLIES.indexOf(printedOn(view).supplies[view.desks[desk]!]!)] ?? null;
}

export type DropState = 'held' | 'lacking' | 'waived';

/** For each drop of the cost, whether the player has it; surplus gold replaces colours. */
export function drops(
  view: View,
  seat: Seat,
  cost: readonly InkLetter[],
  waived = waivedFor(view, seat),
): DropState[] {
  const purse = INKS.map((_, ink) => view.inks[seat * INKS.length + ink]!);
  const states = cost.map((letter): DropState => {
    if (letter === waived) return 'waived';
    const ink = INKS.indexOf(letter);
    if (purse[ink] === 0) return 'lacking';
    purse[ink]!--;
    return 'held';
  });
  return states.map((state, i) => {
    if (state !== 'lacking' || cost[i] === 'K' || cost[i] === 'A' || purse[GOLD] === 0) return state;
    purse[GOLD]!--;
    return 'held';
  });
}
