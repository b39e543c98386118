// The drawing at one place of a page, rotated to fit the place.
import { memo } from '../../../../parts/memo.ts';
import type { Geometry, Place } from '../geometry.ts';
import { Border } from './Border.tsx';
import { Corner } from './Corner.tsx';
import { Dropcap } from './Dropcap.tsx';
import { SCENE, Scene } from './Scene.tsx';
import { Text } from './Text.tsx';

interface OrnamentProps {
  readonly geometry: Geometry;
  readonly at: Place;
  readonly inks: string;
  readonly letter: string;
}

export const Ornament = memo(function Ornament({ geometry, at, inks, letter }: OrnamentProps) {
  const { kind, x, y, w, h, place } = at;
  switch (kind) {
    case 'corner':
      return (
        <g transform={cornerTurn(at)}>
          <Corner inks={inks} size={Math.min(w, h)} />
        </g>
      );
    case 'border':
      return (
        <g transform={borderTurn(at)}>
          <Border inks={inks} length={isUpright(at) ? h : w} depth={isUpright(at) ? w : h} variant={place} />
        </g>
      );
    case 'text':
      return (
        <g transform={`translate(${x} ${y})`}>
          <Text inks={inks} width={w} height={h} variant={place} />
        </g>
      );
    case 'dropcap':
      return (
        <g transform={`translate(${x} ${y})`}>
          <Dropcap inks={inks} width={w} height={h} letter={letter} />
        </g>
      );
    case 'miniature':
      return (
        <svg
          x={x}
          y={y}
          width={w}
          height={h}
          viewBox={quarter(geometry, at)}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <Scene inks={inks} />
        </svg>
      );
  }
});

function isUpright({ isTop, isBottom }: Place): boolean {
  return !isTop && !isBottom;
}

/** Drawn for the upper left; the others are mirror images. */
function cornerTurn({ x, y, w, h, page, isBottom }: Place): string {
  const across = page === 'right' ? -1 : 1;
  const down = isBottom ? -1 : 1;
  return `matrix(${across} 0 0 ${down} ${across < 0 ? x + w : x} ${down < 0 ? y + h : y})`;
}

/** Drawn with the outer edge on top. */
function borderTurn(at: Place): string {
  const { x, y, w, h, page, isBottom } = at;
  if (!isUpright(at)) return isBottom ? `matrix(1 0 0 -1 ${x} ${y + h})` : `translate(${x} ${y})`;
  return page === 'left' ? `matrix(0 1 1 0 ${x} ${y})` : `matrix(0 1 -1 0 ${x + w} ${y})`;
}

/** The part of the scene that belongs to this place: all miniatures of a page together form the picture. */
function quarter({ places }: Geometry, at: Place): string {
  const all = places.filter(({ kind, page }) => kind === 'miniature' && page === at.page);
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const across = SCENE.width / (Math.max(...all.map(({ x, w }) => x + w)) - left);
  const down = SCENE.height / (Math.max(...all.map(({ y, h }) => y + h)) - top);
  return [(at.x - left) * across, (at.y - top) * down, at.w * across, at.h * down].join(' ');
}
