// A server as a host starts it: `scriptorium serve` with settings from the environment, as a process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const START_TIMEOUT_MS = 120_000;

export class HostProcess {
  private child: ChildProcess | null = null;
  private readonly port: number;
  private readonly settings: Readonly<Record<string, string>>;

  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.settings = settings;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'serve'], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, PORT: String(this.port), ...this.settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.child = child;
    for (const end = Date.now() + START_TIMEOUT_MS; !(await this.isReady()); await pause(100))
      if (Date.now() > end || child.exitCode !== null) throw new Error('the server does not start');
  }

  /** Waits until it is gone. */
  async signal(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await gone;
    return code;
  }

  private isReady(): Promise<boolean> {
    return fetch(`http://127.0.0.1:${this.port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
