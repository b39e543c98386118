// The record of a match that is over, with the proof of its chance and the notes beside it.
import { type GameRecord, proofOf, recordOf } from '../../engine/index.ts';
import { contributionsOf } from './config.ts';
import type { ReadonlyMatch } from './state.ts';

/** Only inside the match's queue, and only when the match is over: it publishes the secret. */
export async function recordOfMatch(match: ReadonlyMatch): Promise<GameRecord> {
  const { config, players, ending } = match;
  const { table, takeBacks } = await match.loadSession();
  const record = recordOf(table, proofOf(config.secret, contributionsOf(players)));
  return { ...record, ...(takeBacks.length > 0 && { takeBacks }), ...(ending && { ending }) };
}
