// The analysis worker: checks records, makes branches, compares moves of puzzles, and reviews finished games.

import { type GameRecord, recordFrom } from '../../engine/record.ts';
import { splitMove } from '../../engine/seats.ts';
import type { AnyTable } from '../../engine/table.ts';
import { findManifest } from '../../games/index.ts';
import { loadInsight } from '../../games/load-insight.ts';
import { delay } from '../table/botThinking.ts';
import { loadRules } from '../table/loadRules.ts';
import { serveRequests } from '../workers/serveRequests.ts';
import { checkSave } from './checkSave.ts';
import type { AnalysisRequests } from './messages.ts';

const PROGRESS_INTERVAL_MS = 100;

serveRequests<AnalysisRequests>({
  check: async ({ data }) => {
    const answer = await checkSave(data);
    if (!answer.ok) return answer;
    const { record, people, isPractice } = answer;
    return { ok: true, record, people, isPractice };
  },
  decisions: async ({ record, seat, wanted }) => {
    const table = await tableOf(record);
    const { game } = table;
    const plies = record.moves.flatMap((move, ply) => (splitMove(move).seat === seat ? [ply] : []));
    return wanted.flatMap((number) => {
      const ply = plies[number];
      if (ply === undefined) return [];
      const at = table.at(ply);
      const moves = at.legalMoves(seat).map((move) => ({ move, notation: game.notation(move) }));
      return [{ ply, view: at.view(seat), moves }];
    });
  },
  dealMaster: async ({ game, day }) => {
    const { masterResult } = await import('../deals/masterResult.ts');
    return masterResult(await loadRules(game), day);
  },
  branch: async ({ record, ply }) => {
    const table = await tableOf(record);
    table.rewind(ply);
    const { seats, options, seed, moves, outcome } = table;
    return recordFrom(table.game, { seats, options, seed, moves, result: outcome, proof: record.proof });
  },
  compare: async ({ game: id, scene, first, second }) => {
    const [{ compareInScene }, game] = await Promise.all([import('./sceneMoves.ts'), loadRules(id)]);
    return compareInScene(game, scene, first, second);
  },
  why: async ({ game: id, scene, better, played }) => {
    const [{ whyInScene }, game] = await Promise.all([import('./sceneMoves.ts'), loadRules(id)]);
    return whyInScene(game, scene, better, played);
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
