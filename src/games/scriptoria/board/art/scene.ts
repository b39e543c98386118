// The miniature: an abbey by a river with a lit lamp. Each quarter is painted with its own inks.
import { circlePath, rectPath, spot } from '../../../../parts/pathData.ts';
import type { Drawing } from './drawing.ts';
import { line, paint } from './paint.ts';

export const SCENE = { width: 196, height: 212 } as const;

const STAR = 'M0-5l1.500 3.500 3.500 1.500-3.500 1.500-1.500 3.500-1.500-3.500-3.500-1.500 3.500-1.500z';

export function drawScene(drawing: Drawing, inks: string): void {
  const bare = inks === '' ? 'pen' : 'bare';
  const red = paint(inks, 'R');
  const gold = paint(inks, 'A');
  drawing.add(`sky ${paint(inks, 'B')}`, rectPath(0, 0, SCENE.width, 150));
  drawing
    .from(spot(34, 36))
    .add(
      gold,
      'M0-24l4 8 7-5 1 9 9-2-3 8 8 3-7 6 5 7-9 1 1 9-8-4-5 7-4-8-8 4 1-9-9-1 5-7-7-6 8-3-3-8 9 2 1-9 7 5z',
    )
    .add(gold, circlePath(0, 0, 12))
    .add('hair', 'M-5-2c1-1 3-1 4 0M2-2c1-1 3-1 4 0M-4 4c2 3 6 3 8 0M0-1v3');
  drawing.addEach(gold, STAR, [
    spot(120, 20),
    spot(152, 34),
    spot(176, 16),
    spot(138, 52),
    spot(182, 56),
    spot(108, 44),
  ]);
  drawing.add(bare, 'M60 22c4-6 12-6 14 0 6-3 11 2 8 6H58c-4-2-2-6 2-6z');
  drawLand(drawing, inks);
  drawPeople(drawing, inks, bare);
  const flowers = [
    [16, 204],
    [70, 204],
    [96, 206],
    [118, 204],
    [148, 204],
    [106, 158],
    [186, 152],
  ] as const;
  for (const [x, y] of flowers) {
    drawing.add(line(inks, 'G'), `M${x} ${y}v5`).add(x % 4 === 0 ? red : gold, circlePath(x, y, 2.4));
  }
  drawing.add('pen', rectPath(0, 0, SCENE.width, SCENE.height));
}

/** Hills, the abbey, two trees with fruit, meadow and river. */
function drawLand(drawing: Drawing, inks: string): void {
  const [red, green, blue] = [paint(inks, 'R'), paint(inks, 'G'), paint(inks, 'B')];
  drawing
    .add(green, 'M0 104c24-22 50-20 78-4s72 14 118-16v70H0z')
    .add(line(inks, 'G'), 'M14 116c6-4 12-4 16 0M158 112c6-4 12-4 16 0M120 118c5-4 10-4 14 0')
    .add('wall', 'M40 150V84h22v66M62 150v-44h58v44M88 106V62h20v44')
    .add(red, 'M36 86l15-26 15 26zM84 64l14-30 14 30zM58 108l8-16h54l6 16z')
    .add('pen', 'M98 34V24m-4 4h8M51 60v-8M47 55h8')
    .add(red, 'M98 24l12 3-12 4z')
    .add(
      paint(inks, 'A'),
      'M47 98c0-6 8-6 8 0v10h-8zM94 76c0-5 8-5 8 0v9h-8zM70 118c0-5 7-5 7 0v11h-7zM86 118c0-5 7-5 7 0v11h-7zM104 118c0-5 7-5 7 0v11h-7z',
    )
    .add(red, 'M46 150v-20c0-7 11-7 11 0v20z')
    .add('wall', 'M152 152v-36h5v36zM176 152v-26h4v26z')
    .add(green, 'M154 72c14 2 20 18 14 28 4 12-8 22-14 20-8 2-18-8-14-20-6-12 2-26 14-28z')
    .add(green, 'M178 96c9 2 13 12 9 19 2 8-5 14-9 13-6 1-12-6-9-13-3-9 2-17 9-19z')
    .addEach(red, circlePath(0, 0, 2.6), [
      spot(150, 88),
      spot(160, 98),
      spot(148, 108),
      spot(176, 108),
      spot(182, 118),
    ])
    .add(green, 'M0 146c40-8 90-4 196 2v64H0z')
    .add(blue, 'M0 174c26-14 54 4 82-4s66-22 114-14v26c-40-4-62 16-96 18s-60-12-100 0z')
    .add(
      'wave',
      'M14 182c6-4 10-4 16 0M44 186c6-4 10-4 16 0M86 188c6-4 10-4 16 0M130 176c6-4 10-4 16 0M168 168c6-4 10-4 16 0',
    );
}

/** A boat in which somebody reads, a monk at his lectern, and a hare. */
function drawPeople(drawing: Drawing, inks: string, bare: string): void {
  const [red, gold] = [paint(inks, 'R'), paint(inks, 'A')];
  drawing
    .add(red, 'M22 180h36c-2 9-8 12-18 12s-16-3-18-12z')
    .add('cowl', 'M34 180c-1-9 2-16 7-16s8 7 7 16z')
    .add(gold, 'M46 172l8-3v7l-8 3z')
    .add('cowl', 'M128 158c-2-18 3-30 10-30s12 12 10 30z')
    .add('skin', circlePath(138, 131, 5))
    .add(red, 'M128 158c0-8 2-14 4-17l12 0c2 3 4 9 4 17z')
    .add('wall', 'M160 160v-18M153 160h14')
    .add(gold, 'M150 140l18-7 2 5-18 7z')
    .add(bare, 'M176 206c-6-1-8-8-3-11 1-5 6-6 9-3l2-9 3 8c4 2 4 6 1 8 1 5-5 8-12 7z');
}
