// A copy of the tree in a temporary folder, where mutants are planted and tried; the working tree is never touched.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, Order, Progress } from './runner.ts';
import { type Mutant, planted } from './sample.ts';

export type Trial =
  | { readonly ended: 'killed' | 'survived'; readonly by: string }
  | { readonly ended: 'timed-out' };

const TYPES = ['tsc', '--noEmit', '--noUnusedLocals', 'false', '--noUnusedParameters', 'false'];

export class Workbench {
  readonly root = mkdtempSync(join(tmpdir(), 'scriptorium-mutants-'));
  private runner: ChildProcess | null = null;
  /** Every file changed so far, because vitest caches modules. */
  private readonly changed = new Set<string>();

  constructor(tree: string) {
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree }).toString();
    for (const file of listed.split('\n').filter(Boolean)) cpSync(join(tree, file), join(this.root, file));
    symlinkSync(join(tree, 'node_modules'), join(this.root, 'node_modules'));
  }

  /** Times a test file alone. Null if it fails without a mutant. */
  async measure(test: string): Promise<number | null> {
    const answer = await this.ask([test], null);
    if (answer?.failed) console.log(`left out, because it fails without a mutant: ${answer.failed}`);
    return answer?.failed ? null : (answer?.tookMs[test] ?? 0);
  }

  async try(mutant: Mutant, tests: readonly string[], limitMs: number): Promise<Trial> {
    const path = join(this.root, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, planted(source, mutant));
    this.changed.add(mutant.file);
    try {
      const answer = await this.ask(tests, limitMs);
      if (answer === null) return { ended: 'timed-out' };
      return answer.failed ? { ended: 'killed', by: answer.failed } : { ended: 'survived', by: '' };
    } finally {
      writeFileSync(path, source);
    }
  }

  /** Whether the mutant compiles. Unused names are allowed: the same fault could be written without them. */
  compiles(mutant: Mutant): boolean {
    const path = join(this.root, mutant.file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, planted(source, mutant));
    try {
      execFileSync('npx', TYPES, { cwd: this.root, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    } finally {
      writeFileSync(path, source);
    }
  }

  close(): void {
    this.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Null if no test file ended for `limitMs`. */
  private async ask(tests: readonly string[], limitMs: number | null): Promise<Answer | null> {
    this.runner ??= await this.start();
    const { runner } = this;
    const order: Order = { tests, changed: [...this.changed] };
    const answer = await new Promise<Answer | null>((resolve) => {
      const settle = (value: Answer | null) => {
        clearTimeout(timer);
        runner.removeAllListeners('exit').removeAllListeners('message');
        resolve(value);
      };
      const timer = limitMs === null ? undefined : setTimeout(() => settle(null), limitMs);
      runner.on('message', (message: Answer | Progress) => {
        if (message === 'progress') timer?.refresh();
        else settle(message);
      });
      runner.once('exit', () => settle({ failed: 'the test process ended', tookMs: {} }));
      runner.send(order);
    });
    if (answer === null || runner.exitCode !== null) this.stop();
    return answer;
  }

  private async start(): Promise<ChildProcess> {
    // A process group of its own, so that its workers end with it.
    const runner = fork(fileURLToPath(new URL('runner.ts', import.meta.url)), [this.root], {
      cwd: this.root,
      execArgv: ['--import', 'tsx'],
      detached: true,
      // Serially, so that the first failure ends the run.
      env: { ...process.env, VITEST_MAX_WORKERS: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await new Promise((resolve) => runner.once('message', resolve));
    return runner;
  }

  private stop(): void {
    const { runner } = this;
    this.runner = null;
    if (runner?.pid === undefined || runner.exitCode !== null) return;
    runner.removeAllListeners();
    process.kill(-runner.pid, 'SIGKILL');
  }
}
