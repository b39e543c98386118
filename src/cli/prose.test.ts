// Wrapping and emphasis.
import { expect, test } from 'vitest';
import { proseLines, wrap } from './prose.ts';
import { textStyle } from './text-style.ts';

test('only plain spaces part words', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('quoi\u202f? oui', 6)).toEqual(['quoi\u202f?', 'oui']);
  expect(wrap('', 10)).toEqual(['']);
});

test('lists hang, emphasis does not count, and is closed at every line’s end', () => {
  const page = { style: { ...textStyle('plain'), bold: (text: string) => `<${text}>` }, width: 12 };
  expect(proseLines('- **aaaa bbbb cccc** dd\n\nend', page)).toEqual([
    '• <aaaa bbbb>',
    '  <cccc> dd',
    '',
    'end',
  ]);
});
