// The hand-made evaluation: a race in dice, corrected by what hits, closed letters and unplayable dice will cost.
import { FIRST_WORD_END, LAST_LETTER, LAST_WORD_START, OFF, PAWNS, WAITING } from './data.ts';
import { diceToFinish, MEAN_DIE } from './insight-bearing.ts';
import { type Threat, writeThreat } from './insight-threat.ts';
import { canGo } from './reach.ts';
import type { Side, State } from './state.ts';

// All in letters. Letters lost by hits on average count for less: who is hit has time to catch up,
// and threatened pawns seldom stay where they are when the turn comes.
const LOSS = 0.6;
const LATER = 0.4;
const SHUT = 2;
const BLOT = 0.5;
const BLOCK = 0.5;
const HIT = 2;
const ENTRY = 1.5;
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
  lead += trouble(second, first, state, next === 0) - trouble(first, second, state, next === 1);
  lead += next === 0 ? TEMPO : -TEMPO;
  for (let i = 0; i < state.dice.length; i++) lead += state.turn === 0 ? state.dice[i]! : -state.dice[i]!;
  const spread = 8 + (firstRace + secondRace) / 20;
  const win = 1 / (1 + Math.exp(-lead / spread));
  return [win, 1 - win];
}

/** Letters that trouble will cost `me`, beyond the way that is to be gone anyway. */
function trouble(me: Side, foe: Side, { sums }: State, isFoeNext: boolean): number {
  writeThreat(foe, me, sums, threat);
  let sum = (isFoeNext ? LOSS : LATER) * threat.loss + HIT * me.hits;
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
