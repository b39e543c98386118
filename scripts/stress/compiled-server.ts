// The server under test as bundled JavaScript: from source it takes five times the processor time to start, and it is killed often.
import { join } from 'node:path';
import { bundleInto } from '../../src/cli/fixtures/bundle.ts';

/** Writes into the folder, and answers the path of the program. */
export async function compileServer(folder: string): Promise<string> {
  const place = join(folder, 'program');
  await bundleInto(place, {
    'stress/server': 'scripts/stress/server.ts',
    'bots/pool/worker': 'src/bots/pool/worker.ts',
  });
  return join(place, 'dist/stress/server.js');
}
