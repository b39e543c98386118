// Whether the web application has to be built: it is missing, or older than its sources.
import { existsSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type BuildState = 'missing' | 'outdated' | 'current';

export async function buildState(built: string, sources: readonly string[]): Promise<BuildState> {
  if (!existsSync(built)) return 'missing';
  const { mtimeMs } = statSync(built);
  for (const source of sources) if ((await newestMtime(source)) > mtimeMs) return 'outdated';
  return 'current';
}

async function newestMtime(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path);
  const times = await Promise.all(
    entries.filter((name) => !/\.test\.tsx?$/.test(name)).map((name) => newestMtime(join(path, name))),
  );
  return Math.max(0, ...times);
}
