// A game at the prompt, typed line by line.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lang } from '../../engine/index.ts';
import { pebbles, pebblesEntry } from '../fixtures/pebbles.ts';
import { defaultPeople } from '../people.ts';
import { Terminal } from '../terminal.ts';
import { textStyle } from '../text-style.ts';
import { type LocalGame, newLocalGame } from './local-game.ts';
import { runSession } from './run.ts';
import { type Ending, newSession } from './session.ts';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'scriptorium-'));
  process.env.SCRIPTORIUM_HOME = home;
});

afterEach(() => {
  delete process.env.SCRIPTORIUM_HOME;
  rmSync(home, { recursive: true });
});

interface Played {
  readonly ending: Ending;
  readonly text: string;
  readonly local: LocalGame;
}

/** Types these lines in a game of pebbles, then ends the input. */
async function type(
  players: string,
  lines: readonly string[],
  more: { heap?: 5 | 9; lang?: Lang; isPractice?: boolean } = {},
): Promise<Played> {
  const { heap = 5, lang = 'en', isPractice = false } = more;
  const people = defaultPeople(players.split(','), lang);
  const local = newLocalGame(pebblesEntry, people, { heap }, 'a seed', isPractice);
  const input = new PassThrough();
  const output = new PassThrough();
  const terminal = new Terminal({
    input,
    output,
    errors: output,
    isInteractive: false,
    style: textStyle('plain'),
  });
  input.end(lines.map((line) => `${line}\n`).join(''));
  const ending = await runSession(newSession(local, terminal, lang));
  return { ending, text: String(output.read()), local };
}

describe('deciding', () => {
  test('by notation, by number, and with other case and spaces', async () => {
    const { ending, local } = await type('human,human', ['', 'take 1', '', '2', '', '  TAKE   2 ']);
    expect(ending).toBe('over');
    expect(local.table.moves).toEqual(['0 take 1', '1 take 2', '0 take 2']);
  });

  test('a refusal names the game’s reason and a valid example', async () => {
    const { text, local } = await type('human,random', ['show', 'show', 'dance', '99']);
    expect(text).toContain(
      'Your number is shown already.\nType a number from 1 to 28, or a notation such as “take 1”.\n',
    );
    expect(text).toContain('Pebbles knows no such move.');
    expect(text).toContain('There is no choice 99.');
    expect(local.table.moves).toEqual(['0 show']);
  });

  test('a long list is grouped by kind and narrowed by what is typed', async () => {
    const { text, local } = await type('human,random', ['mark', 'mark 3', 'k 3 4', '']);
    expect(text).toMatch(/take +3 choices +1–3 {2}such as: Take 1 pebbles\n/);
    expect(text).toMatch(/mark +25 choices +5–29 {2}such as: Do mark\n/);
    expect(text).toMatch(/mark 3 +5 choices +15–19 /);
    expect(text).toMatch(/18 {2}Do mark +mark 3 4\nEnter plays it\./);
    expect(local.table.moves).toEqual(['0 mark 3 4']);
  });

  test('Enter decides nothing while several choices are listed', async () => {
    const { local } = await type('human,random', ['', '']);
    expect(local.table.moves).toEqual([]);
  });

  test('shows the events since the seat’s last decision, and secrets only to those who may know them', async () => {
    const { text, local } = await type('human,random', ['take 1']);
    const [own, other] = local.table.steps[0]!.events.map((event) => event.secret?.args.number);
    expect(text).toContain(`Player 1 gets ${own}.`);
    expect(text).toContain('Alcuin gets a number.');
    expect(text).not.toContain(`Alcuin gets ${other}`);
    expect(text).toContain('• Player 1 takes 1.');
  });
});

describe('two people at one keyboard', () => {
  test('hides the screen between two people, not between two decisions of one', async () => {
    const { text } = await type('human,human', ['', 'mark 1 1', 'take 1', '']);
    expect(text.match(/Pass the keyboard to Player 1/g)).toHaveLength(1);
    expect(text.match(/Pass the keyboard to Player 2/g)).toHaveLength(1);
    expect(text.indexOf('Player 1 · decision 1')).toBeGreaterThan(
      text.indexOf('Pass the keyboard to Player 1'),
    );
  });

  test('does not hide the screen when nothing is hidden from anybody', async () => {
    const shown = await type('human,human', ['', 'show', 'take 1', '', 'show', 'take 1', 'take 1', 'take 2']);
    expect(shown.ending).toBe('over');
    // The first two decisions of each person are hidden from the other; once both numbers are shown there is nothing to hide.
    expect(shown.text.match(/Pass the keyboard/g)).toHaveLength(2);
  });
});

