// Scriptoria as lines of text: one screen that follows the hour, own scroll last and largest.
import type { Drawing, Easel } from '../../engine/drawing.ts';
import type { Seat } from '../../engine/game.ts';
import { drawPage } from './drawn-page.ts';
import { row } from './drawn-row.ts';
import { sketchRoom } from './evening.ts';
import { kindOfLetter, lettersOf } from './grid.ts';
import { sum } from './heaps.ts';
import { printOn } from './print.ts';
import { canPay } from './purse.ts';
import { score } from './scoring.ts';
import { NOBODY, type Phase, type Print, type Sketch, type View } from './state.ts';
import { INKS, KINDS, PARTS } from './tables.ts';
import { isKindLetter, type Labels, type Words, words } from './texts/words.ts';

const HOURS: Readonly<Record<Phase, keyof Labels>> = {
  opening: 'dawn',
  dawn: 'dawn',
  inks: 'firstHour',
  pick: 'secondHour',
  give: 'secondHour',
  illuminate: 'lastHour',
  room: 'lastHour',
  evening: 'evening',
  over: 'over',
};

/** When lecterns have owners and something on them. */
const WITH_LECTERNS: readonly Phase[] = ['pick', 'give', 'illuminate', 'room'];

export const draw: Drawing<View> = (view, easel) => {
  const brush = { view, print: printOn(view), easel, words: words[easel.lang] };
  const own = protagonist(view);
  const others = [...Array(view.seats).keys()].filter((seat) => seat !== own);
  return [
    ...drawHead(brush),
    ...(view.phase === 'inks' ? drawCup(brush) : []),
    ...(view.phase === 'inks' || view.phase === 'pick' || view.phase === 'give' ? drawLecterns(brush) : []),
    ...(view.day > 0 ? [...drawAchievements(brush), ...drawScriptorium(brush)] : []),
    '',
    ...others.flatMap((seat) => drawSeat(brush, seat)),
    '',
    ...drawPage(view, own, easel),
    ...drawSeat(brush, own),
  ];
};

interface Brush {
  readonly view: View;
  readonly print: Print;
  readonly easel: Easel;
  readonly words: Words;
}

/** Whose scroll is drawn large: the reader's, or for a spectator whoever acts, or in the end whoever is ahead. */
function protagonist(view: View): Seat {
  if (view.seat !== null) return view.seat;
  if (view.phase !== 'over') return view.turn;
  const scores = Array.from({ length: view.seats }, (_, seat) => score(view, seat));
  return scores.indexOf(Math.max(...scores));
}

function drawHead({ view, easel, words: { labels } }: Brush): string[] {
  const { ink, names, width } = easel;
  const hour = `${labels.day} ${view.day} · ${labels[HOURS[view.phase]]}`;
  const who = view.archivist === NOBODY ? '' : `${labels.archivist} ${names(view.archivist)}`;
  const bag = `${sum(view.sketchBag)} ${labels.bag}`;
  const lines = [
    ink.bold(hour.slice(0, width)),
    ink.dim([who, bag].filter(Boolean).join(' · ').slice(0, width)),
  ];
  if (view.door !== NOBODY) lines.push(ink.inverse(` ${labels.doorOpen} `.slice(0, width)));
  return lines;
}

function drawCup({ view, easel, words: { labels } }: Brush): string[] {
  const book = view.grimoire === NOBODY ? labels.onTable : easel.names(view.grimoire);
  return [
    ...row(easel, `${labels.cup} (${sum(view.cup)})`, drops(view.cup)),
    ...row(easel, labels.grimoire, [book]),
  ];
}

function drawLecterns({ view, print, easel, words: { labels, supplies } }: Brush): string[] {
  const lines = view.desks.flatMap((lectern, desk) => {
    const owner = view.deskOf.indexOf(desk);
    const label = `  [${print.lecternNames[lectern]}] ${supplies[print.supplies[lectern]!]}`.padEnd(21);
    const lying = view.onDesk[desk]!.map((sketch) => priced(print, sketch).padEnd(8));
    return row(easel, label, [...lying, owner < 0 ? '' : `→ ${easel.names(owner)}`]);
  });
  return [easel.ink.bold(labels.lecterns), ...lines];
}

function drawAchievements({ view, print, easel, words: { labels, parts } }: Brush): string[] {
  const tops = PARTS.map((part, i) => `${parts[part]} ${print.piles[i]![view.taken[i]!] ?? '–'}`);
  return row(easel, labels.achievements, separated(tops));
}

