// A server to be treated badly: its own process, its own file. `node --import tsx server.ts PORT FOLDER`
import { join } from 'node:path';
import { report } from '../../bench/server/child.ts';
import { serve } from '../../src/server/index.ts';

const [, , port = '', folder = ''] = process.argv;
const plenty = { burst: 1e9, perSecond: 1e9 };
await serve({
  port: Number(port),
  host: '127.0.0.1',
  web: folder,
  online: {
    data: join(folder, 'hardship.db'),
    messages: plenty,
    requests: plenty,
    mostPerAddress: 5000,
    house: { idle: 1000, mostTables: 1000 },
  },
});
report(Number(port));
