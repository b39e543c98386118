// Stands in for systemctl where no systemd runs: starts what the unit says, as its user, with its settings and umask.
// Called as: systemctl.ts STATE-FOLDER ARGUMENTS…
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [, , folder = '', ...args] = process.argv;
const service = args.at(-1)?.replace('.service', '') ?? '';
const pidFile = join(folder, `${service}.pid`);

function unitSettings(unit: string): (name: string) => readonly string[] {
  const lines = unit.split('\n').filter((line) => /^[A-Z]\w+=/.test(line));
  return (name) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
}

/** As systemd reads it: a line is a setting, and comments begin with #. */
const variablesIn = (file: string) =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

function startUnit(): void {
  const all = unitSettings(readFileSync(`/etc/systemd/system/${service}.service`, 'utf8'));
  const one = (name: string) => {
    const [value] = all(name);
    if (value === undefined) throw new Error(`the unit has no ${name}`);
    return value;
  };
  const idOf = (flag: string) => Number(execFileSync('id', [flag, one('User')], { encoding: 'utf8' }));
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  const state = `/var/lib/${one('StateDirectory')}`;
  mkdirSync(state, { recursive: true, mode: Number.parseInt(one('StateDirectoryMode'), 8) });
  chownSync(state, uid, gid);
  const given = Object.fromEntries(
    all('Environment').flatMap((line) =>
      line.split(' ').map((each) => each.split('=', 2) as [string, string]),
    ),
  );
  const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...given };
  const log = openSync(join(folder, `${service}.log`), 'a');
  const [program = '', ...rest] = one('ExecStart').split(' ');
  process.umask(Number.parseInt(one('UMask'), 8));
  const child = spawn(program, rest, {
    uid,
    gid,
    cwd: one('WorkingDirectory'),
    env: { ...env, ...variablesIn(one('EnvironmentFile')) },
    detached: true,
    stdio: ['ignore', log, log],
  });
  writeFileSync(pidFile, String(child.pid));
  child.unref();
}

/** Nobody waits for it here, so that it stays as a zombie. */
function isRunning(pid: number): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}

function stopUnit(): void {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) spawnSync('sleep', ['0.1']);
}

/** The programs of Debian's packages; there they run already when the guide reloads them. */
const PROXIES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  nginx: ['nginx'],
  caddy: ['caddy', 'start', '--config', '/etc/caddy/Caddyfile'],
};

const [verb = ''] = args;
if (verb === 'reload' && PROXIES[service]) {
  const [program, ...rest] = PROXIES[service];
  // Caddy lets its child print into our output, which would never end.
  const { status } = spawnSync(program, rest, { stdio: 'ignore' });
  process.exitCode = status ?? 1;
} else if (verb === 'enable') startUnit();
else if (verb === 'stop') stopUnit();
else if (verb === 'restart') {
  stopUnit();
  startUnit();
} else if (verb !== 'daemon-reload') {
  console.error(`systemctl ${args.join(' ')}: not known here`);
  process.exitCode = 1;
}
