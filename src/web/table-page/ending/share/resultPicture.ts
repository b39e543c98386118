// The result as a picture of the size that messengers show: the game's own drawing on the left, places and scores right.

import { drawSvg } from '../../../../parts/drawSvg.ts';
import { siteName } from '../../../site.ts';
import type { SharedResult, SharedRow } from './resultText.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The drawing of the game. */
const ART = { x: 60, y: 92, width: 480, height: 446 };
const TEXT_X = 590;
const TEXT_WIDTH = WIDTH - TEXT_X - 60;
/** The picture is the same in every theme. */
const PAPER = '#f6efe0';
const LEAF = '#fffaf0';
const INK = '#2b2118';
const QUIET = '#6b5a48';
const GILT = '#c9972f';
const RED = '#b3341f';
const SEATS = ['#b3341f', '#1f4e8c', '#2f6f52', '#6d3a6e', '#8a6414'];
const TITLE_FONT = '"Uncial Antiqua", "EB Garamond Variable", Georgia, serif';
const TEXT_FONT = '"EB Garamond Variable", "EB Garamond", Georgia, serif';

interface Drawings {
  /** The game's own drawing. */
  readonly art: SVGSVGElement;
  /** The portraits of the players, by place. */
  readonly faces: readonly SVGSVGElement[];
}

/** Null if the browser cannot draw it. */
export async function resultPicture(result: SharedResult, { art, faces }: Drawings): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  await Promise.all([
    document.fonts.load(`60px ${TITLE_FONT}`, result.game),
    document.fonts.load(`30px ${TEXT_FONT}`, result.headline),
  ]);
  drawLeaf(brush);
  await drawSvg(brush, art, ART, 1);
  drawWords(brush, result);
  for (const [i, row] of result.rows.entries()) {
    const box = rowBox(i, result.rows.length);
    drawRow(brush, row, box);
    await drawFace(brush, faces[i], row, box);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Parchment by a window: lighter where the light falls, a gilded frame around it. */
function drawLeaf(brush: CanvasRenderingContext2D): void {
  const light = brush.createRadialGradient(260, 60, 80, 500, 300, 1000);
  light.addColorStop(0, LEAF);
  light.addColorStop(0.6, PAPER);
  light.addColorStop(1, '#dcc9a0');
  brush.fillStyle = light;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.strokeStyle = GILT;
  for (const [inset, width] of [
    [18, 5],
    [28, 1.5],
  ] as const) {
    brush.lineWidth = width;
    brush.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
}

function drawWords(brush: CanvasRenderingContext2D, { game, date, headline }: SharedResult): void {
  brush.textBaseline = 'alphabetic';
  brush.textAlign = 'left';
  brush.fillStyle = QUIET;
  brush.font = `26px ${TEXT_FONT}`;
  brush.fillText(date, TEXT_X, 92, TEXT_WIDTH);
  brush.fillStyle = INK;
  brush.font = `${fitting(brush, game, 54, TITLE_FONT)}px ${TITLE_FONT}`;
  brush.fillText(game, TEXT_X, 150, TEXT_WIDTH);
  brush.fillStyle = RED;
  brush.font = `${fitting(brush, headline, 42, TITLE_FONT)}px ${TITLE_FONT}`;
  brush.fillText(headline, TEXT_X, 222, TEXT_WIDTH);
  brush.fillStyle = QUIET;
  brush.font = `22px ${TITLE_FONT}`;
  brush.textAlign = 'right';
  brush.fillText(siteName(), WIDTH - 60, HEIGHT - 56);
}

/** Large letters, as far as the words fit on one line. */
function fitting(brush: CanvasRenderingContext2D, words: string, size: number, font: string): number {
  brush.font = `${size}px ${font}`;
  return Math.max(24, Math.min(size, (size * TEXT_WIDTH) / Math.max(1, brush.measureText(words).width)));
}

interface Row {
  readonly top: number;
  readonly height: number;
}

function rowBox(i: number, rows: number): Row {
  const height = Math.min(72, 320 / rows);
  return { top: 248 + i * height, height };
}

function drawRow(brush: CanvasRenderingContext2D, row: SharedRow, { top, height }: Row): void {
  const { place, name, score } = row;
  const middle = top + height / 2 + 1;
  const isFirst = place === 1 && score !== null;
  if (isFirst) {
    brush.fillStyle = '#e8b94f55';
    brush.fillRect(TEXT_X - 10, top + 2, TEXT_WIDTH + 20, height - 4);
  }
  brush.fillStyle = INK;
  brush.textAlign = 'left';
  brush.textBaseline = 'middle';
  brush.font = `${isFirst ? 600 : 400} ${Math.min(34, height * 0.5)}px ${TEXT_FONT}`;
  brush.fillText(score === null ? name : `${place}. ${name}`, TEXT_X + height + 8, middle, TEXT_WIDTH - 160);
  if (score === null) return;
  brush.textAlign = 'right';
  brush.fillText(score, TEXT_X + TEXT_WIDTH, middle);
}

async function drawFace(
  brush: CanvasRenderingContext2D,
  face: SVGSVGElement | undefined,
  { seat }: SharedRow,
  { top, height }: Row,
): Promise<void> {
  const size = height - 12;
  const [x, y] = [TEXT_X, top + 6];
  brush.save();
  brush.beginPath();
  brush.arc(x + size / 2, y + size / 2, size / 2, 0, 2 * Math.PI);
  brush.fillStyle = LEAF;
  brush.fill();
  brush.save();
  brush.clip();
  if (face) await drawSvg(brush, face, { x, y, width: size, height: size }, 1);
  brush.restore();
  brush.lineWidth = 4;
  brush.strokeStyle = SEATS[seat % SEATS.length]!;
  brush.stroke();
  brush.restore();
}
