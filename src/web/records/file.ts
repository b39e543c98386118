// A game as a file: who sat where and the record, as the command line writes and reads it too.
import type { GameRecord } from '../../engine/record.ts';
import { SAVE_FORMAT, type SavedPerson, type SaveFault, savedNameFrom } from '../../engine/save.ts';
import { FROM_FILE } from '../ownGames.ts';
import { loadGame, type SavedGame, saveGame } from '../store.ts';
import { studying } from '../study/study.ts';
import type { Sitter } from '../table/link.ts';

/** Anything that was ever taken for a game is smaller. */
export const MOST_BYTES = 2_000_000;

export interface GameFile {
  readonly format: typeof SAVE_FORMAT;
  readonly people: readonly SavedPerson[];
  readonly record: GameRecord;
  readonly practice?: true;
}

export function fileOf(
  { sitters, practice }: SavedGame,
  record: GameRecord,
  nameOf: (seat: number) => string,
): GameFile {
  const people = sitters.map((sitter, seat) => ({
    name: savedNameFrom(sitter.name || nameOf(seat)) || String(seat + 1),
    bot: sitter.kind === 'bot' ? sitter.level : null,
  }));
  return { format: SAVE_FORMAT, people, record, ...(practice && { practice }) };
}

export type ImportFault = 'not-json' | 'too-large' | SaveFault;

export type Imported =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly fault: ImportFault };

export async function importFile(file: Blob): Promise<Imported> {
  if (file.size > MOST_BYTES) return { ok: false, fault: 'too-large' };
  const text = await file.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'not-json' };
  }
  return importData(data);
}

/** Keeps it as a game of this device, after checking all of it. The same record is kept once. */
export async function importData(data: unknown): Promise<Imported> {
  const checked = await studying((study) => study.check(data));
  if (!checked.ok) return checked;
  const { record, people, isPractice } = checked;
  const id = `${FROM_FILE}${record.seal.slice(0, 24)}`;
  await saveGame({
    id,
    game: record.game,
    sitters: Array.from({ length: record.seats }, (_, seat) => sitterOf(people?.[seat])),
    options: record.options,
    record,
    seed: null,
    // The same unfinished game can be opened again and again: that is taking back, too.
    ...((isPractice || record.result === null) && { practice: true }),
    playedAt: Date.now(),
  });
  return { ok: true, id };
}

/** A bare record knows nobody: then it is a person without a name. */
function sitterOf(person: SavedPerson | undefined): Sitter {
  const { name = '', bot = null } = person ?? {};
  return bot === null ? { kind: 'person', name } : { kind: 'bot', name, level: bot };
}

/** Also while it goes on. Nothing has been played yet: then there is nothing to keep. */
export async function exportKept(id: string, nameOf: (seat: number) => string): Promise<void> {
  const saved = await loadGame(id);
  if (saved?.record) download(fileOf(saved, saved.record, nameOf));
}

/** Into the browser's downloads. */
export function download(file: GameFile): void {
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
