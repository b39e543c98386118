// The files of a simulation's records in a folder: one for each game, named by its number.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function recordFile(folder: string, number: number): string {
  return join(folder, `game-${String(number).padStart(6, '0')}.json`);
}

export function recordsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => /^game-\d{6,}\.json$/.test(name))
    .map((name) => join(folder, name));
}
