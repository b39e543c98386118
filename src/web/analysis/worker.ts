// The analysis worker: checks records, makes branches, compares moves of puzzles, and reviews finished games.

import { rngOf } from '../../engine/chance.ts';
import { type GameRecord, recordFrom } from '../../engine/record.ts';
import type { AnyTable } from '../../engine/table.ts';
import { findManifest } from '../../games/index.ts';
import { loadInsight } from '../../games/load-insight.ts';
import { delay } from '../table/botThinking.ts';
import { loadRules } from '../table/loadRules.ts';
import { openScene } from '../table/scenes.ts';
import { serveRequests } from '../workers/serveRequests.ts';
import { checkSave } from './checkSave.ts';
import type { AnalysisRequests } from './messages.ts';

const PROGRESS_INTERVAL_MS = 100;
/** The bot that values the moves of a puzzle. */
const PUZZLE_JUDGE_BOT = 'master@400';

serveRequests<AnalysisRequests>({
  check: async ({ data }) => {
    const answer = await checkSave(data);
    if (!answer.ok) return answer;
    const { record, people, isPractice } = answer;
    return { ok: true, record, people, isPractice };
  },
  branch: async ({ record, ply }) => {
    const table = await tableOf(record);
    table.rewind(ply);
    const { seats, options, seed, moves, outcome } = table;
    return recordFrom(table.game, { seats, options, seed, moves, result: outcome, proof: record.proof });
  },
  compare: async ({ game: id, scene, first, second }) => {
    const [game, { duel }, { findBot }] = await Promise.all([
      loadRules(id),
      import('../../bots/coach/compare.ts'),
      import('../../bots/index.ts'),
    ]);
    const table = openScene(game, scene);
    const { seat } = scene;
    const moves = table.legalMoves(seat);
    const [one, other] = [first, second].map((notation) =>
      moves.find((move) => game.notation(move) === notation),
    );
    const insight = await loadInsight(game);
    const rng = rngOf(`compare ${scene.seed} ${second}`);
    const question = { game, insight, seat, moves, view: () => table.view(seat), rng };
    const work = duel(question, findBot(PUZZLE_JUDGE_BOT, insight)!, one, other);
    let next = work.next();
    while (!next.done) next = work.next();
    return next.value;
  },
  comment: async ({ record, ply }) => {
    const table = await tableOf(record);
    // Playouts at random would know nothing worth saying.
    if (!findManifest(table.game.id)?.insight) return null;
    const { commentOnPly } = await import('./commentOnPly.ts');
    return commentOnPly(table, await loadInsight(table.game), ply);
  },
  review: async ({ record, seats }, onProgress) => {
    const [table, { review, USUAL_BUDGET }, { withPositions }] = await Promise.all([
      tableOf(record),
      import('../../bots/coach/review.ts'),
      import('./reviewPositions.ts'),
    ]);
    const work = review(table, await loadInsight(table.game), { seats, budget: USUAL_BUDGET });
    let next = work.next();
    for (let reportedAt = 0; !next.done; next = work.next()) {
      if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS) continue;
      reportedAt = performance.now();
      onProgress(next.value);
      await delay();
    }
    return withPositions(table, next.value);
  },
});

/** The record was checked when it was saved, so a fault here is a bug. */
async function tableOf(record: GameRecord): Promise<AnyTable> {
  const answer = await checkSave(record);
  if (!answer.ok) throw new Error(`a saved record is not valid: ${answer.fault.code}`);
  return answer.table;
}
