// For tests: the server as operators run it, a process with bundled code and a one-line page.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bundledIn } from '../../cli/fixtures/bundled.ts';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly address: string;
  /** Standard error so far. */
  readonly err: string;
  readonly ended: Promise<Ended>;
  /** Resolves when it serves or has ended. */
  readonly opened: Promise<void>;
}

export interface ProcessOptions {
  readonly env?: { readonly [name: string]: string };
  /** A module that the process imports first. */
  readonly plant?: string;
  /** A shell command for limits, for example `ulimit -n 100`. */
  readonly limit?: string;
}

let nextPort = 19_000 + (process.pid % 400) * 8;

export class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), 'scriptorium-process-'));
  private readonly running = new Set<ChildProcess>();

  async install(): Promise<void> {
    const from = await bundledIn(inject('runFolder'));
    cpSync(join(from, 'dist'), join(this.folder, 'dist'), { recursive: true });
    cpSync(join(from, 'package.json'), join(this.folder, 'package.json'));
    symlinkSync(join(from, 'node_modules'), join(this.folder, 'node_modules'));
    mkdirSync(join(this.folder, 'dist/web'), { recursive: true });
    writeFileSync(join(this.folder, 'dist/web/index.html'), '<!doctype html><title>Scriptorium</title>');
  }

  start({ env = {}, plant, limit }: ProcessOptions = {}): ServerProcess {
    const port = nextPort++;
    const planted = join(this.folder, `plant-${port}.mjs`);
    if (plant !== undefined) writeFileSync(planted, plant);
    const args = [
      ...(plant === undefined ? [] : ['--import', planted]),
      join(this.folder, 'dist/cli/main.js'),
      'serve',
    ];
    const [program, given] = limit
      ? ['bash', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, ...args]]
      : [process.execPath, args];
    const child = spawn(program, given, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, PORT: String(port), DATA: join(this.folder, 'a.db'), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.running.add(child);
    let [out, err] = ['', ''];
    const ended = new Promise<Ended>((resolve) => {
      child.on('close', (code) => {
        this.running.delete(child);
        resolve({ code, out, err });
      });
    });
    const opened = new Promise<void>((resolve) => {
      // The last line of the plain output, or the event in the JSON log.
      const look = () => {
        if (/Online games are kept|"event":"open"/.test(out + err)) resolve();
      };
      child.stdout?.on('data', (data) => {
        out += data;
        look();
      });
      child.stderr?.on('data', (data) => {
        err += data;
        look();
      });
      void ended.then(() => resolve());
    });
    return {
      child,
      port,
      address: `http://127.0.0.1:${port}`,
      get err() {
        return err;
      },
      ended,
      opened,
    };
  }

  remove(): void {
    for (const child of this.running) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
