// A backup leaves no open files behind. `src/cli/backup.test.ts` tests that the copy is complete.
import { existsSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DESCRIPTORS = '/proc/self/fd';

function openFiles(): string[] {
  return readdirSync(DESCRIPTORS).flatMap((descriptor) => {
    try {
      return readlinkSync(join(DESCRIPTORS, descriptor));
    } catch {
      // The descriptor that was used to read the folder.
      return [];
    }
  });
}

test.skipIf(!existsSync(DESCRIPTORS))('a backup leaves no file open', async () => {
  const [data, copy] = [join(folder, 'a.db'), join(folder, 'copy.db')];
  const database = await openSqlite(data);
  backUp(data, copy);
  expect(openFiles().some((file) => file.startsWith(data))).toBe(true);
  expect(openFiles().filter((file) => file.startsWith(copy))).toEqual([]);
  await database.close();
});
