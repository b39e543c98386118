// What lies on a player's double page, by place.
import type { Seat } from '../../../engine/game.ts';
import { printedOn } from '../rules/printed.ts';
import type { Sketch, View } from '../rules/state.ts';
import type { Kind } from '../rules/tables.ts';
import { type Geometry, geometryOf, type Place } from './geometry.ts';

export interface PlacedSketch {
  readonly sketch: Sketch;
  readonly isPaid: boolean;
}

const known = new Map<string, Geometry>();

export function geometryFor(view: View): Geometry {
  const { grid } = printedOn(view);
  const key = grid.join();
  const found = known.get(key) ?? geometryOf(grid);
  known.set(key, found);
  return found;
}

export function placedAt(view: View, seat: Seat, place: number): PlacedSketch | null {
  const mark = view.scroll[seat * (view.scroll.length / view.seats) + place]!;
  return mark === 0 ? null : { sketch: Math.abs(mark) - 1, isPaid: mark > 0 };
}

export function filledCount(view: View, seat: Seat): number {
  const size = view.scroll.length / view.seats;
  return view.scroll.slice(seat * size, (seat + 1) * size).filter((mark) => mark !== 0).length;
}

/** The next free place for this kind on this page; the inner kinds do not depend on the page (C3). */
export function nextPlace(view: View, seat: Seat, kind: Kind, page: 'left' | 'right'): Place | undefined {
  const isFrieze = kind === 'corner' || kind === 'border';
  return geometryFor(view).places.find(
    (at) => at.kind === kind && (!isFrieze || at.page === page) && placedAt(view, seat, at.place) === null,
  );
}

export function hasPlace(view: View, seat: Seat, kind: Kind): boolean {
  return (
    nextPlace(view, seat, kind, 'left') !== undefined || nextPlace(view, seat, kind, 'right') !== undefined
  );
}
