// Plays a move of Scout and scores a round.
import type { Emit, Seat } from '../../../engine/game.ts';
import { deckFor, identity, TWO_PLAYER_CHIPS } from './data.ts';
import { canShow, strength } from './sets.ts';
import {
  type Card,
  type Event,
  KEPT,
  type Move,
  OPEN,
  type RoundEnd,
  type ScoutMove,
  SEEN,
  type State,
  TURNED,
  turned,
} from './state.ts';

/** S18: turns per seat, in a row and without a capture. */
const MAX_TURNS_WITHOUT_CAPTURE = 40;

export function play(state: State, by: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'starter':
      state.starter = move.seat;
      state.phase = 'deal';
      emit?.({ key: 'starter-drawn', args: { seat: move.seat } });
      return;
    case 'deal':
      deal(state, move.hands, emit);
      return;
    case 'keep':
    case 'turn':
      chooseHand(state, by, move.kind === 'turn' ? TURNED : KEPT, emit);
      return;
    case 'show':
      show(state, by, move.first, move.last, emit);
      return;
    default:
      scout(state, by, move, emit);
  }
}

function deal(state: State, hands: readonly (readonly Card[])[], emit?: Emit<Event>): void {
  if (state.round > 1) clearTable(state);
  const dealt = new Set<Card>();
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = hands[seat]!;
    state.hands[seat] = [...hand];
    for (const card of hand) dealt.add(identity(card));
    emit?.({
      key: 'dealt',
      args: { round: state.round, seat, count: hand.length },
      secret: { seats: [seat], args: { hand } },
    });
  }
  state.deck = state.deck.filter((card) => !dealt.has(card));
  state.choices.fill(OPEN);
  state.captured.fill(0);
  state.chips.fill(state.seats === 2 ? TWO_PLAYER_CHIPS : 0);
  state.used.fill(0);
  state.owner = -1;
  state.scouts = 0;
  state.calm = 0;
  state.phase = 'hands';
}

/** S4: the choices become public together. */
function chooseHand(state: State, seat: Seat, choice: number, emit?: Emit<Event>): void {
  state.choices[seat] = choice;
  emit?.({
    key: 'hand-chosen',
    args: { seat },
    secret: { seats: [seat], args: { turned: choice === TURNED } },
  });
  if (state.choices.includes(OPEN)) return;
  for (let each = 0; each < state.seats; each++) {
    if (state.choices[each] === TURNED) state.hands[each] = state.hands[each]!.map(turned);
  }
  emit?.({
    key: 'hands-settled',
    args: { turned: state.choices.flatMap((choice, each) => (choice === TURNED ? [each] : [])) },
    reveals: true,
  });
  state.phase = 'act';
  state.turn = state.starter;
}

/** S7 */
function show(state: State, seat: Seat, first: number, last: number, emit?: Emit<Event>): void {
  const hand = state.hands[seat]!;
  const cards = hand.splice(first, last - first + 1);
  for (let i = 0; i < cards.length; i++) cards[i] = cards[i]! & ~SEEN;
  const captured = state.set.length;
  for (const card of state.set) state.gone.push(card);
  state.captured[seat]! += captured;
  state.set = cards;
  state.owner = seat;
  state.scouts = 0;
  state.calm = captured > 0 ? 0 : state.calm + 1;
  emit?.({ key: 'shown', args: { seat, cards: [...cards], first, captured }, reveals: true });
  if (hand.length === 0) endRound(state, 'emptied', seat, emit);
  else passTurn(state, emit);
}

function scout(
  state: State,
  seat: Seat,
  { kind, end, turned: over, place }: ScoutMove,
  emit?: Emit<Event>,
): void {
  const lying = (end === 'left' ? state.set.shift() : state.set.pop())!;
  const card = over ? turned(lying) : lying;
  state.hands[seat]!.splice(place, 0, card | SEEN);
  const andShow = kind === 'scout+show';
  const isLastChip = state.seats === 2 && state.chips[seat] === 1;
  emit?.({
    key: 'scouted',
    args: { seat, owner: state.owner, card, end, place, andShow },
    ...((andShow || isLastChip) && { reveals: true }),
  });
  if (state.seats === 2) {
    // S14: it costs one of the player's chips, and the same player continues.
    state.chips[seat]!--;
    endIfStuck(state, emit);
    return;
  }
  state.chips[state.owner]!++;
  if (andShow) {
    state.used[seat] = 1;
    state.phase = 'show';
    return;
  }
  state.scouts++;
  state.calm++;
  if (state.scouts === state.seats - 1) endRound(state, 'unanswered', state.owner, emit);
  else passTurn(state, emit);
}

function passTurn(state: State, emit?: Emit<Event>): void {
  state.phase = 'act';
  state.turn = (state.turn + 1) % state.seats;
  if (state.seats === 2) endIfStuck(state, emit);
  else if (state.calm >= MAX_TURNS_WITHOUT_CAPTURE * state.seats) endRound(state, 'calm', -1, emit);
}

/** S15: the player can neither show nor scout; the last one to show is spared. */
export function endIfStuck(state: State, emit?: Emit<Event>): void {
  if (state.set.length === 0 || state.chips[state.turn]! > 0) return;
  if (!canShow(state.hands[state.turn]!, strength(state.set))) endRound(state, 'stuck', state.owner, emit);
}

/** S12: captured cards and chips minus the cards in hand; `spared` loses nothing for the hand. */
function endRound(state: State, why: RoundEnd, spared: Seat, emit?: Emit<Event>): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const lost = seat === spared ? 0 : state.hands[seat]!.length;
    state.points[seat]! += state.captured[seat]! + state.chips[seat]! - lost;
  }
  emit?.({
    key: 'round-ended',
    args: {
      round: state.round,
      why,
      seat: spared,
      captured: [...state.captured],
      chips: [...state.chips],
      left: state.hands.map((hand) => hand.length),
      points: [...state.points],
    },
    reveals: true,
  });
  if (state.round === state.seats) {
    state.phase = 'over';
    return;
  }
  state.round++;
  state.starter = (state.starter + 1) % state.seats;
  state.phase = 'deal';
}

/** With two players the cards of round 1 stay out of round 2 (S16); otherwise all cards are dealt again. */
function clearTable(state: State): void {
  if (state.seats === 2) {
    for (const card of state.set) state.gone.push(card);
    state.left = state.hands.slice();
  } else {
    state.gone = [];
    state.deck = [...deckFor(state.seats)];
  }
  state.set = [];
}
