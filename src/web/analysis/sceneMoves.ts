// The moves of a scene, for puzzles: what two of them are worth, and why one is better.
import type { Question } from '../../bots/bot.ts';
import { duel } from '../../bots/coach/compare.ts';
import { explain } from '../../bots/coach/explain.ts';
import { comparingMaster, levelBot } from '../../bots/levels.ts';
import type { StatedCause } from '../../engine/cause.ts';
import { rngOf } from '../../engine/chance.ts';
import type { AnyGame } from '../../engine/game.ts';
import type { AnyScene } from '../../engine/teaching.ts';
import { loadInsight } from '../../games/load-insight.ts';
import { openScene } from '../table/scenes.ts';

/** Of the bots that value the moves of a puzzle. */
const BUDGET = { iterations: 400, milliseconds: Number.POSITIVE_INFINITY };

export async function compareInScene(
  game: AnyGame,
  scene: AnyScene,
  first: string,
  second: string,
): Promise<readonly [first: number, second: number]> {
  const { question, moveOf } = await openQuestion(game, scene);
  const judge = comparingMaster(BUDGET);
  return finished(duel(question(`compare ${first} ${second}`), judge, moveOf(first), moveOf(second)));
}

/** Null if there is no other move. */
export async function whyInScene(
  game: AnyGame,
  scene: AnyScene,
  better: string,
  played: string | null,
): Promise<{ readonly played: string; readonly causes: readonly StatedCause[] } | null> {
  const { question, moveOf } = await openQuestion(game, scene);
  const rival = played ?? secondBest();
  if (rival === undefined) return null;
  const pair = { better: moveOf(better), played: moveOf(rival) };
  const causes = finished(explain(() => question(`why ${better}`), pair));
  return { played: rival, causes };

  function secondBest(): string | undefined {
    const thought = levelBot('master', BUDGET).think(question(`second to ${better}`));
    while (!thought.work(Number.POSITIVE_INFINITY));
    return thought
      .ranking()
      .map(({ move }) => game.notation(move))
      .find((notation) => notation !== better);
  }
}

async function openQuestion(game: AnyGame, scene: AnyScene) {
  const insight = await loadInsight(game);
  const table = openScene(game, scene);
  const { seat } = scene;
  const moves = table.legalMoves(seat);
  const question = (seed: string): Question => ({
    game,
    insight,
    seat,
    moves,
    view: () => table.view(seat),
    rng: rngOf(seed),
  });
  const moveOf = (notation: string) => moves.find((move) => game.notation(move) === notation);
  return { question, moveOf };
}

function finished<R>(work: Generator<undefined, R>): R {
  let next = work.next();
  while (!next.done) next = work.next();
  return next.value;
}
