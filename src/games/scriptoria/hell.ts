// The Hell of the Library (C16): the start that experience gives, the black door, and what the page behind it tells.
import type { Emit, Seat } from '../../engine/game.ts';
import type { Event } from './events.ts';
import { type Hell, NOBODY, optionLists, type State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

const DOOR = 66;
const POINTS_A_GAME = 2;

/** The points on the track before the first day. */
export function headStart(hell: Hell): number {
  return hell === 'closed' ? 0 : hell * POINTS_A_GAME;
}

/** The option for a table whose copyists have finished so many games each: the most experienced counts. */
function hellFor(gamesFinished: readonly number[]): Hell {
  const most = Math.max(0, ...gamesFinished);
  return optionLists.hell.findLast((value) => value !== 'closed' && value <= most) ?? 0;
}

/** The option that follows from experience. */
export const experience = { option: 'hell', valueFor: hellFor };

/** A copyist stands at `points`; the first to reach the door opens it for all. */
export function knock(state: State, seat: Seat, points: number, emit?: Emit<Event>): void {
  if (state.hell === 'closed' || state.door !== NOBODY || points < DOOR) return;
  state.door = seat;
  emit?.({ key: 'door', args: { seat } });
}

/** How many titles, and how many beasts for the margins, the texts of each language hold. */
export const TITLES = 12;
export const BEASTS = 12;

/** A forbidden book: bound in the colour its copyist painted with most. */
export type Book = {
  readonly seat: Seat;
  readonly binding: string;
  readonly title: number;
  readonly beast: number;
};

/** The facts of the game just played, from which each language makes its page. NOBODY where nobody was first. */
export type Colophon = {
  readonly opener: Seat;
  readonly days: number;
  readonly leftFrieze: Seat;
  readonly rightFrieze: Seat;
  readonly textDropcap: Seat;
  readonly miniature: Seat;
  readonly manuscript: Seat;
  /** Borders that were placed for nothing. */
  readonly unpaid: number;
  /** Help tokens turned over. */
  readonly favours: number;
  readonly shelf: readonly Book[];
};

/** `names` are those of the sketches. A view has all that is needed here, too. */
export function colophonOf(state: State, names: readonly string[]): Colophon {
  const [leftFrieze, rightFrieze, textDropcap, miniature, manuscript] = PARTS.map((_, part) =>
    firstOf(state, part),
  );
  return {
    opener: state.door,
    days: state.day,
    leftFrieze: leftFrieze!,
    rightFrieze: rightFrieze!,
    textDropcap: textDropcap!,
    miniature: miniature!,
    manuscript: manuscript!,
    unpaid: state.scroll.filter((mark) => mark < 0).length,
    favours: state.flipped.reduce((all, tokens) => all + tokens, 0),
    shelf: shelfOf(state, names),
  };
}

/** Piles are in decreasing order: the first copyist to complete a part holds the most points for it. */
function firstOf({ seats, achievements }: State, part: number): Seat {
  let first = NOBODY;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const points = achievements[seat * PARTS.length + part]!;
    if (points > most) [first, most] = [seat, points];
  }
  return first;
}

/** One book a copyist, drawn from the page it painted; no title and no beast twice. */
function shelfOf({ seats, scroll }: State, names: readonly string[]): Book[] {
  const shelf: Book[] = [];
  const places = scroll.length / seats;
  for (let seat = 0; seat < seats; seat++) {
    const page = scroll.slice(seat * places, (seat + 1) * places);
    const trace = page.reduce((all, mark, place) => all + Math.abs(mark) * (place + 1), seat);
    let title = trace % TITLES;
    while (shelf.some((book) => book.title === title)) title = (title + 1) % TITLES;
    let beast = (trace + page.filter((mark) => mark !== 0).length) % BEASTS;
    while (shelf.some((book) => book.beast === beast)) beast = (beast + 1) % BEASTS;
    shelf.push({ seat, binding: bindingOf(page, names), title, beast });
  }
  return shelf;
}

/** Black is in everything, so it binds only a page that has no other ink. */
function bindingOf(page: readonly number[], names: readonly string[]): string {
  const spent = page
    .filter((mark) => mark > 0)
    .map((mark) => names[mark - 1]!.slice(1))
    .join('');
  const [black, ...colours] = INKS;
  let binding: string = black;
  let most = 0;
  for (const ink of colours) {
    const drops = spent.split(ink).length - 1;
    if (drops > most) [binding, most] = [ink, drops];
  }
  return binding;
}
