// For the tests of both editions: pieces by name, and re-dealing what a seat cannot know, apart from view and determinize.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { chooseCapped } from './capped.ts';
import { type Card, copiesFor, isChurch, isGold, KINDS, VALUE } from './data.ts';
import { cardIn, type Entry, fromIn, LECTERN, only, SHORT, seenBy, seersIn, toIn, withCard } from './log.ts';
import { AUCTION, BURIED, DECK, DISCARD, list, PLACES, PUBLIC, size } from './piles.ts';
import { type Move, NONE, type State } from './state.ts';

/** Every card in the game and every die. The gold removed openly is in no pile, and never comes back. */
export function pieces(state: State): string[] {
  const cards = Array.from({ length: PLACES }, (_, place) => list(state.piles, place)).flat();
  if (state.card !== NONE) cards.push(state.card);
  return [...cards.map((card) => `card ${card}`), ...state.dice.map((_, die) => `die ${die}`)];
}

/** Mostly bids that can be paid, so that games get somewhere; now and then any, so that penalties come up. */
export function chooseMostlyCapped(state: State, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  return rng.int(12) === 0 ? rng.pick(moves) : chooseCapped(state, seat, moves, rng);
}

/** A truth written down: which card each entry of the log was, and the cards that never got there. */
interface Story {
  readonly log: Entry[];
  readonly deck: Card[];
  card: Card;
}

/** How many of each card every place holds, for counting without the game's own piles. */
type Counts = number[][];

/**
 * Another truth that this seat cannot tell from this one. Many small changes are tried, each on the whole story:
 * one that makes the story impossible is taken back.
 */
export function redeal(state: State, seat: Seat | null, rng: Rng): State {
  if (state.phase === 'over') return structuredClone(state);
  let story: Story = { log: [...state.log], deck: list(state.piles, DECK), card: state.card };
  for (let i = 0; i < 25; i++) {
    const next = change(state, { ...story, log: [...story.log], deck: [...story.deck] }, seat, rng);
    if (next && tellStory(state, next)) story = next;
  }
  return stateOf(state, story);
}

function change(state: State, story: Story, seat: Seat | null, rng: Rng): Story | null {
  const { log, deck } = story;
  const hidden = log.flatMap((e, at) => (seenBy(e, seat) ? [] : [at]));
  const drawnUnseen = state.phase === 'give' && seat !== state.turn;
  if (drawnUnseen && rng.int(6) === 0) {
    const i = rng.int(deck.length);
    const held = story.card;
    story.card = deck[i]!;
    deck[i] = held;
    return story;
  }
  if (hidden.length === 0) return null;
  const at = rng.pick(hidden);
  const was = cardIn(log[at]!);
  // From here on, in what this seat did not see, two cards change their names.
  const rename = (a: Card, b: Card, start: number, where: (e: Entry) => boolean) => {
    for (const i of hidden) {
      if (i < start || !where(log[i]!)) continue;
      if (cardIn(log[i]!) === a) log[i] = withCard(log[i]!, b);
      else if (cardIn(log[i]!) === b) log[i] = withCard(log[i]!, a);
    }
  };
  if (fromIn(log[at]!) === DECK && rng.int(2) === 0) {
    const i = rng.int(deck.length);
    const is = deck[i]!;
    deck[i] = was;
    log[at] = withCard(log[at]!, is);
    if (rng.int(2) === 0) rename(was, is, at + 1, (e) => fromIn(e) !== DECK);
    return story;
  }
  const other = rng.pick(hidden);
  const start = rng.int(3) === 0 ? 0 : Math.min(at, other);
  const is = rng.int(3) > 0 ? cardIn(log[other]!) : rng.int(KINDS);
  if (rng.int(3) === 0) log[at] = withCard(log[at]!, is);
  else rename(was, is, start, rng.int(2) === 0 ? () => true : (e) => fromIn(e) !== DECK || rng.int(2) === 0);
  return story;
}

