// The coverage of rulings is complete, and the check would notice if it were not.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  citingTests,
  coverage,
  isCurrent,
  rulingsIn,
  rulingsOf,
  sharedLetters,
  uncovered,
  uncoveredText,
} from './rules-coverage.ts';

test('every ruling has a test that cites it, and the page says so', () => {
  const { page, missing } = coverage();
  expect(missing).toEqual([]);
  expect(isCurrent(page), 'docs/rules-coverage.md is old: npm run make -- rules-coverage').toBe(true);
});

test('a ruling without a test is noticed', () => {
  const rulings = rulingsIn('# Game\n\n- **X1** first\n- **X2** second\n- **X12** third\n');
  const tests = citingTests('a.test.ts', "test('X1 does', () => {});\ntest(\n  'X12 does too', () => {});");
  expect(rulings.map(({ number }) => number)).toEqual(['X1', 'X2', 'X12']);
  expect(uncovered(rulings, tests)).toEqual(['X2']);
  expect(uncoveredText('X2')).toContain("test('X2 …')");
});

test('a letter belongs to one game', () => {
  const [a, b, c] = ['- **X1** a\n- **X2** b\n', '- **Y1** a\n', '- **X3** a\n'].map(rulingsIn);
  expect(sharedLetters([a!, b!])).toEqual([]);
  expect(sharedLetters([a!, b!, c!])).toEqual(['X']);
});

test('the example of the guide has rulings, each with a test that cites it', () => {
  const read = (file: string) => readFileSync(new URL(`../../docs/example/${file}`, import.meta.url), 'utf8');
  const rulings = rulingsIn(read('README.md'));
  expect(rulings.length).toBeGreaterThan(1);
  expect(uncovered(rulings, citingTests('rulings.test.ts', read('rules/rulings.test.ts')))).toEqual([]);
});

test('a title may cite several rulings', () => {
  expect(rulingsOf('B12, B13 bidding goes round')).toEqual(['B12', 'B13']);
  expect(rulingsOf('B12 and B13: bidding')).toEqual(['B12', 'B13']);
  expect(rulingsOf('about B12')).toEqual([]);
});
