// Games as files: the players and the record, in the same format as on the command line.

import type { GameRecord } from '../../engine/record.ts';
import { SAVE_FORMAT, type SavedPerson, type SaveFault, savedNameFrom } from '../../engine/save.ts';
import { requestAnalysis } from '../analysis/analysisClient.ts';
import { IMPORTED_ID_PREFIX } from '../countedGames.ts';
import { loadGame, type SavedGame, saveGame } from '../savedGames.ts';
import type { Player } from '../table/tableClient.ts';
import { parseGame } from './parseGame.ts';

/** Every real game is smaller. */
export const MAX_GAME_BYTES = 2_000_000;

export interface GameFile {
  readonly format: typeof SAVE_FORMAT;
  readonly people: readonly SavedPerson[];
  readonly record: GameRecord;
  readonly practice?: true;
}

export function gameFileOf(
  { sitters, practice }: SavedGame,
  record: GameRecord,
  nameOf: (seat: number) => string,
): GameFile {
  const people = sitters.map((player, seat) => ({
    name: savedNameFrom(player.name || nameOf(seat)) || String(seat + 1),
    bot: player.kind === 'bot' ? player.level : null,
  }));
  return { format: SAVE_FORMAT, people, record, ...(practice && { practice }) };
}

export type ImportFault = 'not-json' | 'too-large' | SaveFault;

export type ImportResult =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly fault: ImportFault };

export async function importFile(file: Blob): Promise<ImportResult> {
  if (file.size > MAX_GAME_BYTES) return { ok: false, fault: 'too-large' };
  const text = await file.text();
  let data: unknown;
  try {
    data = parseGame(text);
  } catch {
    return { ok: false, fault: 'not-json' };
  }
  return importData(data);
}

/** Saves it as a game of this device after checking all of it. The same record is saved once. */
export async function importData(data: unknown): Promise<ImportResult> {
  const checked = await requestAnalysis('check', { data });
  if (!checked.ok) return checked;
  const { record, people, isPractice } = checked;
  const id = `${IMPORTED_ID_PREFIX}${record.seal.slice(0, 24)}`;
  await saveGame({
    id,
    game: record.game,
    sitters: Array.from({ length: record.seats }, (_, seat) => playerFrom(people?.[seat])),
    options: record.options,
    record,
    seed: null,
    // An unfinished game can be opened again and again, which amounts to taking back.
    ...((isPractice || record.result === null) && { practice: true }),
    playedAt: Date.now(),
  });
  return { ok: true, id };
}

/** A bare record has no players; then it is a person without a name. */
function playerFrom(person: SavedPerson | undefined): Player {
  const { name = '', bot = null } = person ?? {};
  return bot === null ? { kind: 'person', name } : { kind: 'bot', name, level: bot };
}

/** Also possible during the game. Does nothing before the first move. */
export async function exportSavedGame(id: string, nameOf: (seat: number) => string): Promise<void> {
  const saved = await loadGame(id);
  if (saved?.record) downloadGameFile(gameFileOf(saved, saved.record, nameOf));
}

export function downloadGameFile(file: GameFile): void {
  const { game, moves } = file.record;
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${moves.length}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
