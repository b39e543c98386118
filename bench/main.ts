// `npm run bench -- before|bots|engine|frames|look|server|web [--only GAME] [--runs 3] [--checkout FOLDER] [--json]`: measurements beside other software, as ratios, and the size and speed of the web client.
import { parseArgs } from 'node:util';
import { benchBefore } from './before.ts';
import { benchBots } from './bots.ts';
import { benchEngine } from './engine.ts';
import { benchFrames } from './frames.ts';
import { benchLook } from './look.ts';
import { benchServer } from './server.ts';
import { benchWeb } from './web.ts';

const BENCHES: Record<
  string,
  (
    only: string | undefined,
    checkout: string | undefined,
    runs: number | undefined,
  ) => object[] | Promise<object[]>
> = {
  before: benchBefore,
  bots: benchBots,
  engine: benchEngine,
  frames: benchFrames,
  look: benchLook,
  server: benchServer,
  web: benchWeb,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    checkout: { type: 'string' },
    json: { type: 'boolean' },
    only: { type: 'string' },
    runs: { type: 'string' },
  },
});
const bench = BENCHES[positionals[0] ?? ''];
if (!bench) {
  console.error(`error[unknown-bench]: say which: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  const rows = await bench(
    values.only,
    values.checkout,
    values.runs === undefined ? undefined : Number(values.runs),
  );
  if (values.json) console.log(JSON.stringify({ bench: positionals[0], node: process.version, rows }));
  else console.table(rows);
}
