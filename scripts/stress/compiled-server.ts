// The server under test as bundled JavaScript: from source it takes five times the processor time to start, and it is killed often.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledIn } from '../../src/cli/fixtures/bundled.ts';

const ENTRIES = {
  'stress/server': 'scripts/stress/server.ts',
  'bots/pool/worker': 'src/bots/pool/worker.ts',
};

let program: Promise<string> | null = null;

/** Made once for all servers; answers the path of the program. */
export function compileServer(): Promise<string> {
  program ??= bundledIn(sharedFolder(), 'stress', ENTRIES).then((place) =>
    join(place, 'dist/stress/server.js'),
  );
  return program;
}

/** In a run of the tests, the folder that all of them share. */
function sharedFolder(): string {
  const { SCRIPTORIUM_RUN: shared } = process.env;
  if (shared !== undefined) return shared;
  const own = mkdtempSync(join(tmpdir(), 'scriptorium-stress-'));
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  return own;
}
