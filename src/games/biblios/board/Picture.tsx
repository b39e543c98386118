// A drawn picture for a card of a certain value.
import { memo } from '../../../parts/memo.ts';
import type { Drawing } from './drawing.ts';
import './picture.css';

/** Decoration: what is around it has the name of the card. */
export const Picture = memo(function Picture({
  drawing,
  value,
}: {
  readonly drawing: Drawing;
  readonly value: number;
}) {
  return (
    <svg class="picture" viewBox="-1 -1 66 66" aria-hidden="true">
      {drawing.map(([kind, path, from = 0]) =>
        value < from ? null : <path key={path} class={`pic-${kind}`} d={path} />,
      )}
    </svg>
  );
});
