// Our server as it is, durable on an SQLite file or a shared database, with the minimal card game.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../src/server/index.ts';
import type { SharedServices } from './bench-database.ts';
import { EXTRA, PORT, report } from './child.ts';
import { smallest } from './smallest.ts';

/** Milliseconds. */
const IDLE = 5000;
const folder = mkdtempSync(join(tmpdir(), 'scriptorium-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'index.html'), '');
const shared = EXTRA === '' ? {} : (JSON.parse(EXTRA) as SharedServices);
const plenty = { burst: 1e9, perSecond: 1e9 };
await serve({
  port: PORT,
  host: '127.0.0.1',
  web: folder,
  online: {
    data: join(folder, 'bench.db'),
    ...shared,
    messages: plenty,
    requests: plenty,
    maxConnectionsPerAddress: 10_000,
    games: [smallest],
    // Longer than the relay's turns, so that no match is evicted between two of ours.
    registry: { idleMs: IDLE, maxTablesPerPerson: 10 },
  },
});
report(PORT);
