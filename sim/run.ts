// `npm run sim`: bundles the simulator and runs it; `npm run sim -- mutants` with planted faults.
import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.ts';
import { runMutants } from './mutants/run.ts';

const [command, ...rest] = process.argv.slice(2);
process.exitCode = command === 'mutants' ? await runMutants(rest) : await run();

async function run(): Promise<number> {
  const args = ['--enable-source-maps', await bundle(), ...process.argv.slice(2)];
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}
