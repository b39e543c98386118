// How probable it is that the others did what they did in this round, if a determinization is the truth: which side of the hand they kept, what they showed or scouted, and where they put it.
import type { VisibleEvent } from '../../../engine/events.ts';
import { exp, log } from '../../../engine/exact-math.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Beliefs } from '../../../engine/insight.ts';
import { type Move, type State, turned, type View } from '../rules/state.ts';
import { type Decision, decisionsOfRound } from './decisions.ts';
import { preparedFor } from './evaluate.ts';
import { handValue } from './hand.ts';
import { rateMoves } from './move-ratings.ts';
import type { PreparedWeights } from './prospect.ts';

/** How closely the others follow our ratings, in points: by so much better, a choice is e times as likely. */
export interface Temperatures {
  readonly side: number;
  readonly move: number;
}

/** Fitted to games between masters: `npm run study -- beliefs`. */
const TEMPERATURES: Temperatures = { side: 1.5, move: 1.2 };
/** The probability of a move that has nothing to do with our ratings. */
const WHIM = 0.04;

export function beliefs(
  events: readonly VisibleEvent[],
  view: View,
  temperatures = TEMPERATURES,
): Beliefs<State> | null {
  // Before all have chosen a side, nothing is known; between rounds nothing matters any more.
  if (view.phase !== 'act' && view.phase !== 'show') return null;
  const decisions = decisionsOfRound(events, view.seats);
  const prepared = preparedFor(view.seats);
  return {
    logLikelihood: (truth) => logLikelihood(truth, view.seat, decisions, prepared, temperatures),
  };
}

/** Goes back from the hands now to the hands before each decision, and to those that were dealt. */
function logLikelihood(
  truth: State,
  reader: Seat | null,
  decisions: readonly Decision[],
  prepared: PreparedWeights,
  { side, move: temperature }: Temperatures,
): number {
  const hands = truth.hands.map((hand) => hand.slice());
  // Spreading an object for each decision would take longer than rating its moves.
  const before: State = { ...truth, hands };
  let sum = 0;
  for (let i = decisions.length - 1; i >= 0; i--) {
    const { seat, move, cards, table } = decisions[i]!;
    if (move.kind === 'show') hands[seat]!.splice(move.first, 0, ...cards);
    else hands[seat]!.splice(move.place, 1);
    if (seat === reader) continue;
    before.turn = seat;
    before.phase = table.phase;
    before.set = table.set;
    before.owner = table.owner;
    before.scouts = table.scouts;
    before.chips = table.chips;
    before.captured = table.captured;
    before.used = table.used;
    sum += logProbability(before, seat, move, prepared, temperature);
  }
  for (const [seat, hand] of hands.entries()) {
    if (seat === reader) continue;
    const { handWeights } = prepared;
    const lead = handValue(hand, handWeights) - handValue(hand.map(turned), handWeights);
    sum -= log(1 + exp(-lead / side));
  }
  return sum;
}

// Filled by `collect` for one decision.
const MAX_RATINGS = 2048;
const ratings = new Float64Array(MAX_RATINGS);
let rated = 0;
let played: Move;
let ratingOfPlayed = Number.NEGATIVE_INFINITY;

function collect(move: Move, prospect: number): void {
  ratings[rated++] = prospect;
  if (move === played && prospect > ratingOfPlayed) ratingOfPlayed = prospect;
}

function logProbability(
  state: State,
  seat: Seat,
  move: Move,
  prepared: PreparedWeights,
  temperature: number,
): number {
  rated = 0;
  played = move;
  ratingOfPlayed = Number.NEGATIVE_INFINITY;
  rateMoves(state, seat, prepared, 'all', collect);
  let all = 0;
  for (let i = 0; i < rated; i++) all += exp((ratings[i]! - ratingOfPlayed) / temperature);
  return log((1 - WHIM) / all + WHIM / Math.max(1, rated));
}
