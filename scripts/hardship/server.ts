// A server to be treated badly: its own process, its own file unless DATABASE_URL says otherwise. `node --import tsx server.ts PORT FOLDER`
import { join } from 'node:path';
import { report } from '../../bench/server/child.ts';
import { serve } from '../../src/server/index.ts';
import { endInOrder } from '../../src/server/operating/ending.ts';

const [, , port = '', folder = ''] = process.argv;
const { DATABASE_URL, REDIS_URL } = process.env;
const plenty = { burst: 1e9, perSecond: 1e9 };
const { close } = await serve({
  port: Number(port),
  host: '127.0.0.1',
  web: folder,
  online: {
    data: join(folder, 'hardship.db'),
    database: DATABASE_URL ?? null,
    redis: REDIS_URL ?? null,
    spread: 1000,
    messages: plenty,
    requests: plenty,
    mostPerAddress: 5000,
    house: { idle: 1000, mostTables: 1000 },
  },
});
endInOrder(close);
report(Number(port));
