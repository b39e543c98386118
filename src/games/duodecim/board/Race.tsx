// The race at a glance: a groove from the first letter to the last, with a pawn of each side as far as its whole side has come.
import type { BoardProps } from '../../../parts/board.ts';
import { OFF, PAWNS } from '../rules/data.ts';
import { lettersToGo } from '../rules/side.ts';
import type { Move, View } from '../rules/state.ts';
import { Disc } from './Disc.tsx';
import { colourOf } from './Letter.tsx';
import { WORDS } from './words.ts';

/** The letters of a whole game for one side. */
const ALL_LETTERS = PAWNS * OFF;

export function Race({ view, names, lang }: BoardProps<View, Move>) {
  const words = WORDS[lang];
  const toGo = view.sides.map(lettersToGo);
  const text = toGo.map((letters, side) => words.raceOf(names(side), letters)).join(' · ');
  return (
    <span class="race" aria-hidden="true" data-explain={text}>
      {toGo.map((letters, side) => (
        <span key={side} class="runner" style={{ '--done': 1 - letters / ALL_LETTERS }}>
          <Disc colour={colourOf(view, side)} />
        </span>
      ))}
    </span>
  );
}
