// The terminal drawing of the stone: three lines of letters with their numbers, the pawns below them, both sides, the dice.

import type { Drawing, DrawingContext } from '../../engine/drawing.ts';
import { de } from '../../engine/elision.ts';
import type { Seat } from '../../engine/game.ts';
import { LAST_LETTER, letterAt, OFF, PAWNS, WAITING } from './rules/data.ts';
import { lettersToGo } from './rules/side.ts';
import type { Colour, View } from './rules/state.ts';

const WORDS = {
  en: {
    start: 'The start',
    roll: (roll: number) => `Roll ${roll}`,
    columns: ['to enter', 'hit', 'on board', 'off', 'letters to go'],
    dice: 'Dice',
    left: 'to play',
    from: (name: string) => `left by ${name}`,
  },
  fr: {
    start: 'Le début',
    roll: (roll: number) => `Lancer ${roll}`,
    columns: ['à entrer', 'frappés', 'en jeu', 'sortis', 'distance'],
    dice: 'Dés',
    left: 'à jouer',
    from: (name: string) => `dés ${de(name)}`,
  },
} as const;

/** Readable without colour. */
const MARKS: Record<Colour, string> = { light: '○', dark: '●' };

/** The lines of the stone from left to right, with the direction of the path at their ends. */
const LINES = [
  { places: range(24, 13), left: '↙', right: '←' },
  { places: range(1, 12), left: '→', right: '↗' },
  { places: range(25, LAST_LETTER), left: '→', right: '→' },
] as const;
const WORD = 6;
const MAX_COLUMNS = 80;

export const draw: Drawing<View> = (view, context) => [
  header(view, context),
  ...LINES.flatMap((line) => [...stoneLine(view, context, line), '']),
  ...sides(view, context),
  ...dice(view, context),
];

function range(first: number, last: number): number[] {
  const step = first < last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}

function header({ rolls }: View, { style, lang, width }: DrawingContext): string {
  const words = WORDS[lang];
  const title = `── ${rolls === 0 ? words.start : words.roll(rolls)} `;
  return style.dim(title + '─'.repeat(Math.min(width, MAX_COLUMNS) - title.length));
}

function stoneLine(
  view: View,
  context: DrawingContext,
  { places, left, right }: (typeof LINES)[number],
): string[] {
  const { style } = context;
  const cell = context.width < 70 ? 4 : 5;
  const row = (show: (place: number) => string) => {
    const cells = places.map(show);
    return `${cells.slice(0, WORD).join('')}  ${cells.slice(WORD).join('')}`;
  };
  return [
    `  ${row((place) => style.dim(String(place).padStart(cell)))}`,
    `${style.dim(left)} ${row((place) => style.bold(letterAt(view.board, place).padStart(cell)))}  ${style.dim(right)}`,
    `  ${row((place) => pawns(view, context, place, cell))}`,
  ];
}

function pawns(view: View, context: DrawingContext, place: number, cell: number): string {
  const seat = view.sides.findIndex((side) => side.at[place]! > 0);
  if (seat < 0) return context.style.dim('·'.padStart(cell));
  return stroke(view, context, seat)(`${view.sides[seat]!.at[place]}${mark(view, seat)}`.padStart(cell));
}

function mark({ light }: View, seat: Seat): string {
  return light === null ? ' ' : MARKS[seat === light ? 'light' : 'dark'];
}

function stroke({ light, seat: me }: View, { style }: DrawingContext, seat: Seat): (text: string) => string {
  const colour = seat === light ? style.yellow : style.cyan;
  return seat === me ? (text) => style.bold(colour(text)) : colour;
}

/** One line per seat: who acts, and where its pawns are. */
function sides(view: View, context: DrawingContext): string[] {
  const { style, names, lang, width } = context;
  const { columns } = WORDS[lang];
  const room = Math.min(width, MAX_COLUMNS) - 4 - columns.join('  ').length - 2;
  const longest = Math.min(room, Math.max(...[0, 1].map((seat) => [...names(seat)].length)));
  const line = (name: string, values: readonly (string | number)[]) =>
    name + values.map((value, i) => `  ${String(value).padStart(columns[i]!.length)}`).join('');
  const lines = view.sides.map((side, seat) => {
    const waiting = side.at[WAITING]!;
    const off = side.at[OFF]!;
    const numbers = [waiting, side.hits, PAWNS - waiting - off, off, lettersToGo(side)];
    const acts = view.phase !== 'starter' && view.phase !== 'over' && view.turn === seat;
    const name = `${mark(view, seat)} ${shortened(names(seat), longest)}`;
    return `${acts ? style.yellow('✒') : ' '} ${line(stroke(view, context, seat)(name), numbers)}`;
  });
  return [style.dim(line(' '.repeat(longest + 4), columns)), ...lines];
}

function shortened(name: string, room: number): string {
  const letters = [...name];
  return letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : name.padEnd(room);
}

function dice(view: View, { style, names, lang, width }: DrawingContext): string[] {
  if (view.roll.length === 0) return [];
  const words = WORDS[lang];
  const parts = [`${words.dice} ${view.roll.join(' ')}`];
  if (view.dice.length > 0) parts.push(style.bold(`${words.left} ${view.dice.join(' ')}`));
  if (view.phase === 'dice' && view.turn !== view.roller) {
    parts.push(words.from(shortened(names(view.roller), width - 40).trimEnd()));
  }
  return ['', `  ${parts.join(' · ')}`];
}
