// What lies before the reader on a wide table: the pile of captured cards, the chips, the token of Scout & Show.
import type { View } from '../rules/state.ts';
import { AndToken, ChipToken } from './Token.tsx';
import type { BoardWords } from './words.ts';

interface BelongingsProps {
  readonly view: View;
  readonly seat: number;
  readonly words: BoardWords;
}

/** How many are drawn; the others are under them. */
const MAX_DRAWN = 7;

/** Decoration: the label of the player's own place says all of it. */
export function Belongings({ view, seat, words }: BelongingsProps) {
  const [captured, chips] = [view.captured[seat] ?? 0, view.chips[seat] ?? 0];
  const drawn = (count: number) => Array.from({ length: Math.min(count, MAX_DRAWN) }, (_, i) => i);
  return (
    <div class="belongings" aria-hidden="true">
      <span class="belonging" data-explain={words.captured(captured)}>
        <span class="pile" data-anchor={`pile-${seat}`}>
          {drawn(captured).map((i) => (
            <i key={i} style={{ '--at': i }} />
          ))}
        </span>
        <span>
          <b>{captured}</b> {words.units(captured).captured}
        </span>
      </span>
      <span class="belonging" data-explain={words.chips(chips)}>
        <span class="purse">
          {drawn(chips).map((i) => (
            <ChipToken key={i} flip={`coin-${seat}-${i}`} from={view.seats > 2 ? 'ring' : undefined} />
          ))}
        </span>
        <span>
          <b>{chips}</b> {words.units(chips).chips}
        </span>
      </span>
      {view.seats > 2 && (
        <span
          class={`belonging${view.used[seat] === 0 ? '' : ' is-used'}`}
          data-explain={view.used[seat] === 0 ? words.andShow : words.andShowUsed}
        >
          <AndToken />
          <span>
            Scout &amp;
            <br />
            Show
          </span>
        </span>
      )}
    </div>
  );
}
