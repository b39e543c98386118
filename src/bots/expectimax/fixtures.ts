// For tests: a game small enough to enumerate. Two seats race to a goal with one die, which may be played in steps.
import { CHANCE, type Game, OVER } from '../../engine/game.ts';
import type { Insight } from '../../engine/insight.ts';

export interface Run {
  goal: number;
  at: [number, number];
  turn: number;
  /** Points of the die still to be moved; 0 before a roll. */
  left: number;
}

/** Moves its runner on, or pushes the other one back, by one or two at a time. */
export type Stride =
  | { readonly kind: 'on' | 'back'; readonly by: number }
  | { readonly kind: 'roll'; readonly by: number };

/** The faces of the die, equally likely. */
const FACES = [1, 1, 2, 3];

export const race: Game<Run, Run, Stride> = {
  id: 'race',
  version: 1,
  seatCounts: [2],
  options: { goal: [6, 3] },
  setup: (_seats, { goal }) => ({ goal: Number(goal ?? 6), at: [0, 0], turn: 0, left: 0 }),
  clone: (run) => ({ ...run, at: [...run.at] }),
  turn: ({ goal, at, turn, left }) => (Math.max(...at) >= goal ? OVER : left === 0 ? CHANCE : turn),
  legalMoves: ({ turn, left, at }, seat) => {
    if (seat !== turn || left === 0) return [];
    const strides = [1, 2].filter((by) => by <= left);
    return [
      ...strides.map((by) => ({ kind: 'on' as const, by })),
      ...strides.filter((by) => by <= at[1 - seat]!).map((by) => ({ kind: 'back' as const, by })),
    ];
  },
  chance: (_run, rng) => ({ kind: 'roll', by: rng.pick(FACES) }),
  odds: () =>
    [1, 2, 3].map((by) => ({
      move: { kind: 'roll', by },
      weight: FACES.filter((face) => face === by).length,
    })),
  play: (run, by, move) => {
    if (by === CHANCE) run.left = move.by;
    else {
      if (move.kind === 'on') run.at[by]! += move.by;
      else run.at[1 - by]! -= move.by;
      run.left -= move.by;
      if (run.left === 0) run.turn = 1 - by;
    }
  },
  outcome: ({ goal, at }) =>
    Math.max(...at) < goal ? null : { places: at[0]! >= goal ? [1, 2] : [2, 1], scores: at, reason: 'goal' },
  notation: ({ kind, by }) => `${kind} ${by}`,
  refusal: () => 'no',
  view: (run) => race.clone(run),
  determinize: (run) => race.clone(run),
};

const lead = ({ at, goal }: Run) => 0.5 + (at[0]! - at[1]!) / (2 * goal);

export const insight: Insight<Run, Stride> = {
  evaluate: (run) => [lead(run), 1 - lead(run)],
  playout: (_run, _seat, moves, rng) => rng.pick(moves),
  isQuiet: () => true,
  keys: (run, moves, into) => {
    for (const [i, move] of moves.entries()) {
      const after = race.clone(run);
      race.play(after, run.turn, move);
      into[i] = ((after.at[0]! * 20 + after.at[1]!) * 20 + after.left) * 2 + after.turn;
    }
  },
  features: {
    size: 3,
    eyes: ({ turn }) => 1 - turn,
    write: ({ at, goal }, seat, into) => into.set([at[seat]! / goal, at[1 - seat]! / goal, 1]),
  },
};
