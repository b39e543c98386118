// After the end: the record is public, so it is replayed and held against what was promised before the game.
import type { Options } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { saveGame } from '../store.ts';
import type { Sitter } from '../table/link.ts';
import type { WorkerLine } from '../table/local.ts';
import { recordOf } from './api.ts';
import { keptPledge } from './keep.ts';

/** Whether deal and dice were what was promised before the game; null when that could not be found out. */
export type ProofState = 'checking' | 'fair' | 'unfair' | null;

interface Ended {
  readonly match: string;
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** Null for whoever looked on. */
  readonly ownSeat: number | null;
}

export async function checkProof(worker: WorkerLine, ended: Ended): Promise<ProofState> {
  const record = await recordOf(ended.match);
  if (!record.ok) return null;
  const { proof } = record.value;
  const fault = await worker.ask('verify', { record: record.value });
  const pledge = keptPledge(ended.match);
  const isKept =
    pledge === null ||
    (pledge.commitment === proof.commitment && proof.contributions[pledge.seat] === pledge.contribution);
  const isFair = fault === null && isKept;
  if (isFair) await keepRecord(ended, record.value);
  return isFair ? 'fair' : 'unfair';
}

/** A game that is over is kept like one of this device: replay, coach and files know it. */
async function keepRecord(
  { match: id, game, options, sitters, ownSeat }: Ended,
  record: GameRecord,
): Promise<void> {
  const kept = sitters.map(
    (sitter): Sitter =>
      sitter.kind === 'bot'
        ? { kind: 'bot', name: sitter.name, level: sitter.level }
        : { kind: 'person', name: sitter.name },
  );
  const saved = { id, game, sitters: kept, options, record, seed: null, ownSeat, playedAt: Date.now() };
  await saveGame(saved).catch(() => {});
}
