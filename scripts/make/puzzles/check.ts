// Judges a stored puzzle once more, with other randomness: whether its answer still beats the next best moves.
import { findBot } from '../../../src/bots/index.ts';
import { type AnyGame, rngOf } from '../../../src/engine/index.ts';
import type { Puzzle } from '../../../src/engine/puzzle.ts';
import { insightOf } from '../../../src/games/loaded.ts';
import { openScene } from '../../../src/web/table/scenes.ts';
import { confirm, questionAt, RIVAL_COUNT, rankingOf } from './find.ts';

export interface PuzzleCheck {
  readonly isBest: boolean;
  /** The chance of winning with the answer, and with the best of the other moves. */
  readonly chance: number;
  readonly next: number;
}

export function checkPuzzle(game: AnyGame, puzzle: Puzzle, label: string): PuzzleCheck {
  const question = questionAt(openScene(game, puzzle), puzzle.seat, `${label} ${puzzle.seed}`);
  const isAnswer = (move: unknown) => game.notation(move) === puzzle.best;
  const answer = question.moves.find(isAnswer);
  if (answer === undefined) throw new Error(`not-legal: ${puzzle.best} in the puzzle of ${puzzle.seed}`);
  const rivals = rankingOf(findBot('master@800', insightOf(game))!, question)
    .flatMap(({ move }) => (isAnswer(move) ? [] : [move]))
    .slice(0, RIVAL_COUNT);
  const rng = rngOf(`${label} ${puzzle.seed}`);
  const ranking = confirm({ ...question, moves: [answer, ...rivals], rng });
  const chanceOf = (is: (move: unknown) => boolean) => ranking.find(({ move }) => is(move))?.value ?? 0;
  const chance = chanceOf(isAnswer);
  const next = chanceOf((move) => !isAnswer(move));
  return { isBest: chance > next, chance, next };
}
