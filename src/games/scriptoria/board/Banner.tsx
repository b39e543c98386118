// A ribbon across the page when a part of it has been finished.
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { useBoardContext } from '../../../parts/boardContext.ts';
import type { Move, View } from '../rules/state.ts';
import { PARTS } from '../rules/tables.ts';
import { words as gameWords } from '../texts/words.ts';
import { Medal } from './Medal.tsx';
import { capital } from './sketch-info.ts';
import { WORDS } from './words.ts';

/** The log says it to those who do not see it. */
export function Banner({ newEvents, lang, owner }: BoardProps<View, Move> & { readonly owner: Seat }) {
  const { revision } = useBoardContext();
  const words = WORDS[lang];
  const won = newEvents.flatMap(({ key, args }) => {
    const part = PARTS.find((name) => name === args.part);
    if (key !== 'achieved' || args.seat !== owner || !part || typeof args.points !== 'number') return [];
    return [{ part, points: args.points }];
  });
  if (won.length === 0) return null;
  return (
    <span key={revision} class="banner" aria-hidden="true">
      {won.map(({ part, points }) => (
        <span key={part}>
          <Medal points={points} held /> {words.set(capital(gameWords[lang].parts[part]), words.missing(0))}
        </span>
      ))}
    </span>
  );
}
