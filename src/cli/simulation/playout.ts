// One game between bots at full speed: no table, no log, no copies.
import { type Bot, choose } from '../../bots/index.ts';
import {
  type AnyGame,
  CHANCE,
  type GameEvent,
  type Options,
  type Outcome,
  OVER,
  type Rng,
  redactEvent,
} from '../../engine/index.ts';
import { insightOf } from '../../games/loaded.ts';

export interface Playout {
  readonly game: AnyGame;
  readonly options: Options;
  /** One per seat, as are the generators. */
  readonly bots: readonly Bot[];
  readonly rngs: readonly Rng[];
  chanceRng(step: number): Rng;
  /** Asked before every decision; a stopped game has no result. */
  isStopped(): boolean;
  /** The bots' personality in this game. */
  readonly personality?: string;
  /** If given, every decision is appended in the form of a record. */
  readonly moves?: string[];
}

export interface Played {
  readonly outcome: Outcome;
  readonly plies: number;
  readonly chanceSteps: number;
  readonly longestMoveList: number;
}

export function playOut({
  game,
  options,
  bots,
  rngs,
  chanceRng,
  isStopped,
  personality = '',
  moves: record,
}: Playout): Played | null {
  const insight = insightOf(game);
  const state = game.setup(bots.length, options);
  let plies = 0;
  let chanceSteps = 0;
  let longestMoveList = 0;
  const happened: GameEvent[] = [];
  const emit = (event: GameEvent) => happened.push(event);
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, chanceRng(chanceSteps++)), emit);
      continue;
    }
    if (isStopped()) return null;
    const seat = turn;
    const moves = game.legalMoves(state, seat);
    if (moves.length > longestMoveList) longestMoveList = moves.length;
    const view = () => game.view(state, seat);
    const events = () => happened.map((event) => redactEvent(event, seat));
    const rng = rngs[seat]!;
    const move = choose(bots[seat]!, { game, insight, seat, moves, view, events, rng, personality });
    record?.push(`${seat} ${game.notation(move)}`);
    game.play(state, seat, move, emit);
    plies++;
  }
  const outcome = game.outcome(state);
  if (!outcome) throw new Error(`${game.id}: over, yet without an outcome`);
  return { outcome, plies, chanceSteps, longestMoveList };
}
