// Inside the bundle: simulates seeds and prints what was found.
import { parseArgs } from 'node:util';
import type { Cuts } from './scenario.ts';
import { argumentsFor, shrink, storyOf } from './shrink.ts';
import { type Result, simulate } from './simulate.ts';

/** What the client's modules read when they are loaded. */
const GLOBALS = {
  WebSocket: { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 },
  navigator: { language: 'en', onLine: true },
  location: { origin: 'http://sim', search: '', pathname: '/', hash: '' },
};
for (const [name, value] of Object.entries(GLOBALS))
  Object.defineProperty(globalThis, name, { value, configurable: true });

const { values } = parseArgs({
  options: {
    /** These worlds; otherwise `seeds` of them, `from` this one. */
    seed: { type: 'string', multiple: true, default: [] },
    from: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '10' },
    /** No new world after this much processor time, or after the first fault. */
    seconds: { type: 'string', default: 'Infinity' },
    stop: { type: 'boolean', default: false },
    /** Cuts a failing world down; `story` is the number of lines in which it is told. */
    shrink: { type: 'boolean', default: false },
    story: { type: 'string', default: '0' },
    'without-faults': { type: 'string', default: '' },
    'without-tables': { type: 'string', default: '' },
    'no-tournament': { type: 'boolean', default: false },
    'no-spectators': { type: 'boolean', default: false },
    'no-mischief': { type: 'boolean', default: false },
  },
});

const numbers = (text: string) => (text === '' ? [] : text.split(',').map(Number));
const cuts: Cuts = {
  faults: numbers(values['without-faults']),
  tables: numbers(values['without-tables']),
  noTournament: values['no-tournament'],
  noSpectators: values['no-spectators'],
  noMischief: values['no-mischief'],
};
const storyLines = Number(values.story);
const first = Number(values.from);
const seeds =
  values.seed.length > 0
    ? values.seed
    : Array.from({ length: Number(values.seeds) }, (_, i) => String(first + i));
const start = processorSeconds();
let [hours, failed, count] = [0, 0, 0];
for (const seed of seeds) {
  const before = processorSeconds();
  const result = await simulate(seed, cuts);
  count++;
  hours += result.simulatedMs / 3_600_000;
  if (result.faults.length > 0) failed++;
  if (storyLines > 0) console.log(storyOf(result, storyLines).join('\n'));
  report(result, processorSeconds() - before);
  if (values.shrink && result.faults.length > 0) await tellShortest(seed);
  if (processorSeconds() - start > Number(values.seconds) || (values.stop && failed > 0)) break;
}
const seconds = processorSeconds() - start;
const rate = Math.round((hours / seconds) * 3600);
console.log(
  `${count} worlds, ${failed} with faults; ${hours.toFixed(1)} hours simulated in ${seconds.toFixed(1)} s of processor time: ${rate} hours an hour`,
);
process.exitCode = failed > 0 ? 1 : 0;

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function report({ seed, digest, simulatedMs, faults, ...counts }: Result, took: number): void {
  const { events, moves, acknowledged, notices } = counts;
  const simulated = (simulatedMs / 3_600_000).toFixed(2);
  console.log(
    `seed ${seed} ${digest} ${simulated} h in ${took.toFixed(1)} s, ${events} events, ${moves} rows, ${acknowledged} acknowledged, ${notices} notices, ${faults.length} faults`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`    ${fault.slice(0, 400)}`);
}

async function tellShortest(seed: string): Promise<void> {
  const shortest = await shrink(seed);
  if (!shortest) return;
  console.log(`\nthe shortest story of ${shortest.tries}:\n`);
  console.log(storyOf(shortest.result, storyLines || 40).join('\n'));
  console.log(`\nnpm run sim -- ${argumentsFor(seed, shortest.cuts)} --story 40\n`);
}
