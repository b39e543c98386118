// The drawing at one place of a page, rotated to fit the place.
import { memo } from '../../../../parts/memo.ts';
import { type Box, type Matrix, spot } from '../../../../parts/pathData.ts';
import type { Geometry, Place } from '../geometry.ts';
import { drawBorder } from './border.ts';
import { drawCorner } from './corner.ts';
import { Drawing, type Shape } from './drawing.ts';
import { drawDropcap } from './dropcap.ts';
import { Shapes } from './Shapes.tsx';
import { drawScene, SCENE } from './scene.ts';
import { drawText } from './text.ts';

interface OrnamentProps {
  readonly geometry: Geometry;
  readonly at: Place;
  readonly inks: string;
  readonly letter: string;
}

export const Ornament = memo(function Ornament({ geometry, at, inks, letter }: OrnamentProps) {
  const shapes = shapesAt(geometry, at, inks);
  if (at.kind !== 'miniature') return <Shapes class="art" shapes={shapes} letter={letter} />;
  const { x, y, width, height } = quarter(geometry, at);
  return (
    <svg
      x={at.x}
      y={at.y}
      width={at.w}
      height={at.h}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Shapes class="art scene" shapes={shapes} />
    </svg>
  );
});

const known = new WeakMap<Place, Map<string, readonly Shape[]>>();

/** In the coordinates of the page; those of a miniature in the coordinates of the whole picture. */
export function shapesAt(geometry: Geometry, at: Place, inks: string): readonly Shape[] {
  const byInks = known.get(at) ?? new Map<string, readonly Shape[]>();
  known.set(at, byInks);
  const shapes = byInks.get(inks) ?? draw(geometry, at, inks);
  byInks.set(inks, shapes);
  return shapes;
}

function draw(geometry: Geometry, at: Place, inks: string): readonly Shape[] {
  const drawing = new Drawing(originOf(at), at.kind === 'miniature' ? quarter(geometry, at) : null);
  const { kind, w: width, h: height, place: variant } = at;
  if (kind === 'corner') drawCorner(drawing, inks, Math.min(width, height));
  else if (kind === 'border') {
    const [length, depth] = isUpright(at) ? [height, width] : [width, height];
    drawBorder(drawing, { inks, length, depth, variant });
  } else if (kind === 'text') drawText(drawing, { inks, width, height, variant });
  else if (kind === 'dropcap') drawDropcap(drawing, inks, width, height);
  else drawScene(drawing, inks);
  return drawing.shapes;
}

function originOf(at: Place): Matrix {
  if (at.kind === 'miniature') return spot(0, 0);
  if (at.kind === 'corner') return cornerTurn(at);
  return at.kind === 'border' ? borderTurn(at) : spot(at.x, at.y);
}

function isUpright({ isTop, isBottom }: Place): boolean {
  return !isTop && !isBottom;
}

/** Drawn for the upper left; the others are mirror images. */
function cornerTurn({ x, y, w, h, page, isBottom }: Place): Matrix {
  const across = page === 'right' ? -1 : 1;
  const down = isBottom ? -1 : 1;
  return [across, 0, 0, down, across < 0 ? x + w : x, down < 0 ? y + h : y];
}

/** Drawn with the outer edge on top. */
function borderTurn(at: Place): Matrix {
  const { x, y, w, h, page, isBottom } = at;
  if (!isUpright(at)) return isBottom ? [1, 0, 0, -1, x, y + h] : spot(x, y);
  return page === 'left' ? [0, 1, 1, 0, x, y] : [0, 1, -1, 0, x + w, y];
}

/** The part of the scene that belongs to this place: all miniatures of a page together form the picture. */
function quarter({ places }: Geometry, at: Place): Box {
  const all = places.filter(({ kind, page }) => kind === 'miniature' && page === at.page);
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const across = SCENE.width / (Math.max(...all.map(({ x, w }) => x + w)) - left);
  const down = SCENE.height / (Math.max(...all.map(({ y, h }) => y + h)) - top);
  return { x: (at.x - left) * across, y: (at.y - top) * down, width: at.w * across, height: at.h * down };
}
