// The hand-written evaluation: a race measured in dice, corrected by the cost of hits, closed letters and unplayable dice.
import { exp } from '../../../engine/exact-math.ts';
import { FIRST_WORD_END, LAST_LETTER, LAST_WORD_START, OFF, PAWNS, WAITING } from '../rules/data.ts';
import { canMoveBy } from '../rules/reach.ts';
import type { Side, State } from '../rules/state.ts';
import { diceToFinish, MEAN_DIE } from './bearing-off.ts';
import { type Threat, writeThreat } from './threat.ts';

// All in letters. Expected losses by hits count for less than their size: a player who is hit has time to catch up,
// and threatened pawns seldom stay where they are until the roll.
const NEXT_LOSS_WEIGHT = 0.6;
const LATER_LOSS_WEIGHT = 0.4;
const BLOCKED_FACE = 2;
const BLOT = 0.5;
const BLOCK_BONUS = 0.5;
const HIT_PAWN = 2;
const CLOSED_ENTRY = 1.5;
const TEMPO = 5;

const threat: Threat = { any: 0, loss: 0 };

export function evaluate(state: State): readonly number[] {
  const [first, second] = state.sides;
  if (first.at[OFF] === PAWNS) return [1, 0];
  if (second.at[OFF] === PAWNS) return [0, 1];
  const next = state.phase === 'dice' ? 1 - state.roller : state.turn;
  const firstRace = MEAN_DIE * diceToFinish(first.at);
  const secondRace = MEAN_DIE * diceToFinish(second.at);
  let lead = secondRace - firstRace;
  lead += expectedLosses(second, first, state, next === 0) - expectedLosses(first, second, state, next === 1);
  lead += next === 0 ? TEMPO : -TEMPO;
  for (let i = 0; i < state.dice.length; i++) lead += state.turn === 0 ? state.dice[i]! : -state.dice[i]!;
  const spread = 8 + (firstRace + secondRace) / 20;
  const win = 1 / (1 + exp(-lead / spread));
  return [win, 1 - win];
}

/** Letters that `me` is expected to lose, beyond the distance to go. */
function expectedLosses(me: Side, foe: Side, { sums }: State, isFoeNext: boolean): number {
  writeThreat(foe, me, sums, threat);
  let sum = (isFoeNext ? NEXT_LOSS_WEIGHT : LATER_LOSS_WEIGHT) * threat.loss + HIT_PAWN * me.hits;
  for (let face = 1; face <= 6; face++) if (!canMoveBy(me, foe, face)) sum += BLOCKED_FACE;
  for (let place = 1; place <= LAST_LETTER; place++) {
    const pawns = me.at[place]!;
    if (pawns === 1) sum += BLOT;
    else if (pawns > 1 && place < LAST_WORD_START) sum -= BLOCK_BONUS;
  }
  if (me.at[WAITING]! > 0) {
    for (let place = 1; place <= FIRST_WORD_END; place++)
      if ((foe.stackLo >>> place) & 1) sum += CLOSED_ENTRY;
  }
  return sum;
}
