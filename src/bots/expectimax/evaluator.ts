// Values positions for a seat: by the result at the end, by the evaluation before chance, otherwise by the mover's best end.
import { type AnyGame, CHANCE, OVER, type Seat } from '../../engine/game.ts';
import type { AnyInsight } from '../../engine/insight.ts';
import { winShares } from '../../engine/outcome.ts';
import { walkTurn } from './turn.ts';

/** Writes a seat's expected win share for each position; chance has to move in all of them. */
export type Evaluation = (states: readonly unknown[], seat: Seat, into: Float64Array) => void;

/** The game's hand-made evaluation. */
export function handMade(insight: AnyInsight): Evaluation {
  return (states, seat, into) => {
    for (let i = 0; i < states.length; i++) into[i] = insight.evaluate(states[i])[seat]!;
  };
}

/** A position where no seat has the turn, and its value for the asking seat. */
export interface Settled {
  readonly state: unknown;
  readonly value: number;
}

/** For games of two seats: what one wins, the other loses. */
export class Evaluator {
  readonly game: AnyGame;
  readonly insight: AnyInsight;
  private readonly evaluation: Evaluation;
  /** The number of positions evaluated so far. */
  evaluated = 0;

  constructor(game: AnyGame, insight: AnyInsight, evaluation: Evaluation) {
    this.game = game;
    this.insight = insight;
    this.evaluation = evaluation;
  }

  /** The values of positions in which this seat's turn is over. */
  values(states: readonly unknown[], seat: Seat): Float64Array {
    const values = new Float64Array(states.length);
    const still: number[] = [];
    for (let i = 0; i < states.length; i++) {
      const turn = this.game.turn(states[i]);
      if (turn === CHANCE) still.push(i);
      else if (turn === OVER) values[i] = this.result(states[i], seat);
      else values[i] = this.value(states[i], seat);
    }
    this.evaluated += states.length;
    const into = still.length === states.length ? values : new Float64Array(still.length);
    this.evaluation(into === values ? states : still.map((i) => states[i]), seat, into);
    if (into !== values) for (let k = 0; k < still.length; k++) values[still[k]!] = into[k]!;
    return values;
  }

  value(state: unknown, seat: Seat): number {
    const turn = this.game.turn(state);
    if (turn < 0) return this.values([state], seat)[0]!;
    const { value } = this.bestEnd(state, turn);
    return turn === seat ? value : 1 - value;
  }

  /** The next position with a roll, or the end of the game, if all seats play the best move at one ply. */
  settled(state: unknown, seat: Seat): Settled {
    let turn = this.game.turn(state);
    if (turn < 0) return { state, value: this.values([state], seat)[0]! };
    let mover = turn;
    let end = this.bestEnd(state, mover);
    for (turn = this.game.turn(end.state); turn >= 0; turn = this.game.turn(end.state)) {
      mover = turn;
      end = this.bestEnd(end.state, mover);
    }
    return mover === seat ? end : { state: end.state, value: 1 - end.value };
  }

  /** The best end of `mover`'s turn, and its value for `mover`. */
  bestEnd(state: unknown, mover: Seat): { readonly state: unknown; readonly value: number } {
    const ends: unknown[] = [];
    for (const stage of walkTurn(this.game, this.insight, state)) {
      if (stage.moves.length === 0) ends.push(stage.state);
    }
    const values = this.values(ends, mover);
    let best = 0;
    for (let i = 1; i < values.length; i++) if (values[i]! > values[best]!) best = i;
    return { state: ends[best], value: values[best]! };
  }

  private result(state: unknown, seat: Seat): number {
    const outcome = this.game.outcome(state);
    if (!outcome) throw new Error(`${this.game.id}: over, yet without an outcome`);
    return winShares(outcome)[seat]!;
  }
}
