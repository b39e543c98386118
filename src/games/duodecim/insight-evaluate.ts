// The hand-made evaluation: a race in letters, corrected by what hits, closed letters and unplayable dice will cost.
import { FIRST_WORD_END, LAST_LETTER, LAST_WORD_START, OFF, PAWNS, WAITING } from './data.ts';
import { type Threat, writeThreat } from './insight-threat.ts';
import { canGo } from './reach.ts';
import { lettersToGo } from './side.ts';
import type { Side, State } from './state.ts';

/** In letters. */
const W = (globalThis as { W?: Record<string, number> }).W ?? {};
const LOSS = W.LOSS ?? 1;
const LATER = W.LATER ?? 0.35;
const SHUT = W.SHUT ?? 2.5;
const BLOT = W.BLOT ?? 0.5;
const BLOCK = W.BLOCK ?? 0.5;
const HIT = W.HIT ?? 2;
const ENTRY = W.ENTRY ?? 1;
const TEMPO = 5;

const threat: Threat = { any: 0, loss: 0 };

export function evaluate(state: State): readonly number[] {
  const [first, second] = state.sides;
  if (first.at[OFF] === PAWNS) return [1, 0];
  if (second.at[OFF] === PAWNS) return [0, 1];
  const next = state.phase === 'dice' ? 1 - state.roller : state.turn;
  let lead = burden(second, first, state, next === 0) - burden(first, second, state, next === 1);
  lead += next === 0 ? TEMPO : -TEMPO;
  for (let i = 0; i < state.dice.length; i++) lead += state.turn === 0 ? state.dice[i]! : -state.dice[i]!;
  const spread = 12 + (lettersToGo(first) + lettersToGo(second)) / 16;
  const win = 1 / (1 + Math.exp(-lead / spread));
  return [win, 1 - win];
}

/** Letters that `me` has still to go, with those that trouble will cost. */
function burden(me: Side, foe: Side, { sums }: State, isFoeNext: boolean): number {
  writeThreat(foe, me, sums, threat);
  let sum = lettersToGo(me) + (isFoeNext ? LOSS : LATER) * threat.loss;
  sum += HIT * me.hits;
  for (let face = 1; face <= 6; face++) if (!canGo(me, foe, face)) sum += SHUT;
  for (let place = 1; place <= LAST_LETTER; place++) {
    const pawns = me.at[place]!;
    if (pawns === 1) sum += BLOT;
    else if (pawns > 1 && place < LAST_WORD_START) sum -= BLOCK;
  }
  if (me.at[WAITING]! > 0) {
    for (let place = 1; place <= FIRST_WORD_END; place++) if ((foe.stackLo >>> place) & 1) sum += ENTRY;
  }
  return sum;
}
