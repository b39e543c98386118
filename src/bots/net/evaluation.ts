// A game's trained network as an evaluation; unpacked once.
import type { Seat } from '../../engine/game.ts';
import type { AnyInsight, Features } from '../../engine/insight.ts';
import { unpackNet } from './pack.ts';
import { type Net, ROWS } from './shape.ts';

type Evaluation = (states: readonly unknown[], seat: Seat, into: Float64Array) => void;

const unpacked = new WeakMap<AnyInsight, Evaluation>();

/** Null for a game without a trained network. */
export function trainedEvaluation(insight: AnyInsight): Evaluation | null {
  const { features } = insight;
  if (!features?.weights) return null;
  const known = unpacked.get(insight);
  if (known) return known;
  const evaluation = netEvaluation(unpackNet(features.weights), features);
  unpacked.set(insight, evaluation);
  return evaluation;
}

/** For games of two: the value for the seat that looks, and one minus it for the other seat. */
export function netEvaluation(net: Net, { eyes, write }: Features<unknown>): Evaluation {
  const looks = new Uint8Array(ROWS);
  return (states, seat, into) => {
    for (let start = 0; start < states.length; start += ROWS) {
      const count = Math.min(ROWS, states.length - start);
      for (let row = 0; row < count; row++) {
        const state = states[start + row];
        const looker = eyes(state);
        looks[row] = looker;
        write(state, looker, net.rows[row]!);
      }
      net.run(count);
      for (let row = 0; row < count; row++) {
        const value = net.values[row]!;
        into[start + row] = looks[row] === seat ? value : 1 - value;
      }
    }
  };
}
