// Records and file names from outside: control characters in them must not reach the terminal.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { openTable, proofOf, recordOf, seedFromProof } from '../engine/index.ts';
import { findGame } from '../games/loaded.ts';
import { commandLine } from './command-line.ts';
import { escapeLines, escapeOutside } from './escaping.ts';
import { temporaryDirectory, tidyUp } from './fixtures/child.ts';
import { inside } from './fixtures/inside.ts';
import { Terminal } from './terminal.ts';
import { textStyle } from './text-style.ts';

afterAll(tidyUp);

const RED = '\u001B[31m';
/** Colours, a one-byte escape, a new line that imitates our output, reversed writing direction. */
const EVIL = `${RED}x\u009B2J\nok\u202Egood`;
const SHOWN = '\\u001b[31mx\\u009b2J\\nok\\u202egood'.replace('\\n', '\\u000a');

const directory = temporaryDirectory();
const proof = proofOf('12'.repeat(32), ['one', 'two']);
const table = openTable(findGame('scout')!, 2, {}, seedFromProof(proof));
const record = recordOf(table, proof);

function fileWith(name: string, data: object): string {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, name);
  writeFileSync(file, JSON.stringify(data));
  return file;
}

const evilNames = ['verify', 'replay', 'resume', 'analyse'].map((command) => [command] as const);

test.each(evilNames)(
  '%s shows the id of a game and the name of a file with visible escapes',
  async (command) => {
    const ran = await inside([command, fileWith('game.json', { ...record, game: EVIL })]);
    expect(ran.err).toContain(`“${SHOWN}”`);
    const missing = await inside([command, `no${EVIL}.json`]);
    expect(missing.err).toContain(`“no${SHOWN}.json”`);
    for (const { err } of [ran, missing]) expect(err).toMatch(/^error\[[\w-]+\]: [^\p{Cc}\p{Cf}]+\n$/u);
  },
);

test.each(['verify', 'resume'])('%s shows the name of a file that is not JSON', async (command) => {
  const file = join(directory, `${EVIL}.txt`);
  writeFileSync(file, '{');
  const { err } = await inside([command, file]);
  expect(err).toMatch(/^error\[not-json\]: [^\p{Cc}\p{Cf}]+\n$/u);
});

test('a valid record in a file with such a name, with colours and as JSON', async () => {
  const file = fileWith(`${EVIL}.json`, record);
  const output = new PassThrough();
  const terminal = new Terminal({
    input: new PassThrough(),
    output,
    errors: new PassThrough(),
    isInteractive: false,
    style: textStyle('colour'),
  });
  expect(await commandLine(['verify', file], terminal, {})).toBe(0);
  const out = String(output.read());
  expect(out).toContain(SHOWN);
  expect(out).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u);
  const asData = await inside(['verify', '--json', file]);
  expect(asData.out).toMatch(/^[^\p{Cc}\p{Cf}]+\n$/u);
  expect(JSON.parse(asData.out).files[0].file).toBe(file);
});

test('what is typed is repeated with visible escapes', async () => {
  process.env.SCRIPTORIUM_HOME = temporaryDirectory();
  const { out } = await inside(['play', 'scout', '--seed', 's'], `${RED}nonsense\n`);
  delete process.env.SCRIPTORIUM_HOME;
  expect(out).toContain('\\u001b[31mnonsense');
  expect(out).not.toContain('\u001B');
});

test('our own lines keep their colours and lose all other control characters', () => {
  expect(escapeLines(`${RED}a\u001B[39m\tb\nc\u001B[2J`, true)).toBe(`${RED}a\u001B[39m\tb\nc\\u001b[2J`);
  expect(escapeLines(`${RED}a`, false)).toBe('\\u001b[31ma');
  expect(escapeOutside('Zoé 👩\u200D🚀 \ud800')).toBe('Zoé 👩\u200D🚀 \\ud800');
});
