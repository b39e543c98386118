// The command with parts: help, errors with codes, and what a part gets as its arguments.
import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { type Parts, runPart } from './parts.ts';

let ran: readonly string[] | null = null;
const out: string[] = [];
const err: string[] = [];
beforeEach(() => {
  ran = null;
  out.length = 0;
  err.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
});
afterEach(() => vi.restoreAllMocks());

const argvOf = (...args: string[]) => ['node', 'stress.ts', ...args];

function parts(argv: readonly string[]): Parts {
  const main = () => {
    const { values } = parseArgs({ args: argv.slice(2), options: { kills: { type: 'string' } } });
    ran = [values.kills ?? 'none'];
  };
  return {
    crash: { summary: 'kills the server', options: '[--kills 100]', load: async () => ({ main }) },
    toString: {
      summary: 'fails',
      options: '',
      load: async () => ({
        main: () => {
          throw new TypeError('a bug');
        },
      }),
    },
  };
}

const run = (...args: string[]) => {
  const argv = argvOf(...args);
  return runPart('stress', parts(argv), argv);
};

test('a part gets the arguments after its name and decides about the exit code itself', async () => {
  expect(await run('crash', '--kills', '5')).toBeNull();
  expect(ran).toEqual(['5']);
});

test('--help lists the parts; after a part, its options', async () => {
  expect(await run('--help')).toBe(0);
  expect(out.join()).toMatch(/crash +kills the server/);
  expect(await run('crash', '--help')).toBe(0);
  expect(out.at(-1)).toContain('npm run stress -- crash [--kills 100]');
  expect(ran).toBeNull();
});

test('a missing or unknown part is an error with a code and the list of parts', async () => {
  expect(await run()).toBe(2);
  expect(err[0]).toMatch(/^stress: missing-part: [\s\S]*crash +kills/);
  for (const name of ['crush', 'hasOwnProperty', '__proto__']) {
    expect(await run(name)).toBe(2);
    expect(err.at(-1)).toMatch(new RegExp(`^stress: unknown-part: "${name}" [\\s\\S]*crash +kills`));
  }
});

test('an unknown option is an error with a code; a bug of the part is not hidden', async () => {
  expect(await run('crash', '--kill', '5')).toBe(2);
  expect(err[0]).toMatch(/^stress crash: bad-option: .*--kill[\s\S]*Usage: npm run stress -- crash/);
  await expect(run('toString')).rejects.toThrow('a bug');
});

test('package.json has fewer than a dozen commands, not counting hooks of npm', () => {
  const commands = Object.keys(manifest.scripts).filter((name) => name !== 'prepack');
  expect(commands.length).toBeLessThan(12);
});
