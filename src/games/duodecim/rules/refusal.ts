// Why a move is not legal, as a code that the texts explain.
import type { Seat } from '../../../engine/game.ts';
import { FIRST_WORD_END, LAST_LETTER, OFF, WAITING } from './data.ts';
import { isAllHome } from './reach.ts';
import type { Side, State } from './state.ts';

export type RefusalCode =
  | 'unknown-move'
  | 'not-your-turn'
  | 'colour-first'
  | 'colour-is-chosen'
  | 'dice-out-of-order'
  | 'one-die-a-move'
  | 'dice-not-there'
  | 'no-such-letter'
  | 'no-pawn-there'
  | 'nobody-waits'
  | 'hit-pawn-first'
  | 'entry-too-far'
  | 'all-enter-first'
  | 'letter-closed'
  | 'beyond-the-end'
  | 'not-all-home'
  | 'no-exact-pawn'
  | 'more-dice-can-be-used';

const COLOUR = /^colour (light|dark)$/;
const PAWN = /^(?:(enter|bear)|move (\d{1,3})) ([1-6](?:\+[1-6]){0,2})$/;

/** Called only for moves that are not legal here. */
export function refusal(state: State, seat: Seat, notation: string): RefusalCode {
  const pawn = PAWN.exec(notation);
  if (!pawn && !COLOUR.test(notation)) return 'unknown-move';
  if (seat !== state.turn) return 'not-your-turn';
  if (!pawn) return 'colour-is-chosen';
  if (state.phase === 'colour') return 'colour-first';
  const [, kind, from, sum] = pawn;
  const dice = sum!.split('+').map(Number);
  const wrongDice = diceRefusal(state, dice);
  if (wrongDice) return wrongDice;
  const me = state.sides[seat]!;
  const foe = state.sides[1 - seat]!;
  const total = dice.reduce((a, b) => a + b);
  if (kind === 'enter') return enterRefusal(me, foe, total);
  return kind === 'bear' ? bearRefusal(me, total) : moveRefusal(me, foe, Number(from), total);
}

function diceRefusal({ dice: left, sums }: State, dice: readonly number[]): RefusalCode | null {
  if (sums === 'steps' && dice.length > 1) return 'one-die-a-move';
  if (dice.some((die, i) => i > 0 && die < dice[i - 1]!)) return 'dice-out-of-order';
  const count = (list: readonly number[], face: number) => list.filter((die) => die === face).length;
  return dice.every((die) => count(dice, die) <= count(left, die)) ? null : 'dice-not-there';
}

function enterRefusal(me: Side, foe: Side, total: number): RefusalCode {
  if (me.at[WAITING] === 0) return 'nobody-waits';
  if (total > FIRST_WORD_END) return 'entry-too-far';
  return landingRefusal(foe, total);
}

function moveRefusal(me: Side, foe: Side, from: number, total: number): RefusalCode {
  if (from < 1 || from > LAST_LETTER) return 'no-such-letter';
  if (me.at[from] === 0) return 'no-pawn-there';
  if (me.hits > 0) return 'hit-pawn-first';
  const to = from + total;
  if (me.at[WAITING]! > 0 && to > FIRST_WORD_END) return 'all-enter-first';
  return to > LAST_LETTER ? 'beyond-the-end' : landingRefusal(foe, to);
}

function bearRefusal(me: Side, total: number): RefusalCode {
  if (me.hits > 0) return 'hit-pawn-first';
  if (!isAllHome(me)) return 'not-all-home';
  return (me.at[OFF - total] ?? 0) === 0 ? 'no-exact-pawn' : 'more-dice-can-be-used';
}

/** If nothing else is wrong, D8 forbids the move. */
function landingRefusal(foe: Side, to: number): RefusalCode {
  return foe.at[to]! > 1 ? 'letter-closed' : 'more-dice-can-be-used';
}
