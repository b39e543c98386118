// Which test files reach a file through their imports.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** For each file, its direct imports at run time. */
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

/** Every file reachable from this one, with the number of imports in between. */
export function distancesFrom(
  imports: ReadonlyMap<string, readonly string[]>,
  from: string,
): Map<string, number> {
  const distances = new Map([[from, 0]]);
  // A map iterates in insertion order, so this is a breadth-first search.
  for (const [file, distance] of distances) {
    for (const next of imports.get(file) ?? []) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}
