// `npm run make -- puzzles [--only GAME] [--count 200]`: looks through games of bots for decisions with one clearly best move, and adds them to the game's puzzles.
// It goes on where it stopped: the file has the number of the last game that was looked through.
// `--check N` judges N stored puzzles of each game again instead, chosen at random (`--seed`), and fails if an answer is not the best move.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type AnyGame, rngOf } from '../../src/engine/index.ts';
import type { Puzzle, PuzzleSet } from '../../src/engine/puzzle.ts';
import { findManifest } from '../../src/games/index.ts';
import { allGames } from '../../src/games/loaded.ts';
import { openScene } from '../../src/web/table/scenes.ts';
import { checkPuzzle } from './puzzles/check.ts';
import { findPuzzle } from './puzzles/find.ts';
import { summaryOf } from './puzzles/summary.ts';

interface PuzzleFile {
  /** The number of the last game that was looked through. */
  readonly lookedThrough: number;
  readonly puzzles: readonly Puzzle[];
}

const DEFAULT_COUNT = '200';
/** At most this share of answers such as “pass”, and of puzzles that the simplest level mostly solves. */
const MAX_BARE = 0.2;
const MAX_EASY = 0.25;
const EASY_RATING = 1150;

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      count: { type: 'string', default: DEFAULT_COUNT },
      check: { type: 'string' },
      seed: { type: 'string', default: '1' },
    },
  });
  const wanted = Number(values.check ?? values.count);
  if (!Number.isInteger(wanted) || wanted < 1)
    throw new Error('bad-count: --count and --check should be a whole number from 1');
  const games = allGames.filter(({ game }) => values.only === undefined || values.only === game.id);
  if (games.length === 0)
    throw new Error(
      `unknown-game: --only should name one of ${allGames.map(({ game }) => game.id).join(', ')}`,
    );
  for (const { game } of games) {
    const set = await findManifest(game.id)?.puzzles?.();
    if (!set) throw new Error(`no-puzzles: ${game.id} has no teaching/puzzles.ts`);
    if (values.check === undefined) fill(game, set, wanted);
    else check(game, wanted, values.seed);
  }
}

function check(game: AnyGame, wanted: number, seed: string): void {
  const { puzzles } = read(game.id);
  const rng = rngOf(`checks ${game.id} ${seed}`);
  const left = [...puzzles];
  const leads: number[] = [];
  let failed = 0;
  while (leads.length < wanted && left.length > 0) {
    const [puzzle] = left.splice(rng.int(left.length), 1) as [Puzzle];
    const { isBest, chance, next } = checkPuzzle(game, puzzle, `check ${seed}`);
    leads.push(chance - next);
    if (!isBest) failed++;
    console.log(
      `${puzzle.seed}: ${puzzle.best}, stored ${puzzle.chance} to ${puzzle.next}, now ${chance.toFixed(3)} to ${next.toFixed(3)}${isBest ? '' : ', NOT THE BEST'}`,
    );
  }
  if (failed > 0) process.exitCode = 1;
  console.log(
    `${game.id}: the answer is best in ${leads.length - failed} of ${leads.length}, smallest lead ${(100 * Math.min(...leads)).toFixed(1)} points`,
  );
}

function fill(game: AnyGame, set: PuzzleSet, wanted: number): void {
  let { lookedThrough, puzzles } = read(game.id);
  puzzles = puzzles.map((puzzle) => withTheme(game, set, puzzle));
  write(game.id, { lookedThrough, puzzles });
  while (puzzles.length < wanted) {
    lookedThrough++;
    const puzzle = findPuzzle(game, lookedThrough, (draft) => !isTooMuchOf(draft, puzzles, wanted));
    if (puzzle) {
      puzzles = [...puzzles, withTheme(game, set, puzzle)];
      console.log(
        `${game.id} ${puzzles.length}: game ${lookedThrough}, ${puzzle.best}, ${puzzle.chance} to ${puzzle.next}, ${puzzle.rating}`,
      );
    }
    write(game.id, { lookedThrough, puzzles });
  }
  console.log(
    `${game.id}, ${puzzles.length} puzzles in ${lookedThrough} games\n\n${summaryOf(set, puzzles)}\n`,
  );
}

type Draft = Pick<Puzzle, 'best' | 'rating'>;
function withTheme(game: AnyGame, { themeOf }: PuzzleSet, puzzle: Puzzle): Puzzle {
  const { seat, best } = puzzle;
  const table = openScene(game, puzzle);
  const answer = table.legalMoves(seat).find((move) => game.notation(move) === best);
  return { ...puzzle, theme: themeOf(table.view(seat), answer) };
}

const isBare = ({ best }: Draft) => !best.includes(' ');
const isEasy = ({ rating }: Draft) => rating < EASY_RATING;

function isTooMuchOf(puzzle: Draft, found: readonly Puzzle[], wanted: number): boolean {
  const isFull = (is: (each: Draft) => boolean, share: number) =>
    is(puzzle) && found.filter(is).length >= wanted * share;
  return isFull(isBare, MAX_BARE) || isFull(isEasy, MAX_EASY);
}

const pathOf = (id: string) =>
  fileURLToPath(new URL(`../../src/games/${id}/teaching/puzzles.json`, import.meta.url));

function read(id: string): PuzzleFile {
  const path = pathOf(id);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { lookedThrough: 0, puzzles: [] };
}

/** A line each. Never half written: the old file is there until the new one is complete. */
function write(id: string, { lookedThrough, puzzles }: PuzzleFile): void {
  const path = pathOf(id);
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  writeFileSync(`${path}.new`, `{"lookedThrough":${lookedThrough},"puzzles":[\n${lines}\n]}\n`);
  renameSync(`${path}.new`, path);
}
