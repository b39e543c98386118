// The mutation run: what it plants where, and how its results are counted.
import { expect, test } from 'vitest';
import { mutationsIn } from './operators.ts';
import { type Result, table } from './results.ts';
import { isRule, planted } from './sample.ts';

const mutants = (source: string) =>
  mutationsIn('some.ts', source).map((mutation) => planted(source, mutation));

test('conditions are turned, moved by one, and left out', () => {
  expect(mutants('if (a < 2) go();').sort()).toEqual([
    'if (a < 1) go();',
    'if (a < 2) ;',
    'if (a < 3) go();',
    'if (a <= 2) go();',
    'if (a >= 2) go();',
    'if (false) go();',
    'if (true) go();',
  ]);
  expect(mutants('f(a || b, c ?? d)').sort()).toEqual([
    ';',
    'f(a && b, c ?? d)',
    'f(a || b, c && d)',
    'f(a || b, c)',
  ]);
});

test('codes are values; keys, types, imports and sentences are left alone', () => {
  expect(mutants("const a: 'x' = 'some-code';")).toEqual(["const a: 'x' = '';"]);
  expect(mutants("import { a } from 'b'; export * from 'c'; const d = 'A sentence.';")).toEqual([]);
  expect(mutants("const a = { 'b-c': d };")).toEqual(['const a = {};']);
});

test('rules are looked at; texts, boards, bots and tests are not', () => {
  expect(isRule('src/games/scout/rules/play.ts')).toBe(true);
  expect(isRule('src/games/biblios/secrets/constraints.ts')).toBe(true);
  for (const file of [
    ...['texts/en.ts', 'board/Hand.tsx', 'insight/hand.ts', 'terminal.ts', 'teaching/lesson.ts'],
    ...['fixtures/positions.ts', 'rules/rulings.test.ts'],
  ])
    expect(isRule(`src/games/scout/${file}`), file).toBe(false);
});

test('equivalent mutants and those that do not compile are not counted', () => {
  const result = (ended: Result['ended'], after: string): Result => ({
    ...{ file: 'src/engine/a.ts', line: 1, operator: 'logic', before: 'a', tookMs: 1 },
    ended,
    after,
  });
  const results = [
    result('killed', 'b'),
    result('timed-out', 'c'),
    result('elsewhere', 'd'),
    result('survived', 'e'),
    result('survived', 'f'),
    result('does-not-compile', 'g'),
  ];
  const same = [{ file: 'src/engine/a.ts', before: 'a', after: 'f', reason: 'no difference' }];
  expect(table(results, same)).toContain('| all | 6 | 1 | 1 | 1 | 1 | 1 | 1 | 50.0 % | 75.0 % |');
});
