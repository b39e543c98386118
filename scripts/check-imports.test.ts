// The import check: fails on each kind of wrong import. `npm run lint` applies it to the sources, before all tests.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { violationsIn } from './imports.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The violations in one file with one import. */
function about(file: string, source: string): string[] {
  return violationsIn(new Map([[file, source]])).map(({ file, line, why }) => `${file}:${line}: ${why}`);
}

describe('a wrong import is found', () => {
  test.each([
    [
      'upwards',
      'src/engine/table.ts',
      `import { scout } from '../games/scout/index.ts';`,
      'engine is below games',
    ],
    [
      'upwards, only a type',
      'src/games/index.ts',
      `import type { Bot } from '../bots/bot.ts';`,
      'games is below bots',
    ],
    [
      'upwards, passed on',
      'src/bots/index.ts',
      `export { main } from '../cli/main.ts';`,
      'bots is below cli',
    ],
    ['upwards, all of it', 'src/server/app.ts', `export * from '../web/App.tsx';`, 'server is below web'],
    [
      'upwards, later',
      'src/parts/Card.tsx',
      `const x = await import('../web/App.tsx');`,
      'parts is below web',
    ],
    [
      'upwards, inside a type',
      'src/engine/game.ts',
      `type B = import('../bots/bot.ts').Bot;`,
      'engine is below bots',
    ],
    [
      'upwards, for its effect',
      'src/protocol/a.ts',
      `import '../server/main.ts';`,
      'protocol is below server',
    ],
    [
      'a bot knows a game',
      'src/bots/search.ts',
      `import { scout } from '../games/scout/index.ts';`,
      'bots know no game',
    ],
    [
      'another game',
      'src/games/scout/rules/flow.ts',
      `import { a } from '../../biblios/rules/data.ts';`,
      'its own folder only',
    ],
    [
      'an edition, the wrong way round',
      'src/games/biblios/rules/data.ts',
      `import { a } from '../../scripts-and-scribes/rules/data.ts';`,
      'its own folder only',
    ],
    [
      'the registry',
      'src/games/scout/rules/flow.ts',
      `import { findGame } from '../../index.ts';`,
      'its own folder only',
    ],
    [
      'Node in rules',
      'src/games/scout/rules/flow.ts',
      `import { readFileSync } from 'node:fs';`,
      'imports from outside nothing',
    ],
    [
      'preact in rules',
      'src/games/scout/insight/index.ts',
      `import { h } from 'preact';`,
      'imports from outside nothing',
    ],
    ['Node in a board', 'src/games/scout/board/Board.tsx', `import fs from 'node:fs';`, 'preact'],
    [
      'a board in rules',
      'src/games/scout/rules/flow.ts',
      `import { look } from '../board/look.ts';`,
      'rules know no board',
    ],
    [
      'parts in texts',
      'src/games/scout/texts/en.ts',
      `import { a } from '../../../parts/words.ts';`,
      'rules know no board',
    ],
    [
      'the table in a game',
      'src/games/scout/rules/play.ts',
      `import { Table } from '../../../engine/table.ts';`,
      'games import game, rng',
    ],
    [
      'all of the engine in a game',
      'src/games/scout/rules/play.ts',
      `import { redactEvent } from '../../../engine/index.ts';`,
      'games import game, rng',
    ],
    ['a package in the engine', 'src/engine/rng.ts', `import { x } from 'pure-rand';`, '@noble/hashes only'],
    [
      'a package whose name begins alike',
      'src/engine/rng.ts',
      `import { x } from '@noble/hashes-more';`,
      '@noble/hashes only',
    ],
    [
      'Node in the engine',
      'src/engine/proof.ts',
      `import { randomBytes } from 'node:crypto';`,
      '@noble/hashes only',
    ],
    [
      'Node in bots',
      'src/bots/search.ts',
      `import { Worker } from 'node:worker_threads';`,
      'imports from outside nothing',
    ],
    ['a test', 'src/engine/json.ts', `import { data } from './json.test.ts';`, 'for tests'],
    [
      'fixtures',
      'src/games/scout/rules/flow.ts',
      `import { cards } from '../fixtures/positions.ts';`,
      'for tests',
    ],
    [
      'a folder of fixtures',
      'src/cli/games.ts',
      `import { pebbles } from './fixtures/pebbles.ts';`,
      'for tests',
    ],
    [
      'beside src',
      'src/cli/main.ts',
      `import { run } from '../../scripts/make/golden.ts';`,
      'nothing beside src',
    ],
  ])('%s', (_, file, source, why) => {
    const [said = '', ...more] = about(file, `// A comment.\n${source}\n`);
    expect(said).toContain(`${file}:2: `);
    expect(said).toContain(why);
    expect(more).toEqual([]);
  });

  test('a folder that is not a layer', () => {
    expect(about('src/helpers/strings.ts', '')).toEqual([
      expect.stringContaining('is in none of the layers'),
    ]);
  });

  test('a cycle, with its path', () => {
    const files = new Map([
      ['src/engine/a.ts', `import { b } from './b.ts';`],
      ['src/engine/b.ts', `import { c } from './c.ts';`],
      ['src/engine/c.ts', `\nexport { a } from './a.ts';`],
    ]);
    expect(violationsIn(files)).toEqual([
      {
        file: 'src/engine/c.ts',
        line: 2,
        why: 'closes a cycle: src/engine/a.ts → src/engine/b.ts → src/engine/c.ts → src/engine/a.ts',
      },
    ]);
  });

  test('a cycle of types', () => {
    const files = new Map([
      ['src/engine/a.ts', `import type { B } from './b.ts';`],
      ['src/engine/b.ts', `import { a } from './a.ts';`],
    ]);
    expect(violationsIn(files)).toEqual([
      {
        file: 'src/engine/b.ts',
        line: 1,
        why: 'closes a cycle: src/engine/a.ts → src/engine/b.ts → src/engine/a.ts',
      },
    ]);
  });
});

describe('a right import passes', () => {
  test.each([
    ['downwards', 'src/cli/main.ts', `import { findGame } from '../games/index.ts';`],
    ['any package at the top', 'src/cli/main.ts', `import { Command } from 'commander'; import 'node:fs';`],
    ['its own folder', 'src/games/scout/texts/en.ts', `import { up } from '../rules/state.ts';`],
    ['an edition', 'src/games/scripts-and-scribes/index.ts', `import { gameOf } from '../biblios/game.ts';`],
    ['the contract', 'src/games/scout/rules/flow.ts', `import { CHANCE } from '../../../engine/game.ts';`],
    ['preact in a board', 'src/games/scout/board/Hand.tsx', `import { useState } from 'preact/hooks';`],
    ['the hash', 'src/engine/chance.ts', `import { hmac } from '@noble/hashes/hmac.js';`],
    ['anything in a test', 'src/engine/table.test.ts', `import { scout } from '../games/scout/index.ts';`],
    ['fixtures in fixtures', 'src/cli/fixtures/child.ts', `import { a } from './pebbles.ts';`],
    [
      'what only looks like one',
      'src/engine/game.ts',
      "const text = `import x from '../cli/main.ts'`; // import '../cli/a.ts'",
    ],
  ])('%s', (_, file, source) => {
    expect(about(file, source)).toEqual([]);
  });

  test('the example of the guide, as if it were one of the games', () => {
    const files = readdirSync(`${root}docs/example`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path): [string, string] => {
        const source = readFileSync(`${root}docs/example/${path}`, 'utf8');
        return [`src/games/high-card/${path}`, source.replaceAll('../src/engine', '../engine')];
      });
    expect(violationsIn(new Map(files))).toEqual([]);
  });
});
