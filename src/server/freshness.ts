// Whether the web application has to be built (again): it is older than the sources it is made of.
import { existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Freshness = 'missing' | 'outdated' | 'fresh';

export async function freshness(built: string, sources: readonly string[]): Promise<Freshness> {
  if (!existsSync(built)) return 'missing';
  const { mtimeMs } = statSync(built);
  for (const source of sources) if ((await newest(source)) > mtimeMs) return 'outdated';
  return 'fresh';
}

async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path);
  const times = await Promise.all(
    entries.filter((name) => !/\.test\.tsx?$/.test(name)).map((name) => newest(join(path, name))),
  );
  return Math.max(0, ...times);
}
