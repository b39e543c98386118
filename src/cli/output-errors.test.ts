// Output that cannot be written, as a process: a full disk, a closed error stream.
import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { mainFile, temporaryDirectory, tidyUp } from './fixtures/child.ts';

afterAll(tidyUp);

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** `full` is the stream that goes to a full disk; returns the text of the other one. */
async function withFull(full: 'stdout' | 'stderr', args: readonly string[]): Promise<Ended> {
  const main = await mainFile();
  const disk = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [main, ...args], {
    stdio: full === 'stdout' ? ['pipe', disk, 'pipe'] : ['pipe', 'pipe', disk],
    env: { PATH: process.env.PATH, SCRIPTORIUM_HOME: temporaryDirectory() },
  });
  closeSync(disk);
  let said = '';
  (full === 'stdout' ? child.stderr : child.stdout)?.on('data', (data) => {
    said += data;
  });
  child.stdin?.end();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, said }));
  });
}

const FULL = 'error[unwritable-output]: There is no space left for the output.\n';

test.each([
  ['what is printed at once', ['games']],
  ['help, by the library for arguments', ['--help']],
  ['a report after work', ['simulate', 'scout', '--games', '2', '--json']],
  ['a game at the prompt', ['play', 'scout', '--seats', 'human,random']],
])('a full disk is one sentence and exit code 1: %s', async (_, args) => {
  expect(await withFull('stdout', args)).toEqual({ code: 1, said: FULL });
});

test('in French too', async () => {
  const { said } = await withFull('stdout', ['games', '--lang', 'fr']);
  expect(said).toBe('error[unwritable-output]: Il n’y a plus de place sur le disque.\n');
});

test('error messages that cannot be written do not change the exit code', async () => {
  expect(await withFull('stderr', ['play', 'chess'])).toEqual({ code: 2, said: '' });
});
