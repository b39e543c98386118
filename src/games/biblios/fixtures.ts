// For the conformance of both editions: pieces by name, and re-dealing what a seat cannot know, apart from view and determinize.
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import { chooseCapped } from './capped.ts';
import { type Card, copiesFor, goldCard, isChurch, isGold, KINDS, VALUE } from './data.ts';
import { cardIn, type Entry, fromIn, LECTERN, only, SHORT, seenBy, seersIn, toIn, withCard } from './log.ts';
import { AUCTION, BURIED, DECK, DISCARD, list, PLACES, PUBLIC } from './piles.ts';
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

/** How many of each card every place holds, as place * KINDS + card: counting without the game's own piles. */
type Counts = number[];
const HELD = [0, 1, 2, 3, AUCTION, BURIED];
const CHANGES = 12;

/**
 * Another truth that this seat cannot tell from this one. Many small changes are tried, each on the whole story:
 * one that makes the story impossible is taken back.
 */
export function redeal(state: State, seat: Seat | null, rng: Rng): State {
  if (state.phase === 'over') return structuredClone(state);
  let story: Story = { log: state.log, deck: list(state.piles, DECK), card: state.card };
  const hidden: number[] = [];
  for (let at = 0; at < state.log.length; at++) if (!seenBy(state.log[at]!, seat)) hidden.push(at);
  for (let i = 0; i < CHANGES; i++) {
    const next = { log: story.log.slice(), deck: story.deck.slice(), card: story.card };
    if (change(state, next, hidden, seat, rng) && tellStory(state, next)) story = next;
  }
  return stateOf(state, story);
}

function change(state: State, story: Story, hidden: readonly number[], seat: Seat | null, rng: Rng): boolean {
  const { log, deck } = story;
  const drawnUnseen = state.phase === 'give' && seat !== state.turn;
  if (drawnUnseen && rng.int(6) === 0) {
    const i = rng.int(deck.length);
    const held = story.card;
    story.card = deck[i]!;
    deck[i] = held;
    return true;
  }
  if (hidden.length === 0) return false;
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
    return true;
  }
  const other = rng.pick(hidden);
  const start = rng.int(3) === 0 ? 0 : Math.min(at, other);
  const is = rng.int(3) > 0 ? cardIn(log[other]!) : rng.int(KINDS);
  if (rng.int(3) === 0) log[at] = withCard(log[at]!, is);
  else rename(was, is, start, rng.int(2) === 0 ? () => true : (e) => fromIn(e) !== DECK || rng.int(2) === 0);
  return true;
}

/** Plays the story through; null as soon as it cannot be. */
function tellStory(state: State, { log, deck, card }: Story): Counts | null {
  const { seats } = state;
  const counts: Counts = Array<number>((LECTERN + 1) * KINDS).fill(0);
  const gold = (seat: Seat, most = 3) => {
    let sum = 0;
    for (let value = 1; value <= most; value++) sum += value * counts[seat * KINDS + goldCard(value)]!;
    return sum;
  };
  let run: Card = NONE;
  let before = NONE;
  for (const e of log) {
    const from = fromIn(e);
    const to = toIn(e);
    const moved = cardIn(e);
    if (to === SHORT) {
      if (gold(from) >= moved) return null;
      continue;
    }
    if (moved >= KINDS || (to < seats && isChurch(moved))) return null;
    if ((from < seats || from === AUCTION) && --counts[from * KINDS + moved]! < 0) return null;
    counts[to * KINDS + moved]!++;
    // One payment in cards is in rising order (B18).
    const payer = to === BURIED && seersIn(e) === only(from) ? from : NONE;
    if (payer !== NONE && payer === before && moved < run) return null;
    run = moved;
    before = payer;
  }
  if (state.phase === 'pay' && !canGoOn(state, log, counts, gold)) return null;
  return hasAllCards(state, counts, deck, card) ? counts : null;
}

/** Whoever is paying can complete the payment (B15, B18). */
function canGoOn(
  state: State,
  log: readonly Entry[],
  counts: Counts,
  gold: (seat: Seat, most: number) => number,
) {
  const { turn: payer, owed, high } = state;
  const last = owed === high ? NONE : cardIn(log.at(-1)!);
  if (!isGold(state.card)) return gold(payer, last === NONE ? 3 : VALUE[last]!) >= owed;
  const following = counts.slice(payer * KINDS + Math.max(0, last), (payer + 1) * KINDS);
  return following.reduce((sum, n) => sum + n, 0) >= owed;
}

/** Face-up places are as they are; with them and the story's places every card must be there as often as it exists. */
function hasAllCards(state: State, counts: Counts, deck: readonly Card[], card: Card): boolean {
  const all = Array<number>(KINDS).fill(0);
  for (const c of deck) all[c]!++;
  for (const c of list(state.piles, PUBLIC)) all[c]!++;
  for (const c of list(state.piles, DISCARD)) all[c]!++;
  if (card !== NONE) all[card]!++;
  for (const place of HELD) for (let c = 0; c < KINDS; c++) all[c]! += counts[place * KINDS + c]!;
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
  for (const place of HELD) put(place, counts.slice(place * KINDS, (place + 1) * KINDS));
  const left = Array<number>(KINDS).fill(0);
  for (const c of story.deck) left[c]!++;
  put(DECK, left);
  return next;
}

/** For tests: whether a state's log, played through, leads to its piles and could have happened. */
export function isPossible(state: State): boolean {
  if (state.phase === 'over') return true;
  const story = { log: state.log, deck: list(state.piles, DECK), card: state.card };
  if (!tellStory(state, story)) return false;
  return JSON.stringify(stateOf(state, story)) === JSON.stringify(state);
}
