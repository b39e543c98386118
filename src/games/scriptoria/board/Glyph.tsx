// What a sketch will be, in small: the shapes whose ink is in its price are painted, the others stay pen lines.
import { memo } from '../../../parts/memo.ts';
import { circlePath, type Matrix, rectPath, spot } from '../../../parts/pathData.ts';
import type { Kind } from '../rules/tables.ts';
import { Drawing, type Shape } from './art/drawing.ts';
import { line, paint } from './art/paint.ts';
import { Shapes } from './art/Shapes.tsx';

const ROSE =
  'M0-5.500c2.500-2 5.500.5 4.300 3.300C7.200-1.500 7 2.500 4 3.200 4 6.200.500 7.500-1 5c-2.800 1.500-5.600-1.300-4-4-2.400-1.800-.8-5.600 2-5.300C-2.700-5.500-1.200-6.300 0-5.500z';
const LEAF = 'M0 0c.5-4 4-6.500 8.500-6C8.500-1.500 4.500 2 0 0z';

interface GlyphProps {
  readonly kind: Kind;
  readonly inks: string;
}

export const Glyph = memo(function Glyph({ kind, inks }: GlyphProps) {
  return (
    <svg class="glyph" viewBox="0 0 46 30" aria-hidden="true">
      <Shapes class="art" shapes={shapesOf(kind, inks)} />
    </svg>
  );
});

const known = new Map<string, readonly Shape[]>();

function shapesOf(kind: Kind, inks: string): readonly Shape[] {
  const key = `${kind} ${inks}`;
  const found = known.get(key);
  if (found) return found;
  const drawing = new Drawing();
  DRAWINGS[kind](drawing, inks);
  known.set(key, drawing.shapes);
  return drawing.shapes;
}

const DRAWINGS: Readonly<Record<Kind, (drawing: Drawing, inks: string) => void>> = {
  corner: (drawing, inks) => {
    drawing
      .add(paint(inks, 'A'), 'M2 2h42v5H7v21H2z')
      .add(paint(inks, 'B'), 'M10 10h34v2.800H12.800V28H10z')
      .add(`stem ${line(inks, 'G')}`, 'M44 19.500c-8-3-12 4-18 3s-6-3-9 5');
    drawLeaves(drawing, inks, [leaf(35, 19, -20), leaf(36, 20.5, 60), leaf(18, 25, -60)]);
    drawRose(drawing.from(spot(26, 20.5, 0, 0.95)), inks);
  },
  border: (drawing, inks) => {
    drawing
      .add(paint(inks, 'A'), 'M1 2h44v4H1z')
      .add(paint(inks, 'B'), 'M1 24.500h44v3.500H1z')
      .add(`stem ${line(inks, 'G')}`, 'M1 16c6-9 11-9 15-1s9 8 14 0 9-7 15-1');
    drawLeaves(drawing, inks, [leaf(7, 10, -50), leaf(20, 20, 70), leaf(35, 10.5, -30), leaf(41, 13, 50)]);
    drawRose(drawing.from(spot(28, 15, 0, 0.95)), inks);
    drawRose(drawing.from(spot(11, 18, 0, 0.6)), inks);
  },
  text: (drawing, inks) => {
    const colour = (['R', 'G', 'B', 'A'] as const).find((ink) => inks.includes(ink)) ?? 'R';
    drawing
      .add(paint(inks, colour), rectPath(3, 3, 12, 12, 1.5))
      .add(
        inks.includes(colour) ? 'versal' : 'versal is-bare',
        'M12 6c-3-1-6 0-6 3s3 4 6 3M8.700 5.700v6.800',
      )
      .add(
        `script${inks.includes('KK') ? ' is-bold' : ''}`,
        'M18 5.500h8m1.500 0h9m1.500 0h5M18 10h4m1.500 0h12m1.500 0h6M18 14.500h9m1.500 0h7M3 19h6m1.500 0h11m1.500 0h7m1.500 0h12M3 23.500h10m1.500 0h6m1.500 0h10M3 28h5m1.500 0h13',
      )
      .add(`filler ${line(inks, colour)}`, 'M35 23.500q2-3 4 0t4 0M26 28q2-3 4 0t4 0 4 0');
  },
  miniature: (drawing, inks) => {
    drawing
      .add(`sky ${paint(inks, 'B')}`, rectPath(2, 2, 42, 26))
      .add(paint(inks, 'A'), circlePath(36, 8.5, 3.8))
      .add(paint(inks, 'G'), 'M2 21c8-7 14-6 20-2s14 2 22-4v13H2z')
      .add('wall', 'M12 24V13h6v11M18 24v-6h10v6M24 18v-7h5v7')
      .add(paint(inks, 'R'), 'M10.500 13l4.500-7 4.500 7zM17 18.500l2-4h9.500l2 4zM23 11l3.500-7L30 11z')
      .add('pen', rectPath(2, 2, 42, 26));
  },
  dropcap: (drawing, inks) => {
    drawing
      .add(paint(inks, 'R'), rectPath(9, 1.5, 28, 27, 1.5))
      .add(inks.includes('B') ? paint(inks, 'B') : 'ground', rectPath(12, 4.5, 22, 21));
    drawLeaves(drawing, inks, [leaf(13, 12, -40), leaf(33, 19, 140), leaf(14, 24, -80), leaf(32, 6, 100)]);
    drawing.add(
      `capital ${paint(inks, 'A')}`,
      'M29 8.500c-2.500-3-12-2.500-12 2.500 0 5.500 8.500 3.500 8.500 7.500 0 2.800-5 2.800-8 .3l-1.200 3.400c4.500 2.600 13 1.600 13-4.200 0-6-8.800-4.500-8.800-7.300 0-1.900 4.300-1.900 7 .5z',
    );
  },
};

const leaf = (x: number, y: number, turn: number) => spot(x, y, turn, 0.8);

function drawLeaves(drawing: Drawing, inks: string, places: readonly Matrix[]): void {
  drawing.addEach(`fine ${paint(inks, 'G')}`, LEAF, places);
}

function drawRose(drawing: Drawing, inks: string): void {
  drawing.add(`fine ${paint(inks, 'R')}`, ROSE).add(`fine ${paint(inks, 'A')}`, circlePath(0, 0, 2));
}
