// On the machine of a trial: `program FROM FOLDER` installs it as the guide says, `site FOLDER` does the rest and tries it.
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { checksOf } from '../proxies/checks.ts';
import { commandsOf, type Step } from './guide.ts';

const NAME = 'play.example.org';
const [, , machine = '', act = '', ...rest] = process.argv;
const INSTALLED = '/opt/scriptorium/lib/node_modules/scriptorium';
const shims = join(machine, 'bin');
const state = join(machine, 'state');

let faults = 0;
function check(what: string, isFine: boolean, found: unknown = ''): void {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${what}${isFine ? '' : `: ${String(found)}`}`);
  if (!isFine) faults++;
}

/** The guide that comes with what is installed, or with what will be. */
function follow(guide: string, steps: readonly Step[], cwd: string): SpawnSyncReturns<string> {
  const commands = commandsOf(guide);
  const script = steps.map((step) => {
    const found = commands.get(step);
    if (found === undefined) throw new Error(`the guide has no step ${step}`);
    return `# ${step}\n${found}`;
  });
  const result = spawnSync('sh', ['-e', '-x', '-c', script.join('\n')], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NAME, PATH: `${shims}:${process.env.PATH}` },
  });
  check(
    `the guide: ${steps.join(', ')}`,
    result.status === 0,
    `${result.stdout}${result.stderr}`.slice(-2000),
  );
  return result;
}

function makeShims(): void {
  for (const folder of [shims, state]) mkdirSync(folder, { recursive: true });
  const shim = fileURLToPath(new URL('systemctl.ts', import.meta.url));
  const tsx = import.meta.resolve('tsx');
  writeFileSync(
    join(shims, 'systemctl'),
    `#!/bin/sh\nexec ${process.execPath} --import ${tsx} ${shim} ${state} "$@"\n`,
  );
  chmodSync(join(shims, 'systemctl'), 0o755);
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

async function trySite(folder: string): Promise<void> {
  makeShims();
  appendFileSync('/etc/hosts', `127.0.0.1 ${NAME}\n`);
  const guide = join(INSTALLED, 'docs/operating.md');
  const { stdout } = follow(guide, ['service', 'settings', 'start'], folder);
  check('the server is ready', stdout.includes('{"ready":true'), stdout);
  check(
    'the settings are for root alone',
    modeOf('/etc/scriptorium.env') === '600',
    modeOf('/etc/scriptorium.env'),
  );
  for (const [path, mode] of [
    ['', '700'],
    ['/scriptorium.db', '600'],
  ] as const)
    check(
      `/var/lib/scriptorium${path} is ${mode}`,
      modeOf(`/var/lib/scriptorium${path}`) === mode,
      modeOf(`/var/lib/scriptorium${path}`),
    );
  check('it listens at the loopback address only', !isOpenElsewhere(), 'open at other addresses');
  const proxies: readonly (readonly [string, readonly Step[], () => void])[] = [
    ['nginx', ['certificate', 'nginx'], () => spawnSync('nginx', ['-s', 'quit'])],
    ['caddy', ['caddyfile', 'internal', 'caddy'], () => spawnSync('caddy', ['stop'])],
  ];
  for (const [proxy, steps, stop] of proxies) {
    follow(guide, steps, folder);
    await pause(1500);
    const checks = await checksOf('', { name: NAME, http: 80, https: 443 });
    for (const { what, isFine, found } of checks) check(`${proxy}: ${what}`, isFine, found);
    stop();
    await pause(1500);
  }
  const token = /^ADMIN_TOKEN=(.+)$/m.exec(readFileSync('/etc/scriptorium.env', 'utf8'))?.[1] ?? '';
  const admin = spawnSync('scriptorium', ['admin', 'statistics'], {
    encoding: 'utf8',
    env: { ...process.env, ADMIN_TOKEN: token },
  });
  check(
    'scriptorium admin statistics',
    admin.status === 0 && admin.stdout.includes('"version"'),
    admin.stderr,
  );
  const saved = join(state, 'kept.db');
  const backup = spawnSync('scriptorium', ['backup', saved], {
    encoding: 'utf8',
    env: { ...process.env, DATA: '/var/lib/scriptorium/scriptorium.db' },
  });
  check('scriptorium backup', backup.status === 0 && statSync(saved).size > 0, backup.stderr);
  spawnSync(join(shims, 'systemctl'), ['stop', 'scriptorium']);
  check('it ends with everything in one file', !exists('/var/lib/scriptorium/scriptorium.db-wal'));
}

const exists = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;

/** /proc/net/tcp: addresses and ports in hexadecimal; 0A is a listener, 1F90 is 8080. */
function isOpenElsewhere(): boolean {
  const lines = ['tcp', 'tcp6'].flatMap((file) => readFileSync(`/proc/net/${file}`, 'utf8').split('\n'));
  const listening = lines.filter((line) => / 0A /.test(line) && /:1F90 /.test(line));
  return listening.length === 0 || listening.some((line) => !line.includes('0100007F:1F90'));
}

// The certificates are our own, and every connection stays on this machine.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
if (act === 'program') {
  const [from = '', folder = ''] = rest;
  const guide =
    from === 'checkout'
      ? join(folder, 'docs/operating.md')
      : fileURLToPath(new URL('../../../docs/operating.md', import.meta.url));
  follow(guide, [from as Step], folder);
  for (const file of [
    'docs/operating.md',
    'deploy/scriptorium.service',
    'deploy/nginx.conf',
    'dist/web/index.html',
  ])
    check(`the package has ${file}`, exists(join(INSTALLED, file)));
} else await trySite(rest[0] ?? '');
process.exit(faults === 0 ? 0 : 1);
