// Tests of the words on the board.
import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

test('French punctuation follows the right kind of space', () => {
  const call = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String(value('a', 'b', 'c')), String(value(2, 3, 4))];
    return Object.values(value ?? {}).flatMap(call);
  };
  for (const text of Object.values(WORDS.fr).flatMap(call)) {
    expect(text).not.toMatch(/(^|[^\u202f])[;!?]/);
    expect(text).not.toMatch(/(^|[^\u00a0]):/);
    expect(text).not.toContain("'");
  }
});
