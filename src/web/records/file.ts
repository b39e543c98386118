// A game as a file: who sat where and the record, as the command line writes and reads it too.
import type { GameRecord } from '../../engine/record.ts';
import { FROM_FILE } from '../ownGames.ts';
import { loadGame, type SavedGame, saveGame } from '../store.ts';
import type { Checked } from '../study/messages.ts';
import { studying } from '../study/study.ts';
import type { Sitter } from '../table/link.ts';

const FORMAT = 'scriptorium-save/1';
/** As the command line has it. */
const LONGEST_NAME = 20;

/** Anything that was ever taken for a game is smaller. */
export const MOST_BYTES = 2_000_000;

export interface GameFile {
  readonly format: typeof FORMAT;
  readonly people: readonly { readonly name: string; readonly bot: string | null }[];
  readonly record: GameRecord;
  readonly practice?: true;
}

export function fileOf(
  { sitters, practice }: SavedGame,
  record: GameRecord,
  nameOf: (seat: number) => string,
): GameFile {
  const people = sitters.map((sitter, seat) => ({
    name: shortened(sitter.name || nameOf(seat), LONGEST_NAME),
    bot: sitter.kind === 'bot' ? sitter.level : null,
  }));
  return { format: FORMAT, people, record, ...(practice && { practice }) };
}

export type Imported =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      readonly fault: 'not-json' | 'too-large' | Extract<Checked, { ok: false }>['fault'];
    };

export async function importFile(file: Blob): Promise<Imported> {
  if (file.size > MOST_BYTES) return { ok: false, fault: 'too-large' };
  try {
    const data: unknown = JSON.parse(await file.text());
    return importData(data);
  } catch {
    return { ok: false, fault: 'not-json' };
  }
}

/** Keeps it as a game of this device, after checking all of it. The same record is kept once. */
export async function importData(data: unknown): Promise<Imported> {
  const save = isObject(data) && data.format === FORMAT ? data : null;
  const checked = await studying((study) => study.check(save ? save.record : data));
  if (!checked.ok) return checked;
  const { record } = checked;
  const id = `${FROM_FILE}${record.seal.slice(0, 24)}`;
  await saveGame({
    id,
    game: record.game,
    sitters: sittersFrom(save?.people, record.seats),
    options: record.options,
    record,
    seed: null,
    // The same unfinished game can be opened again and again: that is taking back, too.
    ...((save?.practice === true || record.result === null) && { practice: true }),
    playedAt: Date.now(),
  });
  return { ok: true, id };
}

/** Names are only shown: whatever does not read like a person becomes one without a name. */
function sittersFrom(people: unknown, seats: number): Sitter[] {
  const list: readonly unknown[] = Array.isArray(people) ? people : [];
  return Array.from({ length: seats }, (_, seat) => {
    const person = list[seat];
    const name = isObject(person) && typeof person.name === 'string' ? shortened(person.name, 24) : '';
    return isObject(person) && typeof person.bot === 'string'
      ? { kind: 'bot', name, level: person.bot }
      : { kind: 'person', name };
  });
}

/** Not in the middle of a character: half of a surrogate pair is no text, and a server refuses it. */
function shortened(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, '');
}

function isObject(data: unknown): data is { readonly [key: string]: unknown } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
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
