// The examples in deploy/ work as they are: they are valid, and everything they name exists.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ONLINE_SETTINGS } from '../src/server/online.ts';
import { SETTINGS } from '../src/server/settings/table.ts';
import { withSettings } from './make/settings.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const has = (program: string, ...args: string[]) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

const sources = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(path),
);
const found = (pattern: RegExp) =>
  new Set(sources.flatMap((path) => matches(read(`src/server/${path}`), pattern)));
/** The environment variables that the server reads. */
const READ = new Set(Object.keys(SETTINGS));

interface Compose {
  readonly services: {
    readonly [name: string]: {
      readonly image?: string;
      readonly build?: { readonly context: string; readonly dockerfile: string };
      readonly command?: readonly string[];
      readonly environment?: { readonly [name: string]: string };
      readonly depends_on?: readonly string[] | object;
      readonly volumes?: readonly string[];
    };
  };
  readonly volumes: object;
}

describe('compose.yaml', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);

  test('every service can be built, and depends only on existing ones', () => {
    if (has('docker', 'compose', 'version')) {
      const env = { ...process.env, POSTGRES_PASSWORD: 'x' };
      execFileSync('docker', ['compose', '-f', join(root, 'deploy/compose.yaml'), 'config', '-q'], { env });
    }
    expect(services.length).toBeGreaterThanOrEqual(5);
    for (const [name, { image, build, depends_on = [] }] of services) {
      expect(image ?? build?.dockerfile, name).toBeTruthy();
      if (build) expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true);
      const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      for (const other of awaited) expect(Object.keys(compose.services)).toContain(other);
    }
  });

  test('every volume exists', () => {
    for (const volume of services.flatMap(([, { volumes = [] }]) => volumes)) {
      const [source = ''] = volume.split(':');
      const isThere = source.startsWith('.')
        ? existsSync(join(root, 'deploy', source))
        : Object.keys(compose.volumes).includes(source);
      expect(isThere, volume).toBe(true);
    }
  });

  test('our own services have only settings that the server reads', () => {
    const own = services.filter(([, { image }]) => image === 'scriptorium:local');
    expect(own.map(([name]) => name).sort()).toEqual(['bots', 'web']);
    expect(own.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['web']);
    for (const [, { environment = {} }] of own) {
      expect(Object.keys(environment).filter((name) => !READ.has(name))).toEqual([]);
    }
  });
});

describe('scriptorium.service', () => {
  const unit = read('deploy/scriptorium.service');

  test('has sections and settings, and nothing else', () => {
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^(\[\w+\]|[A-Z]\w+=.+)$/.test(line))).toEqual([]);
    expect(matches(unit, /^\[(\w+)\]$/gm)).toEqual(['Unit', 'Service', 'Install']);
    const [environment = ''] = matches(unit, /^Environment=(.+)$/gm);
    const names = matches(environment, /([A-Z_]+)=/g).filter((name) => name !== 'NODE_ENV');
    expect(names.filter((name) => !READ.has(name))).toEqual([]);
    if (has('systemd-analyze', '--version')) expect(systemdWarnings(unit)).toEqual([]);
  });
});

function systemdWarnings(unit: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'scriptorium-unit-'));
  const file = join(folder, 'scriptorium.service');
  // A program that exists on this machine.
  writeFileSync(file, unit.replace('/opt/scriptorium/bin/scriptorium', process.execPath));
  const checked = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // It looks at other units of the machine too; only what it says of ours counts.
  const said = `${checked.stdout}${checked.stderr}`.split('\n');
  return said.filter((line) => line.includes('scriptorium.service'));
}

