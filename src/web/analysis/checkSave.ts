// Checks a game of unknown origin, as a save or a bare record: every move and the list of players.
import { recordIn, verifySave } from '../../engine/save.ts';
import { loadInsight } from '../../games/load-insight.ts';
import { loadRules } from '../table/loadRules.ts';

/** Loads only the rules of the game that the record names, and bots only for a save. */
export async function checkSave(data: unknown): Promise<ReturnType<typeof verifySave>> {
  const record = recordIn(data);
  const named = typeof record === 'object' && record !== null && 'game' in record ? String(record.game) : '';
  const game = await loadRules(named).catch(() => undefined);
  const bots = game && record !== data ? await botsOf(game) : [];
  return verifySave(data, { findGame: () => game, botNames: () => bots });
}

async function botsOf(game: Awaited<ReturnType<typeof loadRules>>): Promise<readonly string[]> {
  const [{ botsFor }, insight] = await Promise.all([import('../../bots/index.ts'), loadInsight(game)]);
  return botsFor(insight).map((bot) => bot.name);
}
