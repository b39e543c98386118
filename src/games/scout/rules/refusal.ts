// Why a move is not legal in Scout, as a code that the texts explain.
import type { Seat } from '../../../engine/game.ts';
import { canScout, canScoutAndShow } from './flow.ts';
import { isSet } from './sets.ts';
import { OPEN, type State } from './state.ts';

export const REFUSALS = [
  'unknown-move',
  'hand-not-chosen',
  'hand-is-settled',
  'not-your-turn',
  'no-such-card',
  'not-a-set',
  'too-weak',
  'show-must-follow',
  'no-active-set',
  'one-end-only',
  'no-such-place',
  'no-chip',
  'not-with-two',
  'already-used',
  'no-show-follows',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

const SHOW_PATTERN = /^show (\d+)(?:-(\d+))?$/;
const SCOUT_PATTERN = /^(scout|scout\+show) (left|right) (?:turned )?(\d+)$/;

/** Called only for moves that are not legal here. */
export function refusal(state: State, seat: Seat, notation: string): RefusalCode {
  const show = SHOW_PATTERN.exec(notation);
  const scout = SCOUT_PATTERN.exec(notation);
  const choosing = notation === 'keep' || notation === 'turn';
  if (!show && !scout && !choosing) return 'unknown-move';
  if (state.phase === 'hands')
    return choosing || state.choices[seat] !== OPEN ? 'hand-is-settled' : 'hand-not-chosen';
  if (choosing) return 'hand-is-settled';
  if (seat !== state.turn) return 'not-your-turn';
  if (show) return showRefusal(state, seat, Number(show[1]), Number(show[2] ?? show[1]));
  const [, kind, end, place] = scout!;
  return scoutRefusal(state, seat, { kind: kind!, end: end!, place: Number(place) });
}

function showRefusal(state: State, seat: Seat, first: number, last: number): RefusalCode {
  const hand = state.hands[seat]!;
  if (first < 1 || last > hand.length || first > last) return 'no-such-card';
  return isSet(hand, first - 1, last - 1) ? 'too-weak' : 'not-a-set';
}

function scoutRefusal(
  state: State,
  seat: Seat,
  { kind, end, place }: { kind: string; end: string; place: number },
): RefusalCode {
  const andShow = kind === 'scout+show';
  if (state.phase === 'show') return 'show-must-follow';
  if (andShow && state.seats === 2) return 'not-with-two';
  if (state.set.length === 0) return 'no-active-set';
  if (andShow ? !canScoutAndShow(state) : !canScout(state)) return andShow ? 'already-used' : 'no-chip';
  if (end === 'right' && state.set.length === 1) return 'one-end-only';
  if (place < 1 || place > state.hands[seat]!.length + 1) return 'no-such-place';
  return 'no-show-follows';
}
