// Causes that lie in what pawns do on their way: hit, or enter.
import { LAST_LETTER, WAITING } from '../../rules/data.ts';
import { HALF } from '../../rules/side.ts';
import type { Side, State, View } from '../../rules/state.ts';
import { type Compared, type DuodecimCause, otherIn, ownIn, spotsOf } from './context.ts';

const LETTERS = Array.from({ length: LAST_LETTER }, (_, i) => i + 1);

/** Pawns of the other player that the better move hits, and the played one does not (D5). */
export function* hits(compared: Compared): Generator<DuodecimCause> {
  const { view, seat, better, ends } = compared;
  const isHit = (end: View, place: number) =>
    otherIn(view, compared).at[place] === 1 && otherIn(end, compared).at[place] === 0;
  const places = LETTERS.filter((place) => isHit(ends.better, place) && !isHit(ends.played, place));
  if (places.length === 0) return;
  yield {
    key: 'hits',
    about: 'better',
    args: { at: spotsOf(view, places), seat: 1 - seat },
    without: {
      // They stand beside where they stood, and have lost nothing.
      afterTurn: (state, first) => {
        const side = otherIn(state, compared);
        if (first !== better) return;
        for (const place of places) if (side.hits > 0) putBack(state, compared, place);
      },
    },
  };
}

function putBack(state: State, compared: Compared, place: number): void {
  const side = otherIn(state, compared);
  const own = ownIn(state, compared);
  const [nearest] = LETTERS.filter((letter) => own.at[letter] === 0).sort(
    (a, b) => Math.abs(a - place) - Math.abs(b - place) || a - b,
  );
  if (nearest !== undefined) shift(side, WAITING, nearest, side.hits - 1);
}

/** Enters more pawns: none leaves the first word before all are in (D4). */
export function* entries(compared: Compared): Generator<DuodecimCause> {
  const { view, better, ends } = compared;
  const left = ownIn(ends.better, compared).at[WAITING]!;
  const count = ownIn(ends.played, compared).at[WAITING]! - left;
  if (count < 1) return;
  const before = ownIn(view, compared);
  yield {
    key: 'enters',
    about: 'better',
    args: { count, left },
    without: {
      // The number of entered pawns that are still to enter.
      afterTurn: (state, first) => {
        if (first !== better) return;
        const side = ownIn(state, compared);
        for (const letter of LETTERS)
          while (side.at[letter]! > before.at[letter]! && side.at[WAITING]! < left + count)
            shift(side, letter, WAITING, Math.min(before.hits, side.hits + 1));
      },
    },
  };
}

/** Moves one pawn, and says how many have been hit; the masks are made anew. */
export function shift(side: Side, from: number, to: number, hitPawns: number): void {
  side.at[from]!--;
  side.at[to]!++;
  side.hits = hitPawns;
  const bits = (first: number, last: number, pawns: number) => {
    let word = 0;
    for (let place = first; place <= last; place++)
      if (side.at[place]! >= pawns) word |= 1 << (place - first);
    return word;
  };
  side.heldLo = bits(WAITING, HALF - 1, 1);
  side.heldHi = bits(HALF, LAST_LETTER, 1);
  side.stackLo = bits(WAITING, HALF - 1, 2);
  side.stackHi = bits(HALF, LAST_LETTER, 2);
}
