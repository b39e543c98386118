// A corner: the rails turn, and a rose sits in the knot. Drawn for the upper left.
import { circlePath, combined, spot } from '../../../../parts/pathData.ts';
import { drawBezants } from './border.ts';
import type { Drawing } from './drawing.ts';
import { line, paint } from './paint.ts';

const PETAL = 'M0-3C-8-7-8-14 0-16 8-14 8-7 0-3z';
const LEAF = 'M0 0C3-7 11-11 18-9 17 0 9 6 0 0z';

export function drawCorner(drawing: Drawing, inks: string, size: number): void {
  const inner = size - 8;
  drawing.add(paint(inks, 'A'), `M4 4h${size - 4}v5H9v${size - 9}H4z`);
  drawing.add(paint(inks, 'B'), `M${inner} ${inner}h8v4h-4v4h-4z`);
  const rose = drawing.from(spot(size / 2 + 1, size / 2 + 1));
  rose.addEach(
    `fine ${paint(inks, 'G')}`,
    LEAF,
    [45, 135, 225, 315].map((turn) => combined(spot(0, 0, turn + 25), spot(5, 0, 0, 0.82))),
  );
  rose.addEach(
    `fine ${paint(inks, 'R')}`,
    PETAL,
    [0, 90, 180, 270].map((turn) => spot(0, 0, turn, 0.9)),
  );
  rose.add(paint(inks, 'B'), circlePath(0, 0, 6));
  rose.add(paint(inks, 'A'), circlePath(0, 0, 2.8));
  drawing.add(line(inks, 'G'), `M${size} ${size / 2}c-4-3-5-3-7 1M${size / 2} ${size}c-3-4-3-5 1-7`);
  drawBezants(drawing, inks, [spot(14, size - 7), spot(size - 7, 17)]);
  drawing.add(
    'pen',
    `M4 ${size}V4h${size - 4}M9 ${size}V9h${size - 9}M${inner} ${size}v-8h8M${inner + 4} ${size}v-4h4`,
  );
}
