// A sketch as a slip of parchment: what it will be, its cost in drops, its points on a seal.
import type { Seat } from '../../../engine/game.ts';
import type { Sketch, View } from '../rules/state.ts';
import type { InkLetter } from '../rules/tables.ts';
import { Drop } from './Drop.tsx';
import { Glyph } from './Glyph.tsx';
import { drops, sketchInfo } from './sketch-info.ts';

interface SketchTileProps {
  readonly view: View;
  readonly sketch: Sketch;
  /** The seat whose inks decide which drops are hollow; null shows the cost alone. */
  readonly payer?: Seat | null;
  /** The ink that the lectern below it would waive. */
  readonly waived?: InkLetter | null;
  /** There is no place left for it. */
  readonly dim?: boolean | undefined;
  readonly count?: number;
  /** Its own words, where it is only a part of something that can be tapped. */
  readonly label?: string | undefined;
  /** Where it comes from when it is dealt, and its number among those that come with it. */
  readonly dealt?: { readonly flip: string; readonly from: string; readonly order: number } | undefined;
}

export function SketchTile({
  view,
  sketch,
  payer = null,
  waived,
  dim,
  count = 1,
  label,
  dealt,
}: SketchTileProps) {
  const { kind, cost, worth } = sketchInfo(view, sketch);
  const states = payer === null ? null : drops(view, payer, cost, waived);
  const isPayable = states?.every((state) => state !== 'lacking') && !dim;
  return (
    <span
      class={`tile kind-${kind}${dim ? ' is-dim' : ''}${isPayable ? ' is-payable' : ''}${cost.includes('A') ? ' is-golden' : ''}`}
      data-magnify=""
      data-explain={label}
      data-flip={dealt?.flip}
      data-from={dealt?.from}
      data-order={dealt?.order}
    >
      <Glyph kind={kind} inks={cost.join('')} />
      <span class="tile-points">{worth}</span>
      <span class="tile-cost" style={{ '--of': cost.length }}>
        {cost.map((ink, i) => (
          <Drop key={i} ink={ink} hollow={states?.[i] === 'lacking'} waived={states?.[i] === 'waived'} />
        ))}
      </span>
      {count > 1 && <span class="tile-count">×{count}</span>}
    </span>
  );
}
