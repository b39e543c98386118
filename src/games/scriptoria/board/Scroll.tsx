// A player's double page as a drawing: placed sketches are painted, free places are outlined.
import type { Seat } from '../../../engine/game.ts';
import type { View } from '../rules/state.ts';
import { Ornament } from './art/Ornament.tsx';
import { geometryFor, placedAt } from './scroll-contents.ts';
import { sketchInfo } from './sketch-info.ts';

interface ScrollProps {
  readonly view: View;
  readonly owner: Seat;
  /** For the dropcap. */
  readonly letter: string;
  /** The place that was painted last. */
  readonly fresh?: number | undefined;
}

export function Scroll({ view, owner, letter, fresh }: ScrollProps) {
  const geometry = geometryFor(view);
  const { width, height, places, fold } = geometry;
  return (
    <svg class="scroll" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        class="parchment"
        d={`M3 4C${fold * 0.6} 1 ${fold * 0.9} 2 ${fold} 6V${height - 2}C${fold * 0.9} ${height - 6} ${fold * 0.6} ${height - 5} 3 ${height - 3}z`}
      />
      <path
        class="parchment"
        d={`M${width - 3} 4C${width - fold * 0.6} 1 ${width - fold * 0.9} 2 ${fold} 6V${height - 2}C${width - fold * 0.9} ${height - 6} ${width - fold * 0.6} ${height - 5} ${width - 3} ${height - 3}z`}
      />
      <path class="gutter" d={`M${fold - 9} 4q9 2 9 2t9-2v${height - 7}q-9-1-9 3t-9-3z`} />
      {places.map((at) => {
        const laid = placedAt(view, owner, at.place);
        const inks = laid?.isPaid ? sketchInfo(view, laid.sketch).cost.join('') : '';
        const state = laid === null ? 'is-free' : laid.isPaid ? 'is-painted' : 'is-unpaid';
        return (
          <g key={`${at.place} ${state}`} class={`ornament ${state}${fresh === at.place ? ' is-fresh' : ''}`}>
            <Ornament geometry={geometry} at={at} inks={inks} letter={letter} />
          </g>
        );
      })}
      <path class="fold" d={`M${fold} 6V${height - 2}`} />
    </svg>
  );
}
