// The process of the server under test, without rate limits: `server.js PORT FOLDER`, compiled by compiled-server.ts. It uses an SQLite file in the folder unless DATABASE_URL is set. NOTICES are settings for notices, as JSON.
import { join } from 'node:path';
import { report } from '../../bench/server/child.ts';
import { serve } from '../../src/server/index.ts';
import { SITE } from '../../src/server/notices/sinks.fixtures.ts';
import { shutDownOnSignals } from '../../src/server/operating/shutdown.ts';

const [, , port = '', folder = ''] = process.argv;
const { DATABASE_URL, REDIS_URL, NOTICES } = process.env;
const unlimited = { burst: 1e9, perSecond: 1e9 };
const { close } = await serve({
  port: Number(port),
  host: '127.0.0.1',
  web: folder,
  online: {
    data: join(folder, 'server.db'),
    database: DATABASE_URL ?? null,
    redis: REDIS_URL ?? null,
    closingSpreadMs: 1000,
    messages: unlimited,
    requests: unlimited,
    maxConnectionsPerAddress: 5000,
    registry: { idleMs: 1000, maxTablesPerPerson: 1000 },
    ...(NOTICES && { site: SITE, notices: JSON.parse(NOTICES) }),
  },
});
shutDownOnSignals(close);
report(Number(port));
