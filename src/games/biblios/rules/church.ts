// Church (bishop) cards: resolved as soon as they are acquired, then discarded face up (B9, B10).
import type { Emit } from '../../../engine/game.ts';
import { nextCard } from './auction.ts';
import { afterGive, afterTake } from './donation.ts';
import { add, DISCARD } from './piles.ts';
import { type Event, NONE, type State } from './state.ts';

export function resolveChurch(
  state: State,
  step: 1 | -1 | 0,
  dice: readonly number[],
  emit?: Emit<Event>,
): void {
  const { turn: seat, card } = state;
  if (step === 0) {
    emit?.({ key: 'church-declined', args: { seat, card } });
  } else {
    for (const die of dice) state.dice[die]! += step;
    emit?.({
      key: 'dice-turned',
      args: { seat, card, step, dice, values: dice.map((die) => state.dice[die]!) },
    });
  }
  add(state.piles, DISCARD, card);
  state.card = NONE;
  resume(state, emit);
}

/** Continues where the game paused: only an auction has a bidder, and only the donor acts in their own donation. */
function resume(state: State, emit?: Emit<Event>): void {
  if (state.bidder !== NONE) nextCard(state, emit);
  else if (state.turn === state.active) afterGive(state);
  else afterTake(state, emit);
}
