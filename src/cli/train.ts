// `train`: a game's value network learns by playing against itself. An interrupted training can be resumed.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstWinShare } from '../bots/expectimax/evaluation-match.ts';
import { handMade } from '../bots/expectimax/evaluator.ts';
import { netEvaluation } from '../bots/net/evaluation.ts';
import { Training, type TrainingPlan } from '../bots/net/training.ts';
import { type AnyGame, chooseOptions, type Lang } from '../engine/index.ts';
import type { Features } from '../engine/insight.ts';
import { allGames, insightOf } from '../games/loaded.ts';
import { parseGame, parseNumber } from './choices.ts';
import { escapeOutside } from './escaping.ts';
import { numberFormats } from './number-format.ts';
import { progressBar } from './simulation/progress.ts';
import { wilson } from './simulation/statistics.ts';
import type { Terminal } from './terminal.ts';
import { textsOf } from './texts/index.ts';
import { type Checkpoint, readCheckpoint, restore, writeCheckpoint } from './training/checkpoint.ts';
import { writeDataFile } from './training/data-file.ts';
import { UsageError } from './usage.ts';

/** As the flags give them. */
export interface TrainFlags {
  readonly games?: string;
  readonly seed?: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly hidden?: string;
  readonly rate?: string;
  readonly cooling?: string;
  readonly lambda?: string;
  readonly warmUp?: string;
  readonly round?: string;
  readonly passes?: string;
  readonly check?: string;
  readonly resume?: string;
}

const GAMES = '20000';
const MAX_GAMES = 1_000_000_000;
const MAX_HIDDEN_UNITS = 1024;
const MAX_GAMES_PER_ROUND = 10_000;
const MAX_PASSES = 100;
const LANES = 4;
/** Each round ends with a checkpoint: some seconds of work. */
const ROUND = '50';
/** The number of games between two measurements, and of pairs of games in each. */
const CHECK_EVERY = 2000;
const CHECK_PAIRS = 50;
const PROGRESS_MS = 500;
const CHECKPOINT = '.checkpoint.json';

export function train(id: string, flags: TrainFlags, terminal: Terminal, lang: Lang): void {
  const { game } = parseGame(id);
  const { features } = insightOf(game);
  if (!features) throw new UsageError({ code: 'nothing-to-train', game: id, valid: trainable() });
  const resumed = flags.resume === undefined ? null : resumedFrom(flags.resume, game, flags);
  const training = new Training(game, insightOf(game), features, resumed?.plan ?? planOf(flags));
  if (resumed && flags.resume !== undefined) restore(training, resumed, flags.resume);
  const out = flags.out ?? (flags.resume === undefined ? `${id}-weights.ts` : networkOf(flags.resume, id));
  const checkpointFile = flags.resume ?? `${out}${CHECKPOINT}`;
  const used = [out, checkpointFile].find((file) => existsSync(file));
  if (used !== undefined && !resumed && !flags.force)
    throw new UsageError({ code: 'file-in-use', file: used, flag: '--force' });
  const every =
    flags.check === undefined ? CHECK_EVERY : parseNumber('--check', flags.check, { from: 0, to: MAX_GAMES });
  const games = parseNumber('--games', flags.games ?? GAMES, { from: 1, to: MAX_GAMES });
  const texts = textsOf(lang).train;
  const { whole, decimal } = numberFormats(lang);
  const begin = performance.now();
  const seconds = () => (resumed?.seconds ?? 0) + (performance.now() - begin) / 1000;
  let shown = 0;
  while (training.played < games) {
    const before = training.played;
    training.playRound(games);
    const { played } = training;
    if (performance.now() - shown > PROGRESS_MS) {
      shown = performance.now();
      terminal.progress(
        progressBar({ done: played, all: games, seconds: seconds() }, terminal.progressWidth, lang),
      );
    }
    writeCheckpoint(checkpointFile, id, training, seconds());
    if (every > 0 && (Math.floor(played / every) > Math.floor(before / every) || played === games)) {
      terminal.progress('');
      terminal.print(
        texts.checked(whole(played), decimal(seconds() / 60), strengthOf(training, game, features, lang)),
      );
    }
  }
  writeDataFile(out, id, training);
  terminal.print(texts.done(escapeOutside(out), escapeOutside(checkpointFile)));
}

/** A resumed training writes its network beside its checkpoint, as it would have without the break. */
function networkOf(checkpoint: string, game: string): string {
  return checkpoint.endsWith(CHECKPOINT)
    ? checkpoint.slice(0, -CHECKPOINT.length)
    : join(dirname(checkpoint), `${game}-weights.ts`);
}

/** What the trained evaluation wins against the hand-made one, both at one ply, under the default options. */
function strengthOf({ net }: Training, game: AnyGame, features: Features<unknown>, lang: Lang): string {
  const insight = insightOf(game);
  const chosen = chooseOptions(game, {});
  if (!chosen.ok) throw new Error(`${game.id}: its defaults are no options of its own`);
  const share = firstWinShare({
    game,
    insight,
    options: chosen.options,
    evaluations: [netEvaluation(net, features), handMade(insight)],
    pairs: CHECK_PAIRS,
    seed: 'strength',
  });
  const { percent } = numberFormats(lang);
  const { low, high } = wilson(share * 2 * CHECK_PAIRS, 2 * CHECK_PAIRS);
  return `${percent(share)} (${percent(low)}–${percent(high)})`;
}

function planOf(flags: TrainFlags): TrainingPlan {
  const hidden = parseNumber('--hidden', flags.hidden ?? '64', { from: LANES, to: MAX_HIDDEN_UNITS });
  return {
    seed: flags.seed ?? '1',
    hidden: Math.ceil(hidden / LANES) * LANES,
    rate: parseShare('--rate', flags.rate ?? '0.03'),
    cooling: parseNumber('--cooling', flags.cooling ?? '2000', { from: 1, to: MAX_GAMES }),
    lambda: parseShare('--lambda', flags.lambda ?? '0.7'),
    warmUp: parseNumber('--warm-up', flags.warmUp ?? '200', { from: 0, to: MAX_GAMES }),
    round: parseNumber('--round', flags.round ?? ROUND, { from: 1, to: MAX_GAMES_PER_ROUND }),
    passes: parseNumber('--passes', flags.passes ?? '2', { from: 1, to: MAX_PASSES }),
  };
}

function parseShare(flag: string, given: string): number {
  const share = /^\d*\.?\d+$/.test(given) ? Number(given) : Number.NaN;
  if (!(share >= 0 && share <= 1)) throw new UsageError({ code: 'bad-share', flag, given });
  return share;
}

/** A training is resumed with its own plan: another plan would give another network. */
function resumedFrom(file: string, game: AnyGame, flags: TrainFlags): Checkpoint {
  const given = Object.keys(flags).filter((flag) => PLAN_FLAGS.includes(flag));
  if (given.length > 0) {
    throw new UsageError({ code: 'resume-with-others', flags: given.map(written) });
  }
  const checkpoint = readCheckpoint(file);
  if (checkpoint.training !== game.id) {
    throw new UsageError({ code: 'resume-other-game', file, game: checkpoint.training, asked: game.id });
  }
  return checkpoint;
}

/** `--warm-up`, as people type it. */
const written = (flag: string) => `--${flag.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const PLAN_FLAGS: readonly string[] = [
  'seed',
  'hidden',
  'rate',
  'cooling',
  'lambda',
  'warmUp',
  'round',
  'passes',
];

function trainable(): string[] {
  return allGames
    .map(({ game }) => game)
    .filter((game) => insightOf(game).features)
    .map(({ id }) => id);
}
