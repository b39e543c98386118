// The master of every game: iterations a second beside boardgame.io's own search bot, in turns, by the processor's time; how many moves an iteration plays; memory; and how well a decision keeps to its time.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { levelBot } from '../src/bots/levels.ts';
import { type AnyGame, allOptions, CHANCE, OVER, Rng, rngOf } from '../src/engine/index.ts';
import type { AnyInsight } from '../src/engine/insight.ts';
import { allGames, insightOf } from '../src/games/loaded.ts';
import { SMALLEST_MOVES, searchSmallestCardGame } from './boardgameio.ts';
import { median } from './median.ts';
import { processorSeconds } from './processor.ts';

const ROUNDS = 5;
const SLICE = 0.8;
/** Milliseconds for each decision of a whole game, not only its beginning. */
const DECISION = 40;
const MEGABYTE = 1 << 20;
const TRIES = 2000;
const TRIES_A_DECISION = 40;

/** A new bot for each decision: with dice a bot reuses the work of its turn, which must not count. */
const tireless = () =>
  levelBot('master', { iterations: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY });

interface Slice {
  readonly iterations: number;
  /** Processor time. */
  readonly seconds: number;
  /** Wall-clock time of each decision. */
  readonly milliseconds: readonly number[];
}

/** The master plays against itself; counts its iterations (with dice: evaluated positions). */
function masterPlay(game: AnyGame, seats: number, insight = insightOf(game)): (seconds: number) => Slice {
  const rng = new Rng(1, seats);
  let decisions = decisionsOf(game, insight, seats, rng);
  return (seconds) => {
    let iterations = 0;
    let spent = 0;
    const milliseconds: number[] = [];
    while (spent < seconds) {
      const start = processorSeconds();
      const next = decisions.next();
      if (next.done) decisions = decisionsOf(game, insight, seats, rng);
      else {
        iterations += next.value.iterations;
        milliseconds.push(next.value.milliseconds);
        spent += processorSeconds() - start;
      }
    }
    return { iterations, seconds: spent, milliseconds };
  };
}

function* decisionsOf(
  game: AnyGame,
  insight: AnyInsight,
  seats: number,
  rng: Rng,
): Generator<{ readonly iterations: number; readonly milliseconds: number }> {
  const state = game.setup(seats, allOptions(game)[0] ?? {});
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    if (turn === CHANCE) {
      game.play(state, CHANCE, game.chance(state, rng));
      continue;
    }
    const seat = turn;
    const moves = game.legalMoves(state, seat);
    if (moves.length === 1) {
      game.play(state, seat, moves[0]);
      continue;
    }
    const start = performance.now();
    const thought = tireless().think({ game, insight, seat, moves, view: () => game.view(state, seat), rng });
    thought.work(DECISION);
    const ranking = thought.ranking();
    const milliseconds = performance.now() - start;
    yield { iterations: ranking.reduce((sum, { visits }) => sum + visits, 0), milliseconds };
    game.play(state, seat, ranking[0]!.move);
  }
}

/** Moves played in one iteration, over a whole game: the compared bots play iterations of different length. */
function movesAnIteration(game: AnyGame, seats: number): number {
  let moves = 0;
  const counting: AnyGame = {
    ...game,
    play: (...given) => {
      moves++;
      game.play(...given);
    },
  };
  const { iterations } = masterPlay(counting, seats, insightOf(game))(SLICE);
  return moves / iterations;
}

/** Memory held by a search of one second at the first decision of a game. */
function megabytes(game: AnyGame, seats: number): number {
  const insight = insightOf(game);
  const rng = rngOf('memory');
  const state = game.setup(seats, allOptions(game)[0] ?? {});
  for (;;) {
    const turn = game.turn(state);
    if (turn === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
    else {
      const moves = game.legalMoves(state, turn);
      if (moves.length > 1) {
        const before = heap();
        const thought = tireless().think({
          game,
          insight,
          seat: turn,
          moves,
          view: () => game.view(state, turn),
          rng,
        });
        thought.work(1000);
        const after = heap();
        // Keeps the search alive until here.
        thought.ranking();
        return Math.max(0, after - before) / MEGABYTE;
      }
      game.play(state, turn, moves[0]);
    }
  }
}

/** Processor time of each iteration in milliseconds, over the decisions of some games. */
function tries(game: AnyGame, seats: number): readonly number[] {
  const insight = insightOf(game);
  const rng = rngOf('tries');
  const times: number[] = [];
  while (times.length < TRIES) {
    const state = game.setup(seats, allOptions(game)[0] ?? {});
    for (let turn = game.turn(state); turn !== OVER && times.length < TRIES; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.play(state, CHANCE, game.chance(state, rng));
        continue;
      }
      const seat = turn;
      const moves = game.legalMoves(state, seat);
      const question = { game, insight, seat, moves, view: () => game.view(state, seat), rng };
      const thought = tireless().think(question);
      for (let i = 0; i < TRIES_A_DECISION && moves.length > 1; i++) {
        const start = processorSeconds();
        // A slice this short is a single iteration.
        if (thought.work(0.001)) break;
        times.push(1000 * (processorSeconds() - start));
      }
      game.play(state, seat, thought.ranking()[0]!.move);
    }
  }
  return times;
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(0.99 * times.length) - 1] ?? 0;
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

export async function benchBots(only: string | undefined): Promise<object[]> {
  const subjects = allGames
    .filter(({ game }) => !only || game.id === only)
    .flatMap(({ game }) => game.seatCounts.map((seats) => ({ game, seats, run: masterPlay(game, seats) })));
  const yardstick: number[] = [];
  const rates = subjects.map((): number[] => []);
  const ratios = subjects.map((): number[] => []);
  const times = subjects.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [i, { run }] of subjects.entries()) {
      // The baseline runs before each subject, so that both see the same load of the machine.
      const peer = await searchSmallestCardGame(SLICE);
      const { iterations, seconds, milliseconds } = run(SLICE);
      // The first round is for warming up.
      if (round < 0) continue;
      yardstick.push(peer.iterations / peer.seconds);
      times[i]!.push(...milliseconds);
      rates[i]!.push(iterations / seconds);
      ratios[i]!.push(iterations / seconds / (peer.iterations / peer.seconds));
    }
  }
  return [
    {
      subject: 'boardgame.io MCTSBot, smallest',
      iterationsPerSecond: Math.round(median(yardstick)),
      ratio: 1,
      moves: SMALLEST_MOVES,
    },
    ...subjects.map(({ game, seats }, i) => ({
      subject: `${game.id} ${seats}`,
      iterationsPerSecond: Math.round(median(rates[i]!)),
      ratio: Number(median(ratios[i]!).toFixed(1)),
      moves: Number(movesAnIteration(game, seats).toFixed(1)),
      megabytes: Number(megabytes(game, seats).toFixed(1)),
      /** The longest of a hundred iterations in processor time: a decision may exceed its time by this much. */
      tryMilliseconds: Number(p99(tries(game, seats)).toFixed(2)),
      /** Wall-clock time of decisions as a share of the allowed time, and their number; meaningful on an idle machine only. */
      p99: `${Math.round((100 * p99(times[i]!)) / DECISION)} % of ${DECISION} ms (${times[i]!.length})`,
    })),
    {
      subject: 'most memory of this process, the yardstick included',
      megabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    },
  ];
}
