// Pages of the library package: imports by its name, no dead links.
import { expect, test } from 'vitest';
import { libraryPage } from './library-pages.ts';

test('imports have the name of the package, once', () => {
  expect(libraryPage("import { verify } from 'scriptorium';")).toBe(
    "import { verify } from 'scriptorium-library';",
  );
  expect(libraryPage('`ScoutView` from `scriptorium/games/scout`')).toBe(
    '`ScoutView` from `scriptorium-library/games/scout`',
  );
  const own = "import { verify } from 'scriptorium-library/engine';";
  expect(libraryPage(own)).toBe(own);
});

test('the command and the other package keep their name', () => {
  const text = '- `scriptorium` also has the command line: `scriptorium verify games.jsonl`.';
  expect(libraryPage(text)).toBe(text);
});

test('links to packed pages stay, other pages are named', () => {
  expect(libraryPage('The [reference](reference.md#table); see [library.md](library.md).')).toBe(
    'The [reference](reference.md#table); see [README.md](README.md).',
  );
  expect(
    libraryPage('[How the bots think](bots.md#levels), [TypeScript](https://www.typescriptlang.org)'),
  ).toBe(
    'How the bots think (`docs/bots.md` in the repository), [TypeScript](https://www.typescriptlang.org)',
  );
});

test('what is only for the repository is left out', () => {
  expect(libraryPage('Use it. <!-- only in the repository -->In its imports …<!-- end -->\nMore.')).toBe(
    'Use it.\nMore.',
  );
});