/** In full while help can be asked for, else by kind. */
function drawScriptorium({ view, print, easel, words: { labels, kindsFilled } }: Brush): string[] {
  const { scriptorium } = view;
  const label = `${labels.scriptorium} (${sum(scriptorium)})`;
  const full = view.phase === 'illuminate' || view.phase === 'room';
  const lying = full
    ? scriptorium.flatMap((count, sketch) =>
        count === 0 ? [] : [priced(print, sketch) + (count > 1 ? `×${count}` : '')],
      )
    : Object.entries(kindsFilled).flatMap(([letter, name]) => {
        const count = sum(scriptorium.filter((_, sketch) => print.sketches[sketch]!.startsWith(letter)));
        return count === 0 ? [] : [`${name} ${count}`];
      });
  return row(easel, label, separated(lying, labels.none));
}

/** One copyist: whose turn, points, inks and tokens; then stock, lectern and places filled. */
function drawSeat(brush: Brush, seat: Seat): string[] {
  const { view, easel } = brush;
  const { labels, parts } = brush.words;
  const acts = view.turn === seat && view.phase !== 'over' && view.day > 0;
  const name = (seat === view.seat ? `${labels.you} (${easel.names(seat)})` : easel.names(seat)).slice(0, 30);
  const points =
    view.phase === 'over' ? `${labels.total} ${score(view, seat)}` : `${view.points[seat]} ${labels.points}`;
  const used = view.flipped[seat]! > 0 ? ` (${labels.flipped} ${view.flipped[seat]})` : '';
  const won = PARTS.flatMap((part, i) => {
    const bonus = view.achievements[seat * PARTS.length + i]!;
    return bonus === 0 ? [] : [`${parts[part]} ${bonus}`];
  });
  const head = [points, `${labels.tokens} ${view.tokens[seat]}${used}`, ...won];
  const inks = drops(view.inks.slice(seat * INKS.length, (seat + 1) * INKS.length));
  const mine = view.seat === seat;
  return [
    ...row(easel, `${acts ? '>' : ' '} ${name}`, separated(head)),
    ...row(easel, `    ${labels.inks}`, inks.length === 0 ? ['–'] : inks),
    ...drawDesk(brush, seat),
    ...row(
      easel,
      `    ${labels.stock} (${view.stock[seat]!.length}/${sketchRoom(view, seat)})`,
      separated(sketches(brush, seat, view.stock[seat]!), '–'),
    ),
    ...(mine ? [] : row(easel, '  ', filled(brush, seat))),
  ];
}

function drawDesk(brush: Brush, seat: Seat): string[] {
  const { view, print, easel } = brush;
  const { labels, supplies } = brush.words;
  const desk = view.deskOf[seat]!;
  if (desk === NOBODY || !WITH_LECTERNS.includes(view.phase)) return [];
  const lectern = view.desks[desk]!;
  const label = `    ${labels.lectern} ${print.lecternNames[lectern]} (${supplies[print.supplies[lectern]!]})`;
  return row(easel, label, separated(sketches(brush, seat, view.onDesk[desk]!), '–'));
}

/** The reader's own sketches are marked where they can be paid this very moment. */
function sketches({ view, print }: Brush, seat: Seat, list: readonly Sketch[]): string[] {
  const now = seat === view.seat && seat === view.turn && view.phase === 'illuminate';
  return list.map((sketch) => priced(print, sketch) + (now && canPay(view, sketch) ? '*' : ''));
}

function filled({ view, print, words: { kindsFilled } }: Brush, seat: Seat): string[] {
  const letters = print.grid.flatMap(lettersOf);
  const places = letters.length;
  const counts = KINDS.map((kind, index) => {
    const all = letters.flatMap((letter, place) => (kindOfLetter(letter) === index ? [place] : []));
    const full = all.filter((place) => view.scroll[seat * places + place] !== 0).length;
    const letter = kind.charAt(0);
    return `${isKindLetter(letter) ? kindsFilled[letter] : kind} ${full}/${all.length}`;
  });
  return separated(counts);
}

/** Name and points. */
function priced(print: Print, sketch: Sketch): string {
  return `${print.sketches[sketch]} ${print.worth[sketch]}`;
}

function drops(counts: readonly number[]): string[] {
  return INKS.flatMap((letter, ink) => (counts[ink] === 0 ? [] : [`${letter}×${counts[ink]}`]));
}

function separated(items: readonly string[], none = ''): string[] {
  return items.length === 0 ? [none] : items.map((item, i) => (i < items.length - 1 ? `${item} ·` : item));
}
