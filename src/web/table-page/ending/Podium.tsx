// The players on their places: portraits on steps of different heights, the winners with a crown.
import type { Seat } from '../../../engine/game.ts';
import type { Names } from '../../../engine/texts.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import { useTexts } from '../../texts/index.ts';
import type { ShownResult } from '../shownResult.ts';

interface PodiumProps {
  readonly result: ShownResult;
  readonly names: Names;
  readonly you: Seat | null;
  readonly label: string;
}

/** Read out in the order of the places; drawn with the first in the middle. */
export function Podium({ result: { places, scores }, names, you, label }: PodiumProps) {
  const { table } = useTexts();
  if (!places) return null;
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  return (
    <ol class="podium" aria-label={label}>
      {order.map((seat, i) => (
        <li
          key={seat}
          class={`podium-place is-place-${places[seat]}${places[seat] === 1 ? ' is-winner' : ''}${seat === you ? ' is-you' : ''}`}
          style={{ '--position': positionOf(i), '--turn': order.length - 1 - i }}
        >
          <span class="podium-face">
            {places[seat] === 1 && <Icon name="crown" />}
            <Portrait name={names(seat)} seat={seat} />
          </span>
          <span class="podium-step">
            <span class="podium-number">{table.place(places[seat]!)}</span>
            <span class="podium-name">{names(seat)}</span>
            {scores && <strong class="podium-score">{table.score(scores[seat]!)}</strong>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The first in the middle, the second left of it, the third right, and so on outwards. */
const positionOf = (i: number): number => (i % 2 === 0 ? i : -i);
