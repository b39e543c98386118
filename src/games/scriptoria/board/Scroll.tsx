// A player's book as a drawing: the open pages with their thickness, placed sketches painted, free places in faint pen.
import { useId } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import type { View } from '../rules/state.ts';
import { Ornament } from './art/Ornament.tsx';
import type { Geometry } from './geometry.ts';
import { geometryFor, placedAt } from './scroll-contents.ts';
import { sketchInfo } from './sketch-info.ts';

interface ScrollProps {
  readonly view: View;
  readonly owner: Seat;
  /** For the dropcap. */
  readonly letter: string;
  /** The place that was painted last. */
  readonly fresh?: number | undefined;
  /** The places that are shown alone; all of them if left out. */
  readonly lit?: readonly number[] | undefined;
}

export function Scroll({ view, owner, letter, fresh, lit }: ScrollProps) {
  const geometry = geometryFor(view);
  const { width, height, places, fold } = geometry;
  const id = useId();
  const [left, right] = [leaf(3, fold, height), leaf(width - 3, fold, height)];
  return (
    <svg class="scroll" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}l`}>
          <stop class="leaf-lit" offset="0" />
          <stop class="leaf-flat" offset=".7" />
          <stop class="leaf-deep" offset="1" />
        </linearGradient>
        <linearGradient id={`${id}r`}>
          <stop class="leaf-deep" offset="0" />
          <stop class="leaf-lit" offset=".16" />
          <stop class="leaf-flat" offset="1" />
        </linearGradient>
      </defs>
      <rect class="binding" x="-7" y="-4" width={width + 14} height={height + 13} rx="7" />
      {[6, 4, 2].map((depth) => (
        <g key={depth} class="leaves">
          <path d={left} transform={`translate(${-depth} ${depth})`} />
          <path d={right} transform={`translate(${depth} ${depth})`} />
        </g>
      ))}
      <path class="parchment" d={left} fill={`url(#${id}l)`} />
      <path class="parchment" d={right} fill={`url(#${id}r)`} />
      <path class="ruled" d={ruling(geometry)} />
      {places.map((at) => {
        const laid = placedAt(view, owner, at.place);
        const inks = laid?.isPaid ? sketchInfo(view, laid.sketch).cost.join('') : '';
        const state = laid === null ? 'is-free' : laid.isPaid ? 'is-painted' : 'is-unpaid';
        return (
          <g
            key={`${at.place} ${state}`}
            class={`ornament ${state}${fresh === at.place ? ' is-fresh' : ''}${lit && !lit.includes(at.place) ? ' is-unlit' : ''}`}
          >
            <Ornament geometry={geometry} at={at} inks={inks} letter={letter} />
          </g>
        );
      })}
      <path class="fold" d={`M${fold} 6V${height - 2}`} />
    </svg>
  );
}

/** One page, from its outer edge to the fold, slightly bent. */
function leaf(edge: number, fold: number, height: number): string {
  const towards = (part: number) => edge + (fold - edge) * part;
  return `M${edge} 4C${towards(0.6)} 1 ${towards(0.9)} 2 ${fold} 6V${height - 2}C${towards(0.9)} ${height - 6} ${towards(0.6)} ${height - 5} ${edge} ${height - 3}z`;
}

const RULE = 13;

/** The lines that a scribe scratches before writing. */
function ruling({ width, height, fold }: Geometry): string {
  const [top, bottom, side, gap] = [78, height - 76, 62, 12];
  const rows = Array.from({ length: Math.floor((bottom - top) / RULE) }, (_, i) => top + i * RULE);
  return rows.map((y) => `M${side} ${y}H${fold - gap}M${fold + gap} ${y}H${width - side}`).join('');
}

export function initialOf(name: string): string {
  return ([...name][0] ?? '').toUpperCase();
}
