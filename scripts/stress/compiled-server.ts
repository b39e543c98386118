// The server under test as two JavaScript files: from source it takes three times the processor time to start, and it is killed often.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes into the folder, and answers the path of the program. */
export function compileServer(folder: string): string {
  const outdir = join(folder, 'program');
  mkdirSync(outdir);
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
  symlinkSync(pathOf('../../node_modules'), join(outdir, 'node_modules'));
  buildSync({
    // The server starts the threads of its bots from a file beside its own.
    entryPoints: { server: pathOf('./server.ts'), worker: pathOf('../../src/bots/pool/worker.ts') },
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  return join(outdir, 'server.js');
}