/** Plays the story through; null as soon as it cannot be. */
function tellStory(state: State, { log, deck, card }: Story): Counts | null {
  const { seats } = state;
  const counts: Counts = Array.from({ length: LECTERN + 1 }, () => Array<number>(KINDS).fill(0));
  const gold = (seat: Seat, most = 3) =>
    counts[seat]!.reduce((sum, n, c) => (isGold(c) && VALUE[c]! <= most ? sum + n * VALUE[c]! : sum), 0);
  let run: Card = NONE;
  for (const [at, e] of log.entries()) {
    const from = fromIn(e);
    const to = toIn(e);
    const moved = cardIn(e);
    if (to === SHORT) {
      if (gold(from) >= moved) return null;
      continue;
    }
    if (moved >= KINDS || (to < seats && isChurch(moved))) return null;
    if (from < seats || from === AUCTION) {
      if (--counts[from]![moved]! < 0) return null;
    }
    counts[to]![moved]!++;
    // One payment in cards is in rising order (B18).
    const isPayment = to === BURIED && seersIn(e) === only(from);
    const before = log[at - 1];
    const goesOn =
      isPayment && before !== undefined && toIn(before) === BURIED && seersIn(before) === only(from);
    if (goesOn && moved < run) return null;
    run = moved;
  }
  const paying = state.phase === 'pay' ? state.turn : NONE;
  if (paying !== NONE && !isGold(state.card)) {
    const last = state.owed === state.high ? 3 : VALUE[cardIn(log.at(-1)!)]!;
    if (gold(paying, last) < state.owed) return null;
  }
  if (paying !== NONE && isGold(state.card)) {
    const last = state.owed === state.high ? 0 : cardIn(log.at(-1)!);
    const following = counts[paying]!.reduce((sum, n, c) => (c >= last ? sum + n : sum), 0);
    if (following < state.owed) return null;
  }
  return hasAllCards(state, counts, deck, card) ? counts : null;
}

/** Face-up places are as they are; with them and the story's places every card must be there as often as it exists. */
function hasAllCards(state: State, counts: Counts, deck: readonly Card[], card: Card): boolean {
  const all = Array<number>(KINDS).fill(0);
  for (const c of [...deck, ...list(state.piles, PUBLIC), ...list(state.piles, DISCARD)]) all[c]!++;
  if (card !== NONE) all[card]!++;
  for (const place of [0, 1, 2, 3, AUCTION, BURIED])
    for (let c = 0; c < KINDS; c++) all[c]! += counts[place]![c]!;
  return all.every((n, c) => n === copiesFor(state.seats, c));
}

function stateOf(state: State, story: Story): State {
  const counts = tellStory(state, story);
  if (!counts) throw new Error('the truth itself is impossible');
  const next = structuredClone(state);
  next.log = story.log;
  next.card = story.card;
  const perPlace = next.piles.length / PLACES;
  const put = (place: number, held: readonly number[]) => {
    const base = place * perPlace;
    for (let cell = 0; cell < perPlace; cell++) next.piles[base + cell] = 0;
    for (let c = 0; c < KINDS; c++) {
      const cell = c < 45 ? Math.floor(c / 9) : c - 40;
      next.piles[base + cell]! += c < 45 ? held[c]! << (c % 9) : held[c]!;
      next.piles[base + perPlace - 1]! += held[c]!;
    }
  };
  for (const place of [0, 1, 2, 3, AUCTION, BURIED]) put(place, counts[place]!);
  const left = Array<number>(KINDS).fill(0);
  for (const c of story.deck) left[c]!++;
  put(DECK, left);
  if (size(next.piles, DECK) !== size(state.piles, DECK)) throw new Error('the deck has another size');
  return next;
}

/** For tests: whether a state's log, played through, leads to its piles and could have happened. */
export function isPossible(state: State): boolean {
  if (state.phase === 'over') return true;
  const story = { log: state.log, deck: list(state.piles, DECK), card: state.card };
  if (!tellStory(state, story)) return false;
  return JSON.stringify(stateOf(state, story)) === JSON.stringify(state);
}
