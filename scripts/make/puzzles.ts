// `npm run make -- puzzles [--only scout --count 10 --lead 0.1 --each 3]`: looks through bot games for decisions with one clearly best move, not the obvious one, and writes them into the game's folder.
// `npm run make -- puzzles --only scripts-and-scribes --like biblios`: another edition of the same rules gets the same positions in its own words.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { duel } from '../../src/bots/coach/compare.ts';
import { type Bot, choose, findBot, type Question } from '../../src/bots/index.ts';
import {
  type AnyGame,
  type AnyTable,
  allOptions,
  openTable,
  rngOf,
  seedFromText,
  splitMove,
} from '../../src/engine/index.ts';
import type { Puzzle } from '../../src/engine/puzzle.ts';
import { allGames, findGame, insightOf } from '../../src/games/loaded.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    like: { type: 'string' },
    count: { type: 'string', default: '10' },
    /** The least lead of the best move over every other, as a probability of winning; smaller with dice, where one step decides less. */
    lead: { type: 'string', default: '0.1' },
    /** Only every n-th decision is examined, so that puzzles are not neighbours. */
    each: { type: 'string', default: '3' },
  },
});
const wanted = Number(values.count);

const lead = Number(values.lead);
const lookAtEach = Number(values.each);
/** The share of the lead that is required with dice. */
const DICE_LEAD_SHARE = 0.4;
/** A puzzle needs at least this many choices. */
const MIN_MOVES = 3;
/** The best move is compared with this many of the next best, each on samples of its own. */
const RIVAL_COUNT = 4;

export function main(): void {
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    if (values.like !== undefined) {
      write(
        game.id,
        puzzlesOf(values.like).map((puzzle) => inWordsOf(game, findGame(values.like!)!, puzzle)),
      );
      continue;
    }
    const found: Puzzle[] = [];
    for (let number = 1; found.length < wanted; number++) {
      const puzzle = puzzleIn(game, number);
      if (!puzzle || isTooMuchOf(puzzle, found)) continue;
      found.push(puzzle);
      console.log(
        `${game.id} ${found.length}: game ${number}, decision ${puzzle.moves.length + 1}, ${puzzle.best}, ${puzzle.chance} to ${puzzle.next}`,
      );
    }
    // The clearest first.
    found.sort((a, b) => b.chance - b.next - (a.chance - a.next));
    write(game.id, found);
  }
}

function fileOf(id: string): string {
  return fileURLToPath(new URL(`../../src/games/${id}/teaching/puzzles.json`, import.meta.url));
}

function write(id: string, puzzles: readonly Puzzle[]): void {
  writeFileSync(fileOf(id), `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`);
}

function puzzlesOf(id: string): readonly Puzzle[] {
  return JSON.parse(readFileSync(fileOf(id), 'utf8'));
}

/** The same moves in the notation of this edition. */
function inWordsOf(game: AnyGame, other: AnyGame, puzzle: Puzzle): Puzzle {
  const { seats, seed, seat, best, moves } = puzzle;
  const options = allOptions(game)[0] ?? {};
  const dealt = seedFromText(seed, seats);
  const [from, to] = [openTable(other, seats, puzzle.options, dealt), openTable(game, seats, options, dealt)];
  const said = (move: string) => {
    const { seat, notation } = splitMove(move);
    const data = JSON.stringify(from.legalMoves(seat).find((move) => other.notation(move) === notation));
    const same = to.legalMoves(seat).find((move) => JSON.stringify(move) === data);
    if (same === undefined) throw new Error(`${game.id} is no edition of ${other.id}: ${move}`);
    return game.notation(same);
  };
  const played = moves.map((move) => {
    const { seat, notation } = splitMove(move);
    const own = said(move);
    from.play(seat, notation);
    to.play(seat, own);
    return `${seat} ${own}`;
  });
  return { ...puzzle, options, best: said(`${seat} ${best}`), moves: played };
}

/** Limits the number of answers such as “pass”. */
function isTooMuchOf({ best }: Puzzle, found: readonly Puzzle[]): boolean {
  const isBare = (notation: string) => !notation.includes(' ');
  return isBare(best) && found.filter((puzzle) => isBare(puzzle.best)).length >= wanted / 4;
}

/** At most one puzzle of each game. */
function puzzleIn(game: AnyGame, number: number): Puzzle | null {
  const insight = insightOf(game);
  const seats = game.seatCounts[number % game.seatCounts.length]!;
  const options = allOptions(game)[0] ?? {};
  const seed = `${game.id} puzzle ${number}`;
  const table = openTable(game, seats, options, seedFromText(seed, seats));
  const player = findBot('scribe', insight)!;
  const looker = findBot('master@300', insight)!;
  // Starts at a random decision, so that puzzles are not always from the beginning.
  const from = rngOf(`${game.id} ${seed}`).int(40);
  for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
    const question = questionAt(table, seat, seed);
    const isLookedAt = table.ply >= from && table.ply % lookAtEach === 0;
    if (isLookedAt && question.moves.length >= MIN_MOVES) {
      const clear = clearlyBest(question, looker, insight, game.odds ? DICE_LEAD_SHARE * lead : lead);
      if (clear) return { seats, options, seed, seat, ...clear, moves: table.moves };
    }
    table.play(seat, game.notation(choose(player, question)));
  }
  return null;
}

function questionAt(table: AnyTable, seat: number, seed: string): Question {
  const { game, ply } = table;
  return {
    game,
    insight: insightOf(game),
    seat,
    moves: table.legalMoves(seat),
    view: () => table.view(seat),
    rng: rngOf(`${seed}/${ply}`),
    personality: seed,
  };
}

function clearlyBest(question: Question, looker: Bot, insight: ReturnType<typeof insightOf>, lead: number) {
  const { game } = question;
  const thought = looker.think(question);
  while (!thought.work(Number.POSITIVE_INFINITY));
  const [first, ...others] = thought.ranking();
  if (!first || first.value - (others[0]?.value ?? 1) < lead) return null;
  const obvious = choose(findBot('greedy', insight)!, question);
  if (obvious === first.move) return null;
  const rivals = [obvious, ...others.slice(0, RIVAL_COUNT).map(({ move }) => move)];
  let sum = 0;
  let leastLead = 1;
  for (const rival of rivals) {
    const work = duel(
      { ...question, rng: rngOf(`puzzle/${game.notation(rival)}`) },
      looker,
      first.move,
      rival,
    );
    let step = work.next();
    while (!step.done) step = work.next();
    const [best, other] = step.value;
    if (best - other < lead) return null;
    sum += best;
    leastLead = Math.min(leastLead, best - other);
  }
  const chance = sum / rivals.length;
  return { best: game.notation(first.move), chance: rounded(chance), next: rounded(chance - leastLead) };
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}
