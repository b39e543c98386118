// Prometheus as a process, with the files of deploy/: the same rules, in which minutes are shorter, and our own targets.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';

const deployed = (name: string) => fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));

/** How long something has to last, and over which time it is looked at, by what the rules say. */
const SHORTER: Readonly<Record<string, string>> = { '1m': '2s', '5m': '2s', '1h': '5s' };
const WINDOWS: Readonly<Record<string, string>> = { '[5m]': '[30s]', '[15m]': '[40s]' };

interface Config {
  global?: object;
  scrape_configs: Record<string, unknown>[];
}

export class Prometheus {
  private readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-prometheus-'));
  private child: ChildProcess | null = null;
  private readonly port: number;

  constructor(port: number) {
    this.port = port;
  }

  /** What promtool says of the files as they are shipped; throws if it finds a fault. */
  static checkFiles(): void {
    execFileSync('promtool', ['check', 'rules', deployed('alerts.yaml')], { stdio: 'pipe' });
    execFileSync('promtool', ['check', 'config', '--syntax-only', deployed('prometheus.yaml')], {
      stdio: 'pipe',
    });
    execFileSync('promtool', ['test', 'rules', deployed('alerts.test.yaml')], { stdio: 'pipe' });
  }

  async start(targets: readonly string[], token: string): Promise<void> {
    const config = parse(readFileSync(deployed('prometheus.yaml'), 'utf8')) as Config;
    const [job = {}] = config.scrape_configs;
    writeFileSync(join(this.folder, 'token'), token);
    const { dns_sd_configs: _, ...scrape } = job;
    config.global = { evaluation_interval: '1s' };
    config.scrape_configs = [
      {
        ...scrape,
        scrape_interval: '1s',
        scrape_timeout: '1s',
        authorization: { credentials_file: join(this.folder, 'token') },
        static_configs: [{ targets: [...targets] }],
      },
    ];
    writeFileSync(join(this.folder, 'prometheus.yaml'), stringify(config));
    const rules = readFileSync(deployed('alerts.yaml'), 'utf8')
      .replace(/(?<=for: )\w+/g, (time) => SHORTER[time] ?? fail(time))
      .replace(/\[\w+\]/g, (window) => WINDOWS[window] ?? fail(window));
    writeFileSync(join(this.folder, 'alerts.yaml'), rules);
    copyFileSync(deployed('dashboard.json'), join(this.folder, 'dashboard.json'));
    this.child = spawn(
      'prometheus',
      [
        `--config.file=${join(this.folder, 'prometheus.yaml')}`,
        `--storage.tsdb.path=${join(this.folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${this.port}`,
      ],
      { stdio: 'ignore' },
    );
    while ((await fetch(`${this.address}/-/ready`).catch(() => null))?.status !== 200) await pause(200);
  }

  /** The names of the alerts that fire now. */
  async firing(): Promise<ReadonlySet<string>> {
    const { data } = await this.ask<{
      alerts: { state: string; labels: { alertname: string } }[];
    }>('alerts');
    return new Set(
      data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname),
    );
  }

  /** Of the panels of the dashboard, those without a value now. */
  async emptyPanels(): Promise<readonly string[]> {
    const { panels } = JSON.parse(readFileSync(join(this.folder, 'dashboard.json'), 'utf8')) as {
      panels: { title: string; targets: { expr: string }[] }[];
    };
    const empty: string[] = [];
    for (const { title, targets } of panels) {
      const found = await Promise.all(
        targets.map(async ({ expr }) => {
          const query = encodeURIComponent(expr.replace(/\[\w+\]/g, (window) => WINDOWS[window] ?? window));
          return (await this.ask<{ result: unknown[] }>(`query?query=${query}`)).data.result.length;
        }),
      );
      if (!found.some((count) => count > 0)) empty.push(title);
    }
    return empty;
  }

  async stop(): Promise<void> {
    this.child?.kill('SIGKILL');
    await pause(200);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private async ask<T>(path: string): Promise<{ readonly data: T }> {
    return (await (await fetch(`${this.address}/api/v1/${path}`)).json()) as { data: T };
  }
}

function fail(time: string): never {
  throw new Error(`a rule has a time that this trial does not shorten: ${time}`);
}
