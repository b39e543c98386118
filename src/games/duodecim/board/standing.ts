// Who is ahead in the race, by letters still to go.
import type { Seat } from '../../../engine/game.ts';
import type { Lang, Names } from '../../../engine/texts.ts';
import { OFF, PAWNS } from '../rules/data.ts';
import { lettersToGo } from '../rules/side.ts';
import type { View } from '../rules/state.ts';
import { WORDS } from './words.ts';

export interface Standing {
  /** Null if both have the same way to go. */
  readonly leader: Seat | null;
  readonly letters: number;
}

export function standingOf({ sides }: View): Standing {
  const [first, second] = [lettersToGo(sides[0]), lettersToGo(sides[1])];
  if (first === second) return { leader: null, letters: 0 };
  return { leader: first < second ? 0 : 1, letters: Math.abs(first - second) };
}

/** `you` is the reader's seat; null for somebody who only watches. */
export function standingText(view: View, you: Seat | null, names: Names, lang: Lang): string {
  const words = WORDS[lang];
  const left = view.sides.map(({ at }) => PAWNS - at[OFF]!);
  if (view.phase === 'over' && left.includes(0)) return words.won(Math.max(...left));
  const { leader, letters } = standingOf(view);
  if (leader === null) return words.standing.level;
  if (you === null) return words.standing.leads(names(leader), letters);
  return leader === you ? words.standing.youLead(letters) : words.standing.youTrail(letters);
}
