// The course of High Card: everybody plays a card, the highest takes the trick and its owner leads the next.
import { CHANCE, type Chosen, type Emit, type Outcome, OVER, type Seat } from '../../../src/engine/game.ts';
import { placesByScore } from '../../../src/engine/outcome.ts';
import type { Rng } from '../../../src/engine/rng.ts';
import { ALL_CARDS, type Card, type Event, type Move, NONE, type OPTIONS, type State } from './state.ts';

export function setup(seats: number, { hand }: Chosen<typeof OPTIONS>): State {
  return {
    handSize: hand,
    phase: 'deal',
    turn: 0,
    table: Array<Card>(seats).fill(NONE),
    tricks: Array<number>(seats).fill(0),
    seen: [],
    hands: Array.from({ length: seats }, () => []),
    deck: [...ALL_CARDS],
  };
}

export function clone(state: State): State {
  return {
    handSize: state.handSize,
    phase: state.phase,
    turn: state.turn,
    table: state.table.slice(),
    tricks: state.tricks.slice(),
    seen: state.seen.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
  };
}

export function turn(state: State): Seat {
  if (state.phase === 'deal') return CHANCE;
  return state.phase === 'over' ? OVER : state.turn;
}

export function legalMoves(state: State, seat: Seat): readonly Move[] {
  if (seat !== turn(state)) return [];
  return state.hands[seat]!.map((card) => ({ kind: 'play', card }));
}

export function chance(state: State, rng: Rng): Move {
  const cards = rng.shuffle([...state.deck]);
  return { kind: 'deal', hands: state.hands.map(() => sorted(cards.splice(0, state.handSize))) };
}

export function play(state: State, by: Seat, move: Move, emit?: Emit<Event>): void {
  if (move.kind === 'deal') deal(state, move.hands, emit);
  else playCard(state, by, move.card, emit);
}

function deal(state: State, hands: readonly (readonly Card[])[], emit?: Emit<Event>): void {
  const dealt = new Set(hands.flat());
  state.deck = state.deck.filter((card) => !dealt.has(card));
  for (const [seat, hand] of hands.entries()) {
    state.hands[seat] = [...hand];
    emit?.({ key: 'dealt', args: { seat, count: hand.length }, secret: { seats: [seat], args: { hand } } });
  }
  state.phase = 'play';
}

function playCard(state: State, seat: Seat, card: Card, emit?: Emit<Event>): void {
  state.hands[seat] = state.hands[seat]!.filter((held) => held !== card);
  state.table[seat] = card;
  state.turn = (seat + 1) % state.hands.length;
  emit?.({ key: 'played', args: { seat, card }, reveals: true });
  if (!state.table.includes(NONE)) endTrick(state, emit);
}

function endTrick(state: State, emit?: Emit<Event>): void {
  const card = Math.max(...state.table);
  const winner = state.table.indexOf(card);
  state.tricks[winner]!++;
  state.seen.push(...state.table);
  state.table.fill(NONE);
  state.turn = winner;
  if (state.hands[winner]!.length === 0) state.phase = 'over';
  emit?.({ key: 'trick-taken', args: { seat: winner, card } });
}

export function outcome(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const places = placesByScore(state.tricks);
  const isShared = places.filter((place) => place === 1).length > 1;
  return { places, scores: [...state.tricks], reason: isShared ? 'shared-victory' : 'most-tricks' };
}

export function sorted(cards: Card[]): Card[] {
  return cards.sort((a, b) => a - b);
}
