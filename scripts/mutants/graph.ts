// Which test files reach a file through their imports.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** By file, everything it imports directly at run time. */
export function importsOf(root: string, files: readonly string[]): Map<string, readonly string[]> {
  return new Map(files.map((file) => [file, directly(root, file)]));
}

function directly(root: string, file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const named = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return [...named, ...passedOn]
    .filter((path) => path.startsWith('.'))
    .map((path) => posix.join(posix.dirname(file), path))
    .filter((path) => existsSync(join(root, path)));
}

/** Every file that can be reached from this one, and by how many imports. */
export function distancesFrom(
  imports: ReadonlyMap<string, readonly string[]>,
  from: string,
): Map<string, number> {
  const distances = new Map([[from, 0]]);
  // A map is walked in the order of entry: the nearest first.
  for (const [file, distance] of distances) {
    for (const next of imports.get(file) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}
