// The version of this program, for logs, metrics, health and operators.
import { existsSync, readFileSync } from 'node:fs';

/** The package.json above this file, which is deeper in the sources than in a bundle. */
function nearestPackage(): URL {
  let folder = new URL('.', import.meta.url);
  while (!existsSync(new URL('package.json', folder)) && folder.pathname !== '/')
    folder = new URL('..', folder);
  return new URL('package.json', folder);
}

export const VERSION: string = (JSON.parse(readFileSync(nearestPackage(), 'utf8')) as { version: string })
  .version;
