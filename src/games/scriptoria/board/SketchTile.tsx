// A sketch as a slip of parchment: its kind, its cost in drops, its points.
import type { Seat } from '../../../engine/game.ts';
import type { Sketch, View } from '../rules/state.ts';
import { Drop } from './Drop.tsx';
import { Glyph } from './Glyph.tsx';
import { drops, sketchInfo } from './sketch-info.ts';

interface SketchTileProps {
  readonly view: View;
  readonly sketch: Sketch;
  /** The seat whose inks decide which drops are hollow; null shows the cost alone. */
  readonly payer?: Seat | null;
  /** There is no place left for it. */
  readonly dim?: boolean | undefined;
  readonly count?: number;
}

export function SketchTile({ view, sketch, payer = null, dim, count = 1 }: SketchTileProps) {
  const { kind, cost, worth } = sketchInfo(view, sketch);
  const states = payer === null ? null : drops(view, payer, cost);
  return (
    <span class={`tile kind-${kind}${dim ? ' is-dim' : ''}`}>
      <Glyph kind={kind} />
      <span class="tile-points">{worth}</span>
      <span class={`tile-cost${cost.length > 6 ? ' is-long' : ''}`}>
        {cost.map((ink, i) => (
          <Drop key={i} ink={ink} hollow={states?.[i] === 'lacking'} waived={states?.[i] === 'waived'} />
        ))}
      </span>
      {count > 1 && <span class="tile-count">×{count}</span>}
    </span>
  );
}
