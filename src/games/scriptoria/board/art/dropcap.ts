// The dropcap: the player's initial in gold on a ground of filigree.
import { rectPath, spot } from '../../../../parts/pathData.ts';
import type { Drawing } from './drawing.ts';
import { line, paint } from './paint.ts';

const FILIGREE =
  'M-34-36c10-2 18 4 16 12s-14 6-12-1 9-4 8 0M-34 0c6-10 14-8 14 0s-10 8-9 2M-34 38c4-10 12-14 18-8s-4 14-8 8M-4-38c8 0 12 6 8 10';

export function drawDropcap(drawing: Drawing, inks: string, width: number, height: number): void {
  const [x, y] = [width / 2, height / 2];
  const isBlue = inks.includes('B');
  const filigree = isBlue ? 'filigree' : 'filigree is-quiet';
  drawing
    .add(paint(inks, 'R'), rectPath(4, 4, width - 8, height - 8, 3))
    .add(isBlue ? paint(inks, 'B') : 'ground', rectPath(10, 10, width - 20, height - 20))
    .addEach(inks === '' ? 'pen' : filigree, FILIGREE, [spot(x, y), spot(x, y, 180)])
    .addEach(paint(inks, 'G'), 'M0 0C3-7 11-11 18-9 17 0 9 6 0 0z', [
      spot(14, 14, 20),
      spot(width - 14, height - 14, 200),
      spot(14, height - 14, -70),
      spot(width - 14, 14, 110),
    ])
    .addLetter(`initial ${paint(inks, 'A')}`, x, y + 25)
    .add(line(inks, 'G'), `M4 ${height - 4}c-3 4-2 6 1 6M${width - 4} 4c4-3 5-2 5 1`)
    .add('pen', `M4 4h${width - 8}v${height - 8}H4zM10 10h${width - 20}v${height - 20}H10z`);
}
