// After the end of an online game: replays the public record and compares it with the pledge from before the game.
import type { Options } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { browser } from '../browser.ts';
import { saveGame } from '../savedGames.ts';
import type { TableWorker } from '../table/localTable.ts';
import type { Player } from '../table/tableClient.ts';
import { fetchRecord } from './api.ts';
import { readPledge } from './onlineStorage.ts';

/** Whether deal and dice match the pledge from before the game; null if that could not be checked. */
export type ProofStatus = 'checking' | 'fair' | 'unfair' | null;

interface FinishedMatch {
  readonly match: string;
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  /** Null for a spectator. */
  readonly ownSeat: number | null;
}

export async function checkProof(worker: TableWorker, ended: FinishedMatch): Promise<ProofStatus> {
  const record = await fetchRecord(ended.match);
  if (!record.ok) return null;
  const { proof } = record.value;
  const fault = await worker.request('verify', { record: record.value });
  const pledge = readPledge(ended.match);
  const isKept =
    pledge === null ||
    (pledge.commitment === proof.commitment && proof.contributions[pledge.seat] === pledge.contribution);
  const isFair = fault === null && isKept;
  if (isFair) await saveRecord(ended, record.value);
  return isFair ? 'fair' : 'unfair';
}

/** Saves the finished game on this device, for replay, coach and export. */
async function saveRecord(
  { match: id, game, options, players, ownSeat }: FinishedMatch,
  record: GameRecord,
): Promise<void> {
  const savedPlayers = players.map(
    (player): Player =>
      player.kind === 'bot'
        ? { kind: 'bot', name: player.name, level: player.level }
        : { kind: 'person', name: player.name },
  );
  const saved = {
    id,
    game,
    sitters: savedPlayers,
    options,
    record,
    seed: null,
    ownSeat,
    playedAt: browser.now(),
  };
  await saveGame(saved).catch(() => {});
}
