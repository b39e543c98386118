// The page behind the black door (C16): the facts of the finished game that it tells about.
import type { Seat } from '../../../engine/game.ts';
import { NOBODY, type State } from './state.ts';
import { INKS, PARTS } from './tables.ts';

/** The number of titles, and of beasts for the margins, in the texts of each language. */
export const TITLES = 12;
export const BEASTS = 12;

/** A forbidden book, bound in the colour its player painted with most. */
export type Book = {
  readonly seat: Seat;
  readonly binding: string;
  readonly title: number;
  readonly beast: number;
};

/** The facts of the finished game from which each language composes its page. NOBODY where nobody was first. */
export type Colophon = {
  readonly opener: Seat;
  readonly days: number;
  readonly leftFrieze: Seat;
  readonly rightFrieze: Seat;
  readonly textDropcap: Seat;
  readonly miniature: Seat;
  readonly manuscript: Seat;
  /** Borders placed without payment. */
  readonly unpaid: number;
  /** Help tokens turned over. */
  readonly favours: number;
  readonly shelf: readonly Book[];
};

/** `names` are the names of the sketches. Works with a view as well. */
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

/** Piles are in descending order: the first player to complete a part holds the most points for it. */
function firstOf({ seats, achievements }: State, part: number): Seat {
  let first = NOBODY;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const points = achievements[seat * PARTS.length + part]!;
    if (points > most) [first, most] = [seat, points];
  }
  return first;
}

/** One book per player, derived from their page; no title and no beast occurs twice. */
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

/** Every cost contains black, so only a page without other inks is bound in black. */
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
