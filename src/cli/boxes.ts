// The games of this run: ours, or with an owner's own tables in the place of ours (`--data`).
import type { AnyGame } from '../engine/index.ts';
import { catalogue, type Entry, findEntry as findOurs } from '../games/index.ts';
import { readText } from './files.ts';
import { UsageError } from './usage.ts';

/** Set once, before anything is played: a run has one box of each game on its table. */
const opened = new Map<string, AnyGame>();

export function findEntry(id: string): Entry | undefined {
  const ours = findOurs(id);
  const game = opened.get(id);
  return ours && game ? { ...ours, game } : ours;
}

export function findGame(id: string): AnyGame | undefined {
  return findEntry(id)?.game;
}

/** Opens the file for the game that was asked for, or, where a record names it later, for the one that takes tables. */
export function openBox(file: string | undefined, asked?: string): string | null {
  if (file === undefined) return null;
  const takers = catalogue.filter((entry) => entry.withTables);
  const taker = takers.find((entry) => asked === undefined || entry.game.id === asked);
  if (!taker) {
    throw new UsageError({
      code: 'takes-no-data',
      game: asked ?? '',
      valid: takers.map(({ game }) => game.id),
    });
  }
  const text = readText(file);
  unpack(taker, text, file);
  return text;
}

/** For a worker, which gets the text instead of the file. */
export function openText(id: string, text: string): void {
  const entry = findOurs(id);
  if (entry) unpack(entry, text, id);
}

function unpack(entry: Entry, text: string, file: string): void {
  const answer = entry.withTables?.(text);
  if (!answer) return;
  if (!answer.ok) {
    const { field, expected, line = 0 } = answer;
    throw new UsageError({ code: 'bad-tables', file, field, expected, line });
  }
  opened.set(entry.game.id, answer.game);
}
