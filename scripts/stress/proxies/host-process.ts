// A server as a host starts it: `scriptorium serve` with settings from the environment, as a process.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const START_TIMEOUT_MS = 120_000;

export class HostProcess {
  private child: ChildProcess | null = null;
  /** Its log since the last start. */
  said = '';
  private readonly port: number;
  private readonly root: string;
  private readonly settings: Readonly<Record<string, string>>;

  /** `root` is the folder of another checkout. */
  constructor(port: number, settings: Readonly<Record<string, string>>, root = ROOT) {
    this.root = root;
    this.port = port;
    this.settings = settings;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'serve'], {
      cwd: this.root,
      env: { PATH: process.env.PATH, PORT: String(this.port), ...this.settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.child = child;
    this.said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    for (const end = Date.now() + START_TIMEOUT_MS; !(await this.isReady()); await pause(100))
      if (Date.now() > end || child.exitCode !== null)
        throw new Error(`the server does not start: ${this.said.slice(-2000)}`);
  }

  /** Waits until it is gone, if the signal ends it. */
  async signal(signal: 'SIGTERM' | 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    if (signal === 'SIGSTOP' || signal === 'SIGCONT') {
      child.kill(signal);
      return null;
    }
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
