// No game is named outside of its folder: the check finds a planted name and lets the listed exceptions pass.
import { expect, test } from 'vitest';
import { EXCEPTIONS, gamesNamedIn } from './game-names.ts';

/** The violations in one file of one line. */
const about = (file: string, text: string) => gamesNamedIn(new Map([[file, text]])).map(({ why }) => why);

test.each([
  ['an id', 'src/web/home/Home.tsx', `const first = 'scripts-and-scribes';`, 'scripts-and-scribes'],
  ['an identifier', 'src/cli/play.ts', 'play(scriptsAndScribes);', 'scriptsAndScribes'],
  ['a name', 'src/cli/texts/en.ts', `about: 'Duodecim scriptorum and others'`, 'Duodecim scriptorum'],
  ['a class', 'src/web/shell.css', '.scout .ring {', 'scout'],
  ['a folder', 'knip.json', '"src/games/biblios/index.ts"', 'biblios'],
  ['the beginning of an identifier', 'src/server/start.ts', 'const scoutGame = 1;', 'scout'],
  ['a constant', 'src/server/start.ts', 'const SCRIPTS_AND_SCRIBES = 1;', 'SCRIPTS_AND_SCRIBES'],
  ['another word', 'src/server/start.ts', 'the scouting party, Scriptorium, boy-scouts', null],
])('%s', (_, file, text, name) => {
  expect(about(file, text)).toEqual(name === null ? [] : [`names a game outside of src/games: ${name}`]);
});

test('the line is named', () => {
  expect(gamesNamedIn(new Map([['src/cli/a.ts', `\n\n'scout'\n`]]))).toMatchObject([
    { file: 'src/cli/a.ts', line: 3 },
  ]);
});

test('games name themselves, and the exceptions may', () => {
  const files = [
    'src/games/scout/index.ts',
    'src/server/matches/match.fixtures.ts',
    'e2e/flows/online-table.ts',
  ];
  for (const file of files) expect(about(file, `'scout'`)).toEqual([]);
  expect(EXCEPTIONS.length).toBeLessThan(10);
});
