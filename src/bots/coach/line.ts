// A line of play that shows the difference between two moves: how masters might continue after each of them.

import { redactEvent, type VisibleEvent } from '../../engine/events.ts';
import { CHANCE, type Seat } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { type Bot, choose, type Question } from '../bot.ts';
import type { Budget } from '../bot-name.ts';
import { levelBot } from '../levels.ts';
import { informedForesight, playOn } from '../search/playout.ts';
import type { Pair } from './explain.ts';

/** What one seat does until another one decides, as the seat of the decision sees it. */
export interface LineTurn {
  readonly seat: Seat;
  readonly events: readonly VisibleEvent[];
}

/** The turns after each of two moves, that of the move itself first, in the same supposed truth. */
export interface Lines {
  readonly played: readonly LineTurn[];
  readonly better: readonly LineTurn[];
}

const MAX_TURNS = 5;
/** Determinizations to choose from. */
const TRUTHS = 12;
const HORIZON = 200;
/** Of each decision in the line, with this part of the time for a comparison. */
const LINE_ITERATIONS = 120;
const LINE_TIME = 1 / 12;

/** `gap`: how far the better move is ahead on average; the line is played where it is ahead about so far. */
export function* linesAfter(
  question: Question,
  pair: Pair,
  gap: number,
  { milliseconds }: Budget,
): Generator<undefined, Lines> {
  const truth = typicalTruth(question, pair, gap);
  yield;
  const master = levelBot('master', { iterations: LINE_ITERATIONS, milliseconds: LINE_TIME * milliseconds });
  const luck = question.rng.word();
  const better = yield* lineAfter(question, truth, pair.better, master, new Rng(luck));
  const played = yield* lineAfter(question, truth, pair.played, master, new Rng(luck));
  return { played, better };
}

function typicalTruth({ game, insight, seat, view, rng }: Question, pair: Pair, gap: number): unknown {
  const foresight = informedForesight(game, insight);
  const known = view();
  let best: unknown;
  let distance = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRUTHS; i++) {
    const truth = game.determinize(known, rng);
    const luck = rng.word();
    const share = (move: unknown) => {
      const state = game.clone(truth);
      game.play(state, seat, move);
      return playOn(game, foresight, state, HORIZON, new Rng(luck))[seat]!;
    };
    const off = Math.abs(share(pair.better) - share(pair.played) - gap);
    if (off >= distance) continue;
    distance = off;
    best = truth;
  }
  return best;
}

/** Ends where a playout would: after a round, an auction, a turn of chance; or after a few turns. */
function* lineAfter(
  { game, insight, seat: reader }: Question,
  truth: unknown,
  first: unknown,
  master: Bot,
  rng: Rng,
): Generator<undefined, readonly LineTurn[]> {
  const state = game.clone(truth);
  const turns: { seat: Seat; events: VisibleEvent[] }[] = [];
  const play = (by: Seat, move: unknown) => {
    if (by !== CHANCE && turns.at(-1)?.seat !== by) turns.push({ seat: by, events: [] });
    const { events } = turns.at(-1)!;
    game.play(state, by, move, (event) => events.push(redactEvent(event, reader)));
  };
  play(reader, first);
  for (;;) {
    const by = game.turn(state);
    const isOwn = by === turns.at(-1)!.seat;
    if (game.outcome(state) || insight.isQuiet(state)) return turns;
    if (by === CHANCE) {
      play(CHANCE, game.chance(state, rng));
      continue;
    }
    if (!isOwn && turns.length === MAX_TURNS) return turns;
    const question = {
      game,
      insight,
      seat: by,
      moves: game.legalMoves(state, by),
      view: () => game.view(state, by),
      rng,
    };
    play(by, choose(master, question));
    yield;
  }
}
