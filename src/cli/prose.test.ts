// Wrapping and emphasis.
import { expect, test } from 'vitest';
import { proseLines, wrap } from './prose.ts';
import { textStyle } from './text-style.ts';

test('only plain spaces separate words', () => {
  expect(wrap('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrap('quoi\u202f? oui', 6)).toEqual(['quoi\u202f?', 'oui']);
  expect(wrap('', 10)).toEqual(['']);
});

test('lists have a hanging indent; emphasis takes no width and is closed at the end of every line', () => {
  const page = { style: { ...textStyle('plain'), bold: (text: string) => `<${text}>` }, width: 12 };
  expect(proseLines('- **aaaa bbbb cccc** dd\n\nend', page)).toEqual([
    '• <aaaa bbbb>',
    '  <cccc> dd',
    '',
    'end',
  ]);
});
