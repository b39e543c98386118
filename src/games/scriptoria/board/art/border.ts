// A border: vine leaves, flowers and gold bezants between two rails. Drawn horizontally, with its outer edge on top.
import { circlePath, type Matrix, spot } from '../../../../parts/pathData.ts';
import type { Drawing } from './drawing.ts';
import { line, paint } from './paint.ts';

const LEAF = 'M0 0C2-6 9-9 15-7 14 0 8 5 0 0zM1-.500C5-3 9-5 13-6';
const PETAL = 'M0 0C-5-3-4-9 0-10 4-9 5-3 0 0z';

interface BorderProps {
  readonly inks: string;
  readonly length: number;
  readonly depth: number;
  /** A different creature in the vine for every place. */
  readonly variant: number;
}

export function drawBorder(drawing: Drawing, { inks, length, depth, variant }: BorderProps): void {
  const half = depth / 2;
  const third = length / 3;
  drawing.add(paint(inks, 'A'), `M0 4h${length}v5H0z`);
  drawing.add(paint(inks, 'B'), `M0 ${depth - 8}h${length}v4H0z`);
  const vine = variant % 2 === 1 ? drawing.from([-1, 0, 0, 1, length, 0]) : drawing;
  vine.add(
    `stem ${line(inks, 'G')}`,
    `M0 ${half}C${third * 0.5} ${half - 17} ${third} ${half - 15} ${third * 1.5} ${half}S${third * 2.5} ${half + 17} ${length} ${half}`,
  );
  vine.add(
    line(inks, 'G'),
    `M${third * 1.5} ${half}c6-10 16-10 17-3 0 5-6 6-7 2M${third * 1.5} ${half}c-6 10-16 10-17 3 0-5 6-6 7-2`,
  );
  vine.addEach(`fine ${paint(inks, 'G')}`, LEAF, [
    spot(third * 0.34, half - 8, -100, 0.8),
    spot(third * 0.8, half - 12, 40, 0.8),
    spot(third * 1.28, half - 6, 95, 0.8),
    spot(third * 1.74, half + 5, -80, 0.8),
    spot(third * 2.2, half + 11, 150, 0.8),
    spot(third * 2.66, half + 8, -40, 0.8),
  ]);
  drawFlower(vine.from(spot(third * 0.62, half + 7)), inks);
  if (variant % 3 === 1) drawSnail(vine.from(spot(third * 2.1, half - 9)), inks);
  else if (variant % 3 === 2) drawBird(vine.from(spot(third * 2.15, half - 8)), inks);
  else drawBud(vine.from(spot(third * 2.34, half - 8)), inks);
  drawBezants(vine, inks, [
    spot(6, half + 12),
    spot(third * 1.06, half + 13),
    spot(third * 1.85, half - 13),
    spot(length - 7, half - 11),
  ]);
  drawing.add('pen', `M0 4h${length}M0 9h${length}M0 ${depth - 8}h${length}M0 ${depth - 4}h${length}`);
}

function drawFlower(drawing: Drawing, inks: string): void {
  drawing.addEach(
    `fine ${paint(inks, 'R')}`,
    PETAL,
    [0, 72, 144, 216, 288].map((turn) => spot(0, 0, turn, 0.82)),
  );
  drawing.add(paint(inks, 'A'), circlePath(0, 0, 2.6));
}

function drawBud(drawing: Drawing, inks: string): void {
  drawing.addEach(
    `fine ${paint(inks, 'B')}`,
    PETAL,
    [-50, 0, 50].map((turn) => spot(0, 0, turn, 0.85)),
  );
  drawing.add(line(inks, 'G'), 'M0 0c0 5-3 7-6 9');
}

/** Dots of gold with their pen rays. */
export function drawBezants(drawing: Drawing, inks: string, places: readonly Matrix[]): void {
  drawing.addEach('hair', 'M0-3.500v-3M3-2l2.500-2M-3-2l-2.500-2', places);
  drawing.addEach(paint(inks, 'A'), circlePath(0, 0, 2.5), places);
}

/** As in many medieval margins, it is on its way to fight a knight. */
function drawSnail(drawing: Drawing, inks: string): void {
  drawing
    .add(paint(inks, 'G'), 'M-11 8c6 1 14 1 18-1 3-2 3-5 3-8l2-4-3 3-2-4v5c-2 4-6 5-9 5z')
    .add(paint(inks, inks.includes('R') ? 'R' : 'B'), circlePath(-2, 0, 6.5))
    .add('hair', 'M-2-4.500c5 0 6 8 0 8-5 0-5-6 0-6 3 0 3 4 0 4');
}

function drawBird(drawing: Drawing, inks: string): void {
  drawing
    .add(
      paint(inks, inks.includes('B') ? 'B' : 'R'),
      'M-13 5c4-1 6-6 11-8 2-5 8-6 10-2l5 1-5 2c0 6-5 9-10 8-4 0-7-1-11-1z',
    )
    .add(paint(inks, 'A'), 'M-5 3c3-4 7-3 8-2-2 4-5 4-8 2z')
    .add('hair', 'M-1 7l-1 5M3 6l1 5')
    .add('dot', circlePath(5, -3, 0.9));
}
