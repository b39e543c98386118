// The stone in the terminal: three lines of letters with their numbers, the pawns under them, both sides, the dice.
import type { Drawing, Easel } from '../../engine/drawing.ts';
import { deNom } from '../../engine/french.ts';
import type { Seat } from '../../engine/game.ts';
import { LAST_LETTER, letterAt, OFF, PAWNS, WAITING } from './data.ts';
import { lettersToGo } from './side.ts';
import type { Colour, View } from './state.ts';

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
    from: (name: string) => `dés ${deNom(name)}`,
  },
} as const;

/** Readable without colour. */
const MARKS: Record<Colour, string> = { light: '○', dark: '●' };

/** The lines of the stone from left to right, with the way the path takes at their ends. */
const LINES = [
  { places: range(24, 13), left: '↙', right: '←' },
  { places: range(1, 12), left: '→', right: '↗' },
  { places: range(25, LAST_LETTER), left: '→', right: '→' },
] as const;
const WORD = 6;
const WIDEST = 80;

export const draw: Drawing<View> = (view, easel) => [
  header(view, easel),
  ...LINES.flatMap((line) => [...stoneLine(view, easel, line), '']),
  ...sides(view, easel),
  ...dice(view, easel),
];

function range(first: number, last: number): number[] {
  const step = first < last ? 1 : -1;
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, i) => first + i * step);
}

function header({ rolls }: View, { ink, lang, width }: Easel): string {
  const words = WORDS[lang];
  const title = `── ${rolls === 0 ? words.start : words.roll(rolls)} `;
  return ink.dim(title + '─'.repeat(Math.min(width, WIDEST) - title.length));
}

function stoneLine(view: View, easel: Easel, { places, left, right }: (typeof LINES)[number]): string[] {
  const { ink } = easel;
  const cell = easel.width < 70 ? 4 : 5;
  const row = (show: (place: number) => string) => {
    const cells = places.map(show);
    return `${cells.slice(0, WORD).join('')}  ${cells.slice(WORD).join('')}`;
  };
  return [
    `  ${row((place) => ink.dim(String(place).padStart(cell)))}`,
    `${ink.dim(left)} ${row((place) => ink.bold(letterAt(view.board, place).padStart(cell)))}  ${ink.dim(right)}`,
    `  ${row((place) => pawns(view, easel, place, cell))}`,
  ];
}

function pawns(view: View, easel: Easel, place: number, cell: number): string {
  const seat = view.sides.findIndex((side) => side.at[place]! > 0);
  if (seat < 0) return easel.ink.dim('·'.padStart(cell));
  return stroke(view, easel, seat)(`${view.sides[seat]!.at[place]}${mark(view, seat)}`.padStart(cell));
}

function mark({ light }: View, seat: Seat): string {
  return light === null ? ' ' : MARKS[seat === light ? 'light' : 'dark'];
}

function stroke({ light, seat: me }: View, { ink }: Easel, seat: Seat): (text: string) => string {
  const colour = seat === light ? ink.yellow : ink.cyan;
  return seat === me ? (text) => ink.bold(colour(text)) : colour;
}

/** One line a seat: who acts, and where its pawns are. */
function sides(view: View, easel: Easel): string[] {
  const { ink, names, lang, width } = easel;
  const { columns } = WORDS[lang];
  const room = Math.min(width, WIDEST) - 4 - columns.join('  ').length - 2;
  const longest = Math.min(room, Math.max(...[0, 1].map((seat) => [...names(seat)].length)));
  const line = (name: string, values: readonly (string | number)[]) =>
    name + values.map((value, i) => `  ${String(value).padStart(columns[i]!.length)}`).join('');
  const lines = view.sides.map((side, seat) => {
    const waiting = side.at[WAITING]!;
    const off = side.at[OFF]!;
    const numbers = [waiting, side.hits, PAWNS - waiting - off, off, lettersToGo(side)];
    const acts = view.phase !== 'starter' && view.phase !== 'over' && view.turn === seat;
    const name = `${mark(view, seat)} ${shortened(names(seat), longest)}`;
    return `${acts ? ink.yellow('✒') : ' '} ${line(stroke(view, easel, seat)(name), numbers)}`;
  });
  return [ink.dim(line(' '.repeat(longest + 4), columns)), ...lines];
}

function shortened(name: string, room: number): string {
  const letters = [...name];
  return letters.length > room ? `${letters.slice(0, room - 1).join('')}…` : name.padEnd(room);
}

function dice(view: View, { ink, names, lang, width }: Easel): string[] {
  if (view.roll.length === 0) return [];
  const words = WORDS[lang];
  const parts = [`${words.dice} ${view.roll.join(' ')}`];
  if (view.dice.length > 0) parts.push(ink.bold(`${words.left} ${view.dice.join(' ')}`));
  if (view.phase === 'dice' && view.turn !== view.roller) {
    parts.push(words.from(shortened(names(view.roller), width - 40).trimEnd()));
  }
  return ['', `  ${parts.join(' · ')}`];
}
