// Causes that lie in single letters: a lone pawn that can be hit, a letter closed or given up.
import { LAST_LETTER, WAITING } from '../../rules/data.ts';
import { dangersTo, dangerToAny } from '../../rules/hitting-rolls.ts';
import type { View } from '../../rules/state.ts';
import { type Compared, type DuodecimCause, otherIn, otherLandsOn, ownIn, spotsOf } from './context.ts';

/** A smaller chance to be hit is not worth a word. */
const MIN_DANGER = 1 / 12;
const MAX_NAMED = 2;
/** The greatest distance of three dice. */
const REACH = 18;
const LETTERS = Array.from({ length: LAST_LETTER }, (_, i) => i + 1);

/** Leaves pawns alone within reach of the next roll (D5). */
export function* loneOnes(compared: Compared): Generator<DuodecimCause> {
  const { view, seat, played, ends } = compared;
  const spared = dangersTo(ends.better, seat);
  const inDanger = [...dangersTo(ends.played, seat)]
    .filter(([place, { chance }]) => chance >= (spared.get(place)?.chance ?? 0) + MIN_DANGER)
    .map(([place, { chance }]) => ({ place, chance }))
    .sort((a, b) => b.chance * b.place - a.chance * a.place);
  for (const { place, chance } of inDanger.slice(0, MAX_NAMED)) {
    const [at] = spotsOf(view, [place]);
    yield {
      key: 'exposes',
      about: 'played',
      args: { at: at!, chance, wasClosed: ownIn(view, compared).at[place]! > 1 },
      without: { forbids: otherLandsOn(compared, played, [place]) },
    };
  }
  const places = inDanger.map(({ place }) => place).sort((a, b) => a - b);
  if (places.length < 2) return;
  yield {
    key: 'exposes-several',
    about: 'played',
    parts: ['exposes'],
    args: { at: spotsOf(view, places), chance: dangerToAny(ends.played, seat, places) },
    without: { forbids: otherLandsOn(compared, played, places) },
  };
}

/** Closes letters that the played move leaves open, or keeps closed what it gives up. */
export function* closedLetters(compared: Compared): Generator<DuodecimCause> {
  const { view, seat, played, ends } = compared;
  const isClosed = (end: View, place: number) => ownIn(end, compared).at[place]! > 1;
  const places = LETTERS.filter(
    (place) =>
      isClosed(ends.better, place) &&
      !isClosed(ends.played, place) &&
      isInReach(ends.played, compared, place),
  );
  const kept = places.filter((place) => isClosed(view, place));
  const made = places.filter((place) => !isClosed(view, place));
  const args = (of: readonly number[]) => ({ at: spotsOf(view, of), seat: 1 - seat });
  if (kept.length > 0)
    yield {
      key: 'opens',
      about: 'played',
      args: args(kept),
      without: { forbids: otherLandsOn(compared, played, kept) },
    };
  if (made.length > 0)
    yield {
      key: 'closes',
      about: 'better',
      args: args(made),
      without: { forbids: otherLandsOn(compared, played, made) },
    };
}

/** Whether a pawn of the other player could come there with one roll. */
function isInReach(end: View, { seat }: Compared, place: number): boolean {
  const { at } = otherIn(end, { seat });
  for (let from = Math.max(WAITING, place - REACH); from < place; from++) if (at[from]! > 0) return true;
  return false;
}
