// A text: ruled lines of textura, a coloured versal, fillers where a line ends early.
import { rectPath, spot } from '../../../../parts/pathData.ts';
import type { InkLetter } from '../../rules/tables.ts';
import type { Drawing } from './drawing.ts';
import { line, paint } from './paint.ts';

interface TextProps {
  readonly inks: string;
  readonly width: number;
  readonly height: number;
  readonly variant: number;
}

const LINE = 13;
const VERSAL = 24;

export function drawText(drawing: Drawing, { inks, width, height, variant }: TextProps): void {
  const colour: InkLetter = (['R', 'G', 'B', 'A'] as const).find((ink) => inks.includes(ink)) ?? 'R';
  const count = Math.floor((height - 8) / LINE);
  const tops = Array.from({ length: count }, (_, i) => 6 + LINE * i);
  const ends = tops.map((_, i) => width - 6 - ((i * 7 + variant * 5) % 4 === 1 ? 20 : 0));
  drawing.add('ruling', tops.map((y) => `M3 ${y + 9}h${width - 6}`).join(''));
  drawing.add(
    `script${inks.includes('KK') ? ' is-bold' : ''}`,
    tops.map((y, i) => textura(y + 9, i < 2 ? 6 + VERSAL : 6, ends[i]!, variant * 31 + i * 7)).join(''),
  );
  drawing
    .from(spot(4, 5))
    .add(paint(inks, colour), rectPath(0, 0, VERSAL - 3, VERSAL - 2, 2))
    .add(inks.includes(colour) ? 'versal' : 'versal is-bare', VERSALS[variant % VERSALS.length]!);
  for (const [i, y] of tops.entries()) {
    if (ends[i]! < width - 6)
      drawing.add(`filler ${line(inks, colour)}`, `M${ends[i]! + 3} ${y + 6}q2.500-4 5 0t5 0 5 0`);
  }
}

const VERSALS = [
  'M15 5c-6-2-11 1-11 6s5 8 11 6M9 4.500v13M5 11h8',
  'M4 17L10 4l7 13M7 12h7M3 17h4M14 17h4',
  'M5 4v13M5 4h6c5 0 5 6 0 6H5M10 10l6 7M3 17h5',
];

/** Strokes of a broad pen, close together: words without meaning, always the same for the same place. */
function textura(base: number, from: number, to: number, seed: number): string {
  let dice = (seed * 2_654_435_761) >>> 0;
  const roll = (sides: number) => {
    dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0;
    return (dice >>> 16) % sides;
  };
  let path = '';
  for (let x = from; x < to - 6; x += 4) {
    for (let minims = 3 + roll(6); minims > 0 && x < to; minims--, x += 2.9) {
      const rise = roll(6) === 0 ? 8.5 : 5.5;
      path += `M${x.toFixed(1)} ${(base - rise).toFixed(1)}l.8.8v${(rise - 1.5).toFixed(1)}l.8.7`;
    }
  }
  return path;
}