describe('undo', () => {
  test('takes back a decision that revealed nothing', async () => {
    const { text, local } = await type('human,random', ['mark 1 1', 'undo', 'mark 2 2']);
    expect(text).toContain('Taken back.');
    expect(local.table.moves).toEqual(['0 mark 2 2']);
  });

  test('refused after something was revealed', async () => {
    const { text, local } = await type('human,random', ['show', 'undo']);
    expect(text).toContain('something hidden has been revealed since');
    expect(local.table.moves).toEqual(['0 show']);
  });

  test('refused before the first decision', async () => {
    const { text } = await type('human,random', ['undo']);
    expect(text).toContain('You have nothing to take back yet.');
  });

  test('possible while the keyboard is passed on, but not after another person has decided', async () => {
    const { text, local } = await type('human,human', [
      '',
      'take 1',
      'undo',
      'take 2',
      '',
      'take 1',
      '',
      'undo',
    ]);
    expect(local.table.moves).toEqual(['0 take 2', '1 take 1']);
    expect(text).toContain('another person has decided since');
  });

  test('refused after a bot has answered, except in a practice game, which is marked and saved as one', async () => {
    const fair = await type('human,random', ['take 1', 'undo'], { heap: 9 });
    expect(fair.text).toContain('a bot has answered');
    expect(fair.text).toContain('--practice');
    expect(fair.local.table.moves[0]).toBe('0 take 1');
    const practice = await type('human,random', ['take 1', 'undo', 'take 2'], { heap: 9, isPractice: true });
    expect(practice.text).toContain('Practice game');
    expect(practice.local.table.moves[0]).toBe('0 take 2');
    const files = [fair, practice].map(({ local }): unknown => JSON.parse(readFileSync(local.file, 'utf8')));
    expect(files[0]).not.toHaveProperty('isPractice');
    expect(files[1]).toMatchObject({ isPractice: true });
  });
});

describe('leaving', () => {
  test('at the end of the input the game is saved, and the message names the file', async () => {
    const { ending, text, local } = await type('human,random', ['mark 1 1']);
    expect(ending).toBe('left');
    expect(text).toContain(`The game is saved: ${local.file}`);
    const save = JSON.parse(readFileSync(local.file, 'utf8'));
    expect(save).toMatchObject({
      format: 'scriptorium-save/1',
      record: { moves: ['0 mark 1 1'], result: null },
    });
    expect(save.people).toEqual([
      { name: 'Player 1', bot: null },
      { name: 'Alcuin', bot: 'random' },
    ]);
  });

  test('quit offers to save the game; no deletes it', async () => {
    const left = await type('human,random', ['quit', 'y']);
    expect(left.ending).toBe('left');
    const given = await type('human,random', ['quit', 'n']);
    expect(given.ending).toBe('forgotten');
    expect(existsSync(given.local.file)).toBe(false);
  });

  test('save FILE writes to that file and the game goes on', async () => {
    const file = join(home, 'mine.json');
    const { text } = await type('human,random', [`save ${file}`, `save ${file}/below`, 'mark 1 1']);
    expect(text).toContain(`Saved: ${file}`);
    expect(text).toContain('cannot be written');
    expect(JSON.parse(readFileSync(file, 'utf8')).record.moves).toEqual([]);
  });

  test('save overwrites an earlier save of the same game and no other file', async () => {
    const [file, other] = [join(home, 'mine.json'), join(home, 'letter.txt')];
    writeFileSync(other, 'dear Anna');
    const { text } = await type('human,random', [
      `save ${file}`,
      'mark 1 1',
      `save ${file}`,
      `save ${other}`,
    ]);
    expect(text.split(`Saved: ${file}`).length - 1).toBe(2);
    expect(text).toContain(`“${other}” already exists. Choose another name.`);
    expect(readFileSync(other, 'utf8')).toBe('dear Anna');
  });

  test('a finished game moves from the saves to the records', async () => {
    const { ending, text } = await type('human,human', ['', 'take 3', '', 'take 2']);
    expect(ending).toBe('over');
    expect(readdirSync(join(home, 'saves'))).toEqual([]);
    expect(readdirSync(join(home, 'records'))).toHaveLength(1);
    expect(text).toMatch(/1\. Player 2 +2\n +2\. Player 1 +3\nThe heap is gone\./);
  });
});

describe('help', () => {
  test('commands, sections of the rules by number and by word', async () => {
    const { text } = await type('human,random', ['?', '? 2', '?last', '? 7']);
    expect(text).toContain('take back your last decision');
    expect(text).toContain('  2  A turn');
    expect(text).toContain('2. A turn\n\nTake one to three:\n• show before it\n• or mark');
    expect(text).toContain('1. Aim\n\nTake the last pebble.');
    expect(text).toContain(
      'No section of the rules mentions “7”. Type a number from 1 to 2, or another word.',
    );
  });

  test('the log repeats what the seat has been shown', async () => {
    const { text } = await type('human,random', ['mark 1 1', 'log']);
    expect(text.match(/Player 1 marks 1\/1/g)).toHaveLength(2);
  });

  test('in French, with French words for the commands', async () => {
    const { text } = await type('human,random', ['aide', 'annuler', 'quitter', 'o'], { lang: 'fr' });
    expect(text).toContain('Cailloux');
    expect(text).toContain('Vous n’avez encore rien à annuler.');
    expect(text).toContain('Garder cette partie pour plus tard\u202f? [O/n]');
    expect(text).toContain('La partie est enregistrée\u00a0:');
  });
});

test('Ctrl-C leaves the game and saves it', async () => {
  const local = newLocalGame(pebblesEntry, defaultPeople(['human', 'random'], 'en'), { heap: 5 }, 'a seed');
  const input = new PassThrough();
  const output = new PassThrough();
  const terminal = new Terminal({
    input,
    output,
    errors: output,
    isInteractive: true,
    style: textStyle('plain'),
  });
  input.write('mark 1 1\r');
  input.write('\u0003');
  expect(await runSession(newSession(local, terminal, 'en'))).toBe('left');
  expect(terminal.isInterrupted).toBe(true);
  expect(JSON.parse(readFileSync(local.file, 'utf8')).record.moves).toEqual(['0 mark 1 1']);
});

test('a game of bots runs without questions when the output is not a terminal', async () => {
  const { ending, text, local } = await type('random,even-kinds,random', []);
  expect(ending).toBe('over');
  expect(text).toContain('Claricia');
  expect(local.table.game.id).toBe(pebbles.id);
});
