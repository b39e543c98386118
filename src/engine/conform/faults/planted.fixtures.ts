// The type of a planted fault, and games that play correctly except for one thing.
import { highCard } from '../../../../docs/example/index.ts';
import type { Move, OPTIONS, State, View } from '../../../../docs/example/rules/state.ts';
import type { Chosen, Emit, Game, GameEvent, Seat } from '../../game.ts';
import type { Kit, Point } from '../index.ts';

/** High Card with events of any kind. */
export type Faulty = Game<State, View, Move, Chosen<typeof OPTIONS>>;

export interface PlantedFault {
  readonly point: Point;
  readonly what: string;
  /** A part of the message, where one point has several messages. */
  readonly says?: string;
  readonly game?: Partial<Faulty>;
  readonly kit?: Partial<Kit<State, View, Move>>;
}

/** Plays correctly and then does something more. */
export function playThen(more: (state: State, by: Seat, move: Move, emit?: Emit) => void): Faulty['play'] {
  return (state, by, move, emit) => {
    highCard.play(state, by, move, emit);
    more(state, by, move, emit);
  };
}

/** Plays correctly and emits other events. */
export function emitting(other: (event: GameEvent, state: State) => GameEvent): Faulty['play'] {
  return (state, by, move, emit) =>
    highCard.play(state, by, move, emit && ((event) => emit(other(event, state))));
}
