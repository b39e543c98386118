// `npm run bench -- engine [--only GAME] [--json]`: side-by-side measurements, as ratios.
import { parseArgs } from 'node:util';
import { benchEngine } from './engine.ts';

const BENCHES: Record<string, (only: string | undefined) => object[]> = { engine: benchEngine };

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, only: { type: 'string' } },
});
const bench = BENCHES[positionals[0] ?? ''];
if (!bench) {
  console.error(`error[unknown-bench]: say which: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 2;
} else {
  const rows = bench(values.only);
  if (values.json) console.log(JSON.stringify({ bench: positionals[0], node: process.version, rows }));
  else console.table(rows);
}
