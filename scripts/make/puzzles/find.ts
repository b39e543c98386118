// Looks through one game of bots for a decision with one clearly best move.
import { lookingAtAll } from '../../../src/bots/coach/compare.ts';
import { expectimax } from '../../../src/bots/expectimax/expectimax.ts';
import { ONE_PLY, THREE_PLY } from '../../../src/bots/expectimax/settings.ts';
import { type Bot, choose, findBot, type Question, type RankedMove } from '../../../src/bots/index.ts';
import { USUAL } from '../../../src/bots/levels.ts';
import { search } from '../../../src/bots/search/search.ts';
import {
  type AnyGame,
  type AnyTable,
  allOptions,
  openTable,
  rngOf,
  seedFromText,
} from '../../../src/engine/index.ts';
import { packedMove } from '../../../src/engine/packed-moves.ts';
import type { Puzzle } from '../../../src/engine/puzzle.ts';
import { insightOf } from '../../../src/games/loaded.ts';
import { ratingOf } from './difficulty.ts';

/** The least lead of the best move over every other, as a probability of winning; smaller with dice, where one step decides less. */
const LEAD = { cards: 0.035, dice: 0.025 };
/** A puzzle needs at least this many choices. */
const MIN_MOVES = 3;
/** Looked at in each game: enough to find one in most games, few enough that it may be anywhere. */
const LOOKS_PER_GAME = 14;
const LOOKS_PER_DICE_GAME = 20;
/** The answer is compared with this many of the next best moves, */
export const RIVAL_COUNT = 4;
/** in this many playouts together. */
const CONFIRMING_PLAYOUTS = 20_000;
/** The lead has to be this many standard errors above nothing. */
const CERTAINTY = 4;
/** With dice a first look is cheap, and most steps of a turn can be exchanged, so that none is best. */
const ONE_PLY_BOT = expectimax('one ply', ONE_PLY);
/**
 * Playouts to the end are a worse judge with dice than a search: their policy hits and is hit at random. So every roll
 * of the opponent is answered, sixteen times with other rolls after it.
 */
const THREE_PLY_BOT = expectimax('three plies', {
  ...THREE_PLY,
  rounds: 16,
  dropAtErrors: 4,
  milliseconds: Number.POSITIVE_INFINITY,
});

/** At most one puzzle of each game. The people who have left it there play like the people who meet it: well, with lapses. */
export function findPuzzle(
  game: AnyGame,
  number: number,
  isWanted: (draft: Pick<Puzzle, 'best' | 'rating'>) => boolean,
): Puzzle | null {
  const insight = insightOf(game);
  const seats = game.seatCounts[number % game.seatCounts.length]!;
  const options = allOptions(game)[0] ?? {};
  const seed = `${game.id} ${number}`;
  const table = openTable(game, seats, options, seedFromText(seed, seats));
  const player = findBot('apprentice', insight)!;
  const rng = rngOf(`looks at ${seed}`);
  let path = '';
  let looks = 0;
  for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
    const question = questionAt(table, seat, seed);
    if (
      question.moves.length >= MIN_MOVES &&
      looks < (game.odds ? LOOKS_PER_DICE_GAME : LOOKS_PER_GAME) &&
      rng.int(game.odds ? 10 : 4) === 0
    ) {
      looks++;
      const found = clearlyBest(question, isWanted);
      if (found)
        return {
          seats,
          options,
          seed,
          seat,
          ...found,
          playouts: game.odds ? 0 : CONFIRMING_PLAYOUTS,
          theme: '',
          path,
        };
    }
    const notation = game.notation(choose(player, question));
    path += packedMove(table, notation);
    table.play(seat, notation);
  }
  return null;
}

export function questionAt(table: AnyTable, seat: number, seed: string): Question {
  const { game, ply } = table;
  const view = table.view(seat);
  return {
    game,
    insight: insightOf(game),
    seat,
    moves: table.legalMoves(seat),
    view: () => view,
    rng: rngOf(`${seed}/${ply}`),
    personality: seed,
  };
}

/** Three looks, each more thorough: most decisions are dropped by the first. */
function clearlyBest(
  question: Question,
  isWanted: Parameters<typeof findPuzzle>[2],
): Pick<Puzzle, 'best' | 'rating' | 'chance' | 'next'> | null {
  const { game, insight, rng } = question;
  const lead = game.odds ? LEAD.dice : LEAD.cards;
  const quick = rankingOf(game.odds ? ONE_PLY_BOT : findBot('master@150', insight)!, question);
  if (!leads(quick, lead)) return null;
  const best = game.notation(quick[0]!.move);
  const rating = ratingOf(question, best);
  if (!isWanted({ best, rating })) return null;
  const ranking = rankingOf(findBot('master@800', insight)!, question);
  if (game.notation(ranking[0]!.move) !== best || !leads(ranking, lead)) return null;
  const moves = ranking.slice(0, RIVAL_COUNT + 1).map(({ move }) => move);
  const confirmed = confirm({ ...question, moves, rng: rngOf(`confirms ${rng.word()}`) });
  const [first, second] = confirmed;
  if (!first || !second || game.notation(first.move) !== best || !leads(confirmed, lead)) return null;
  return { best, rating, chance: rounded(first.value), next: rounded(second.value) };
}

function leads([first, second]: readonly RankedMove[], lead: number): boolean {
  if (!first || !second || first.value - second.value < lead) return false;
  const error = Math.hypot(first.error ?? 0, second.error ?? 0);
  return first.visits < 1000 || first.value - second.value > CERTAINTY * error;
}

/** The best moves of a master among each other. The best by value first. */
export function confirm(question: Question): readonly RankedMove[] {
  const { game, insight, moves } = question;
  const looking = { ...question, insight: lookingAtAll(insight, moves) };
  const ranking = game.odds ? rankingOf(THREE_PLY_BOT, looking) : byPlayouts(looking);
  return ranking.toSorted((a, b) => b.value - a.value);
}

function byPlayouts(question: Question): readonly RankedMove[] {
  const settings = { ...USUAL.master, ...question.insight.levels?.master };
  const thought = search(question, {
    ...settings,
    informed: true,
    iterations: CONFIRMING_PLAYOUTS,
    milliseconds: Number.POSITIVE_INFINITY,
  });
  while (!thought.work(Number.POSITIVE_INFINITY));
  return thought.ranking();
}

export function rankingOf(bot: Bot, question: Question): readonly RankedMove[] {
  const thought = bot.think(question);
  while (!thought.work(Number.POSITIVE_INFINITY));
  return thought.ranking();
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;
