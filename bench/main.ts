// `npm run bench -- bots|engine|look|server|web [--only GAME] [--json]`: side-by-side measurements, as ratios; the page in numbers.
import { parseArgs } from 'node:util';
import { benchBots } from './bots.ts';
import { benchEngine } from './engine.ts';
import { benchLook } from './look.ts';
import { benchServer } from './server.ts';
import { benchWeb } from './web.ts';

const BENCHES: Record<string, (only: string | undefined) => object[] | Promise<object[]>> = {
  bots: benchBots,
  engine: benchEngine,
  look: benchLook,
  server: benchServer,
  web: benchWeb,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, only: { type: 'string' } },
});
const bench = BENCHES[positionals[0] ?? ''];
if (!bench) {
  console.error(`error[unknown-bench]: say which: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  const rows = await bench(values.only);
  if (values.json) console.log(JSON.stringify({ bench: positionals[0], node: process.version, rows }));
  else console.table(rows);
}
