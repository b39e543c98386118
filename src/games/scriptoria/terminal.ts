// The terminal drawing of Scriptoria: one screen that follows the hours, the reader's scroll last and largest.
import type { Drawing, DrawingContext } from '../../engine/drawing.ts';
import type { Seat } from '../../engine/game.ts';
import { sketchRoom } from './rules/evening.ts';
import { kindOfLetter, lettersOf } from './rules/grid.ts';
import { sum } from './rules/ink-counts.ts';
import { printedOn } from './rules/printed.ts';
import { score } from './rules/scoring.ts';
import { NOBODY, type Phase, type PrintedValues, type Sketch, type View } from './rules/state.ts';
import { INKS, KINDS, PARTS } from './rules/tables.ts';
import { canPay } from './terminal/affordable.ts';
import { drawPage } from './terminal/page.ts';
import { row } from './terminal/row.ts';
import type { Words } from './texts/word-types.ts';
import { HOUR_LABELS, isKindLetter, words } from './texts/words.ts';

/** The phases in which lecterns have owners and sketches. */
const WITH_LECTERNS: readonly Phase[] = ['pick', 'give', 'illuminate', 'room'];

export const draw: Drawing<View> = (view, context) => {
  const brush = { view, print: printedOn(view), context, words: words[context.lang] };
  const own = featuredSeat(view);
  const others = [...Array(view.seats).keys()].filter((seat) => seat !== own);
  return [
    ...drawHead(brush),
    ...(view.phase === 'inks' ? drawCup(brush) : []),
    ...(view.phase === 'inks' || view.phase === 'pick' || view.phase === 'give' ? drawLecterns(brush) : []),
    ...(view.day > 0 ? [...drawAchievements(brush), ...drawScriptorium(brush)] : []),
    '',
    ...others.flatMap((seat) => drawSeat(brush, seat)),
    '',
    ...drawPage(view, own, context),
    ...drawSeat(brush, own),
  ];
};

interface Brush {
  readonly view: View;
  readonly print: PrintedValues;
  readonly context: DrawingContext;
  readonly words: Words;
}

/** Whose scroll is drawn large: the reader's; for a spectator the player on turn, and at the end the leader. */
function featuredSeat(view: View): Seat {
  if (view.seat !== null) return view.seat;
  if (view.phase !== 'over') return view.turn;
  const scores = Array.from({ length: view.seats }, (_, seat) => score(view, seat));
  return scores.indexOf(Math.max(...scores));
}

function drawHead({ view, context, words: { labels } }: Brush): string[] {
  const { style, names, width } = context;
  const hour = `${labels.day} ${view.day} · ${labels[HOUR_LABELS[view.phase]]}`;
  const who = view.archivist === NOBODY ? '' : `${labels.archivist} ${names(view.archivist)}`;
  const bag = `${sum(view.sketchBag)} ${labels.bag}`;
  const lines = [
    style.bold(hour.slice(0, width)),
    style.dim([who, bag].filter(Boolean).join(' · ').slice(0, width)),
  ];
  if (view.door !== NOBODY) lines.push(style.inverse(` ${labels.doorOpen} `.slice(0, width)));
  return lines;
}

function drawCup({ view, context, words: { labels } }: Brush): string[] {
  const book = view.grimoire === NOBODY ? labels.onTable : context.names(view.grimoire);
  return [
    ...row(context, `${labels.cup} (${sum(view.cup)})`, drops(view.cup)),
    ...row(context, labels.grimoire, [book]),
  ];
}

function drawLecterns({ view, print, context, words: { labels, supplies } }: Brush): string[] {
  const lines = view.desks.flatMap((lectern, desk) => {
    const owner = view.deskOf.indexOf(desk);
    const label = `  [${print.lecternNames[lectern]}] ${supplies[print.supplies[lectern]!]}`.padEnd(21);
    const lying = view.onDesk[desk]!.map((sketch) => priced(print, sketch).padEnd(8));
    return row(context, label, [...lying, owner < 0 ? '' : `→ ${context.names(owner)}`]);
  });
  return [context.style.bold(labels.lecterns), ...lines];
}

function drawAchievements({ view, print, context, words: { labels, parts } }: Brush): string[] {
  const tops = PARTS.map((part, i) => `${parts[part]} ${print.piles[i]![view.taken[i]!] ?? '–'}`);
  return row(context, labels.achievements, separated(tops));
}

/** In full while help can be asked for, otherwise by kind. */
function drawScriptorium({ view, print, context, words: { labels, kindsFilled } }: Brush): string[] {
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
  return row(context, label, separated(lying, labels.none));
}

/** One player: turn, points, inks and tokens; then stock, lectern and filled places. */
function drawSeat(brush: Brush, seat: Seat): string[] {
  const { view, context } = brush;
  const { labels, parts } = brush.words;
  const acts = view.turn === seat && view.phase !== 'over' && view.day > 0;
  const name = (seat === view.seat ? `${labels.you} (${context.names(seat)})` : context.names(seat)).slice(
    0,
    30,
  );
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
    ...row(context, `${acts ? '>' : ' '} ${name}`, separated(head)),
    ...row(context, `    ${labels.inks}`, inks.length === 0 ? ['–'] : inks),
    ...drawDesk(brush, seat),
    ...row(
      context,
      `    ${labels.stock} (${view.stock[seat]!.length}/${sketchRoom(view, seat)})`,
      separated(sketches(brush, seat, view.stock[seat]!), '–'),
    ),
    ...(mine ? [] : row(context, '  ', filled(brush, seat))),
  ];
}

function drawDesk(brush: Brush, seat: Seat): string[] {
  const { view, print, context } = brush;
  const { labels, supplies } = brush.words;
  const desk = view.deskOf[seat]!;
  if (desk === NOBODY || !WITH_LECTERNS.includes(view.phase)) return [];
  const lectern = view.desks[desk]!;
  const label = `    ${labels.lectern} ${print.lecternNames[lectern]} (${supplies[print.supplies[lectern]!]})`;
  return row(context, label, separated(sketches(brush, seat, view.onDesk[desk]!), '–'));
}

/** The reader's sketches are marked if they can be paid right now. */
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
function priced(print: PrintedValues, sketch: Sketch): string {
  return `${print.sketches[sketch]} ${print.worth[sketch]}`;
}

function drops(counts: readonly number[]): string[] {
  return INKS.flatMap((letter, ink) => (counts[ink] === 0 ? [] : [`${letter}×${counts[ink]}`]));
}

function separated(items: readonly string[], none = ''): string[] {
  return items.length === 0 ? [none] : items.map((item, i) => (i < items.length - 1 ? `${item} ·` : item));
}
