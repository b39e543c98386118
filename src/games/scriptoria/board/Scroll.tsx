// A player's book as a drawing: placed sketches painted, free places in faint pen.
import type { Seat } from '../../../engine/game.ts';
import type { View } from '../rules/state.ts';
import { joined } from './art/joined.ts';
import { Ornament, shapesAt } from './art/Ornament.tsx';
import { Shapes } from './art/Shapes.tsx';
import { BlankBook } from './BlankBook.tsx';
import type { Place } from './geometry.ts';
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
  /** All ornaments together, without one that is lit alone: far fewer elements for the browser to keep. */
  readonly isSmall?: boolean | undefined;
}

export function Scroll({ view, owner, letter, fresh, lit, isSmall }: ScrollProps) {
  const geometry = geometryFor(view);
  const { width, height, fold } = geometry;
  const drawn = ornamentsOf(view, owner);
  // A miniature is cut out of a larger picture.
  const isApart = ({ at }: Drawn) => !isSmall || at.place === fresh || at.kind === 'miniature';
  return (
    <svg class="scroll" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <BlankBook geometry={geometry} />
      {STATES.map((state) => {
        const all = drawn.filter((each) => each.state === state && !isApart(each));
        if (all.length === 0) return null;
        const shapes = joined(all.map(({ at, inks }) => shapesAt(geometry, at, inks)));
        return (
          <g key={state} class={`ornament is-${state}`}>
            <Shapes class="art" shapes={shapes} letter={letter} />
          </g>
        );
      })}
      {drawn.filter(isApart).map(({ at, state, inks }) => (
        <g
          key={`${at.place} ${state}`}
          class={`ornament is-${state}${fresh === at.place ? ' is-fresh' : ''}${lit && !lit.includes(at.place) ? ' is-unlit' : ''}`}
        >
          <Ornament geometry={geometry} at={at} inks={inks} letter={letter} />
        </g>
      ))}
      <path class="fold" d={`M${fold} 6V${height - 2}`} />
    </svg>
  );
}

const STATES = ['free', 'unpaid', 'painted'] as const;

interface Drawn {
  readonly at: Place;
  readonly state: (typeof STATES)[number];
  /** Those it is painted with. */
  readonly inks: string;
}

function ornamentsOf(view: View, owner: Seat): Drawn[] {
  return geometryFor(view).places.map((at) => {
    const laid = placedAt(view, owner, at.place);
    if (!laid) return { at, state: 'free', inks: '' };
    if (!laid.isPaid) return { at, state: 'unpaid', inks: '' };
    return { at, state: 'painted', inks: sketchInfo(view, laid.sketch).cost.join('') };
  });
}

export function initialOf(name: string): string {
  return ([...name][0] ?? '').toUpperCase();
}
