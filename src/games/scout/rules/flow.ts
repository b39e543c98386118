// The flow of Scout: setup, whose turn it is, legal moves, the end.
import { CHANCE, type Outcome, OVER, type Seat } from '../../../engine/game.ts';
import { placesByScore } from '../../../engine/outcome.ts';
import type { Rng } from '../../../engine/rng.ts';
import { deckFor, handSize } from './data.ts';
import { CHOICES, NONE, SCOUTS, SCOUTS_AND_SHOW, SHOWS } from './moves.ts';
import { canShowWith, eachShow, strength, survey } from './sets.ts';
import { type Card, down, type Move, OPEN, type PublicState, type State, turned, up } from './state.ts';

export function setup(seats: number): State {
  const zeros = () => Array<number>(seats).fill(0);
  const empty = () => Array.from({ length: seats }, (): Card[] => []);
  return {
    seats,
    round: 1,
    phase: 'starter',
    starter: -1,
    turn: -1,
    chips: zeros(),
    captured: zeros(),
    used: zeros(),
    points: zeros(),
    set: [],
    owner: -1,
    scouts: 0,
    calm: 0,
    gone: [],
    hands: empty(),
    choices: zeros(),
    deck: [...deckFor(seats)],
    left: empty(),
  };
}

export function clone(state: State): State {
  return {
    seats: state.seats,
    round: state.round,
    phase: state.phase,
    starter: state.starter,
    turn: state.turn,
    chips: state.chips.slice(),
    captured: state.captured.slice(),
    used: state.used.slice(),
    points: state.points.slice(),
    set: state.set.slice(),
    owner: state.owner,
    scouts: state.scouts,
    calm: state.calm,
    gone: state.gone.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    choices: state.choices.slice(),
    deck: state.deck.slice(),
    left: state.left.map((hand) => hand.slice()),
  };
}

export function turn(state: State): Seat {
  switch (state.phase) {
    case 'starter':
    case 'deal':
      return CHANCE;
    case 'hands':
      return state.choices.indexOf(OPEN);
    case 'over':
      return OVER;
    default:
      return state.turn;
  }
}

export function chance(state: State, rng: Rng): Move {
  if (state.phase === 'starter') return { kind: 'starter', seat: rng.int(state.seats) };
  // S16: with two players the second round is dealt from the cards set aside; otherwise all cards are dealt again.
  const deck = state.seats === 2 ? state.deck : deckFor(state.seats);
  // S2: every card lies either way up, independently.
  const cards = rng.shuffle([...deck]).map((card) => (rng.int(2) ? turned(card) : card));
  const size = handSize(state.seats);
  return { kind: 'deal', hands: state.hands.map((_, seat) => cards.slice(seat * size, (seat + 1) * size)) };
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (state.phase === 'hands') return state.choices[seat] === OPEN ? CHOICES : NONE;
  if (seat !== state.turn || (state.phase !== 'act' && state.phase !== 'show')) return NONE;
  const hand = state.hands[seat]!;
  const moves: Move[] = [];
  eachShow(hand, strength(state.set), (first, last) => moves.push(SHOWS[first]![last]!));
  if (state.phase === 'act' && state.set.length > 0) {
    if (canScout(state)) addScouts(state, moves);
    if (canScoutAndShow(state)) addScoutsAndShow(state, moves);
  }
  return moves;
}

/** With two players a scout costs a chip (S14). */
export function canScout(state: PublicState): boolean {
  return state.seats > 2 || state.chips[state.turn]! > 0;
}

/** S10, S14 */
export function canScoutAndShow(state: PublicState): boolean {
  return state.seats > 2 && state.used[state.turn] === 0;
}

/** S8: a set of one card has one end. */
function addScouts({ set, hands, turn }: State, moves: Move[]): void {
  const places = hands[turn]!.length + 1;
  const ways = set.length > 1 ? 4 : 2;
  for (let way = 0; way < ways; way++) {
    const list = SCOUTS[way]!.places;
    for (let place = 0; place < places; place++) moves.push(list[place]!);
  }
}

/** S10: only where a legal show follows. */
function addScoutsAndShow({ set, hands, turn }: State, moves: Move[]): void {
  const hand = hands[turn]!;
  survey(hand);
  const ways = set.length > 1 ? 4 : 2;
  for (let way = 0; way < ways; way++) {
    const { end, turned, places } = SCOUTS_AND_SHOW[way]!;
    const last = set.length - 1;
    const card = end === 'left' ? set[0]! : set[last]!;
    const number = turned ? down(card) : up(card);
    const floor = end === 'left' ? strength(set, 1) : strength(set, 0, last - 1);
    for (let place = 0; place <= hand.length; place++) {
      if (canShowWith(number, place, floor)) moves.push(places[place]!);
    }
  }
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const places = placesByScore(state.points);
  const winners = places.filter((place) => place === 1).length;
  return { places, scores: [...state.points], reason: winners > 1 ? 'shared-victory' : 'most-points' };
}
