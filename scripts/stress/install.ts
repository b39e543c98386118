// `npm run stress -- install [--only tarball|checkout|container]`: a machine of its own, as far as Linux gives one, on which the guide is followed to the letter.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { tryContainer } from './install/container.ts';
import { overlaid } from './install/machine.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const INSIDE = fileURLToPath(new URL('install/inside.ts', import.meta.url));

/** A checkout as git has it, with what is not committed yet. */
function checkoutInto(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT });
  spawnSync('rsync', ['-a', '--from0', '--files-from=-', ROOT, folder], { input: files });
  if (existsSync(join(folder, 'package.json'))) return;
  // Without rsync.
  for (const path of String(files).split('\0').filter(Boolean)) {
    if (!existsSync(join(ROOT, path))) continue;
    mkdirSync(join(folder, path, '..'), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
}

/** Both run in the same folders of the machine: the program is installed with a network, and served without one. */
function onMachine(machine: string, hasNetwork: boolean, args: readonly string[]): boolean {
  const isolated = hasNetwork
    ? ['--mount']
    : ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const inside = [process.execPath, '--import', 'tsx', INSIDE, machine, ...args];
  const { status } = spawnSync('unshare', [...isolated, 'sh', '-c', overlaid(machine), 'sh', ...inside], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return status === 0;
}

export async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, keep: { type: 'boolean' } } });
  if (process.getuid?.() !== 0 || spawnSync('unshare', ['--mount', '--net', 'true']).status !== 0) {
    console.error('This needs root, and a system where it may mount (unshare --mount --net).');
    process.exitCode = 1;
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-install-'));
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  checkoutInto(checkout);
  const isWanted = (name: string) => values.only === undefined || values.only === name;
  const results: Record<string, boolean> = {};
  try {
    if (isWanted('checkout') || isWanted('tarball')) {
      // The checkout makes the tarball, so it comes first; alone, the tarball is made beforehand.
      const first = join(folder, 'from-checkout');
      const made = onMachine(first, true, ['program', 'checkout', checkout]);
      if (isWanted('checkout')) results.checkout = made && onMachine(first, false, ['site', checkout]);
      if (isWanted('tarball')) {
        const [tarball = ''] = readdirSync(checkout).filter((name) => name.endsWith('.tgz'));
        const fresh = join(folder, 'download');
        mkdirSync(fresh);
        copyFileSync(join(checkout, tarball), join(fresh, tarball));
        const second = join(folder, 'from-tarball');
        results.tarball =
          onMachine(second, true, ['program', 'tarball', fresh]) && onMachine(second, false, ['site', fresh]);
      }
    }
    if (isWanted('container')) results.container = await tryContainer(checkout, join(folder, 'image'));
  } finally {
    if (values.keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
  console.log(JSON.stringify(results, null, 2));
  if (Object.values(results).includes(false)) process.exitCode = 1;
}
