// Checks a game that came from anybody, as a save or a bare record: every move, and who sat where.
import { recordIn, verifySave } from '../../engine/save.ts';
import { rulesOf } from '../table/rules.ts';

/** Only the rules of the game that the record names are loaded, and the bots only for a save. */
export async function checkedSave(data: unknown): Promise<ReturnType<typeof verifySave>> {
  const record = recordIn(data);
  const named = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : '';
  const game = await rulesOf(named).catch(() => undefined);
  const bots = game && record !== data ? await botsOf(game) : [];
  return verifySave(data, { findGame: () => game, botNames: () => bots });
}

async function botsOf(game: Awaited<ReturnType<typeof rulesOf>>): Promise<readonly string[]> {
  const [{ botsFor }, { insightOf }] = await Promise.all([
    import('../../bots/index.ts'),
    import('../../games/insights.ts'),
  ]);
  return botsFor(insightOf(game)).map((bot) => bot.name);
}