test('the server starts with the same flags of Node everywhere: npm start, serve, container and systemd', () => {
  const [cli = ''] = matches(read('src/cli/main.ts'), /^#!\/usr\/bin\/env -S node (.+)\n/g);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  const [start = ''] = matches(scripts.start, /^node (.+) --import tsx /g);
  expect(start).toBe('--max-semi-space-size=64');
  expect(cli).toBe(start);
  // They execute the file itself, so that its first line counts.
  expect(read('deploy/Dockerfile')).toMatch(/^ENTRYPOINT \["\/app\/dist\/cli\/main\.js"\]$/m);
  expect(read('deploy/scriptorium.service')).toMatch(
    /^ExecStart=\/opt\/scriptorium\/bin\/scriptorium serve$/m,
  );
});

test('prometheus.yaml and haproxy.cfg use existing routes', () => {
  const { scrape_configs } = parse(read('deploy/prometheus.yaml')) as {
    scrape_configs: { dns_sd_configs: { names: string[] }[] }[];
  };
  expect(scrape_configs[0]?.dns_sd_configs[0]?.names).toEqual(['web', 'bots']);
  const [path = ''] = matches(read('deploy/haproxy.cfg'), /option httpchk GET (\S+)/g);
  expect(read('src/server/operating/health.ts')).toContain(`app.get('${path}'`);
});

test('the balancer of compose.yaml has the rules of haproxy.cfg, apart from TLS and the names of the processes', () => {
  const rules = (path: string) =>
    read(path)
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(#|bind|server|ssl-|nameserver|hold|resolvers|http-re\w+ (redirect|set-header))|^$/.test(
            line,
          ),
      );
  expect(rules('deploy/haproxy.compose.cfg')).toEqual(rules('deploy/haproxy.cfg'));
});

test('haproxy.cfg disconnects slow clients and limits each address, as the server does', () => {
  const config = read('deploy/haproxy.cfg');
  const [defaults = '', frontend = ''] = ['defaults', 'frontend door'].map(
    (name) => config.split(/^(?=\S)/m).find((section) => section.startsWith(name)) ?? '',
  );
  for (const name of [
    'http-request',
    'http-keep-alive',
    'client',
    'client-fin',
    'server',
    'connect',
    'tunnel',
  ])
    expect(
      Number(matches(defaults, new RegExp(`^\\s+timeout ${name} (\\d+)s$`, 'gm'))[0]),
      name,
    ).toBeGreaterThan(0);
  // `timeout http-request` ends with the headers, unless the body is awaited too.
  expect(defaults).toMatch(/^\s+option http-buffer-request$/m);
  expect(frontend).toMatch(/^\s+stick-table type ipv6 .*store conn_cur$/m);
  expect(frontend).toMatch(/^\s+tcp-request connection track-sc0 src/m);
  const [most] = matches(frontend, /^\s+tcp-request connection reject if \{ sc0_conn_cur gt (\d+) \}$/gm);
  expect(Number(most)).toBe(ONLINE_SETTINGS.maxConnectionsPerAddress);
});

test('alerts and dashboard use metrics that exist; the runbook has every alert; promtool fires each of them', () => {
  const metrics = new Set(found(/'(scriptorium_[a-z_]+)'/g));
  const used = matches(
    read('deploy/alerts.yaml') + read('deploy/dashboard.json'),
    /(scriptorium_[a-z_]+)/g,
  ).map((name) => name.replace(/_(bucket|count)$/, ''));
  expect(used.length).toBeGreaterThan(15);
  expect(used.filter((name) => !metrics.has(name))).toEqual([]);
  const page = read('docs/operating.md');
  const alerts = matches(read('deploy/alerts.yaml'), /alert: (\w+)/g);
  expect(alerts.filter((name) => !page.includes(name))).toEqual([]);
  if (has('promtool', '--version')) {
    const tested = spawnSync('promtool', ['test', 'rules', 'alerts.test.yaml'], {
      cwd: join(root, 'deploy'),
    });
    expect(String(tested.stdout) + String(tested.stderr)).toContain('SUCCESS');
  }
});

test('docs/operating.md has the table of settings as it is; no other file reads the environment', () => {
  const page = read('docs/operating.md');
  expect(page, 'npm run make -- settings').toBe(withSettings(page));
  expect([...found(/\benv\.([A-Z][A-Z_]+)/g)]).toEqual([]);
});

test('docs/operating.md names every event that is logged as an error, and every metric', () => {
  const page = read('docs/operating.md');
  const errors = [...found(/\blog(?:Rarely)?\.error\(.+, '([a-z-]+)'\)/g)];
  const metrics = [...found(/'(scriptorium_[a-z_]+)'/g)];
  expect(errors.length).toBeGreaterThan(5);
  expect(metrics.length).toBeGreaterThan(10);
  expect([...errors, ...metrics].filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});
