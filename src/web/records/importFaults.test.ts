// Games of unknown origin: page and command line refuse the same ones, and a link says why.
import { beforeAll, describe, expect, test } from 'vitest';
import { checkSavedGame } from '../../cli/saves.ts';
import { openTable, proofOf, recordOf, seedFromProof } from '../../engine/index.ts';
import { savedNameFrom } from '../../engine/save.ts';
import { findGame } from '../../games/loaded.ts';
import { checkSave } from '../analysis/checkSave.ts';
import { en } from '../analysis/texts/en.ts';
import { fr } from '../analysis/texts/fr.ts';
import { loadPageTexts } from '../texts/loadTexts.ts';
import { gameFileOf } from './gameFile.ts';
import { linkFaultText } from './importFaults.ts';

beforeAll(async () => {
  await Promise.all([loadPageTexts('en'), loadPageTexts('fr')]);
});

const proof = proofOf('12'.repeat(32), ['one', 'two']);
const table = openTable(findGame('scout')!, 2, {}, seedFromProof(proof));
const record = recordOf(table, proof);
const ADA = { name: 'Ada', bot: null };
const saveWith = (people: unknown, change: object = {}) => ({
  format: 'scriptorium-save/1',
  people,
  record: { ...record, ...change },
});
const inEnglish = { lang: 'en', words: en, personName: (number: number) => `Player ${number}` } as const;
const inFrench = { lang: 'fr', words: fr, personName: (number: number) => `Joueur ${number}` } as const;

async function linkWords(data: unknown, speaker: Parameters<typeof linkFaultText>[1] = inEnglish) {
  const answer = await checkSave(data);
  return answer.ok ? 'opened' : linkFaultText(answer.fault, speaker);
}

describe('the list of players', () => {
  const name = (name: unknown) => [ADA, { name, bot: null }];
  const bot = (bot: unknown) => [ADA, { name: 'Guda', bot }];
  const refused: readonly (readonly [string, unknown, string])[] = [
    ['no list', { 0: ADA, 1: ADA }, 'should have 2 entries'],
    ['nobody', undefined, 'should have 2 entries'],
    ['more than seats', [ADA, ADA, ADA], 'should have 2 entries'],
    ['fewer than seats', [ADA], 'should have 2 entries'],
    ['no person', [ADA, 'Guda'], 'seat 2 cannot be read'],
    ['an object for a name', name({ toString: 'x' }), 'The name at seat 2'],
    ['a control and writing turned around', name('\u202eabc\u0000'), 'The name at seat 2'],
    ['an escape', name('\u001b[2J'), 'The name at seat 2'],
    ['a name that cannot be seen', name('\u3164'), 'The name at seat 2'],
    ['a stack of marks', name(`Z${'\u0335'.repeat(9)}`), 'The name at seat 2'],
    ['no name', name(' '), 'The name at seat 2'],
    ['a long name', name('x'.repeat(21)), 'use 1 to 20 printable characters'],
    ['a bot from nowhere', bot('__proto__'), 'Possible: novice, apprentice, scribe, master'],
    ['a bot without a name', bot(undefined), 'or null for a person'],
  ];
  test.each(refused)('%s is refused by both', async (_, people, words) => {
    const data = JSON.parse(JSON.stringify(saveWith(people)));
    expect(await linkWords(data)).toContain(words);
    expect(checkSavedGame(data)).toEqual(await checkSave(data));
    expect(await checkSave(data)).toMatchObject({ ok: false, fault: { code: 'bad-people' } });
  });

  test('page and command line both accept real names and every bot', async () => {
    for (const people of [name(' می\u200cخواهم 👩\u200d🚀 '), bot('master'), bot('greedy'), bot('random')]) {
      const data = saveWith(people);
      const answer = await checkSave(data);
      expect(answer).toMatchObject({ ok: true, people: [ADA, {}] });
      expect(checkSavedGame(data).ok).toBe(true);
    }
    expect(await checkSave(record)).toMatchObject({ ok: true, people: null });
  });

  test('files that the page saves can be read again with any player names', async () => {
    const names = ['a\u202eb', `${'x'.repeat(17)}👩\u200d🚀`, '\u3164', 'Ada'];
    expect(names.map(savedNameFrom)).toEqual(['a', `${'x'.repeat(17)}👩`, '', 'Ada']);
    for (const name of names) {
      const sitters = [{ kind: 'person', name: 'Ada' } as const, { kind: 'person', name } as const];
      const saved = { id: 'x', game: 'scout', sitters, options: {}, record, seed: null, playedAt: 0 };
      const file = gameFileOf(saved, record, () => name);
      expect(await checkSave(file)).toMatchObject({ ok: true });
    }
  });

  test('page and command line both recognize a practice game, whichever wrote the file', async () => {
    for (const mark of ['practice', 'isPractice']) {
      const data = { ...saveWith([ADA, ADA]), [mark]: true };
      expect(await checkSave(data)).toMatchObject({ ok: true, isPractice: true });
      expect(checkSavedGame(data)).toMatchObject({ ok: true, saved: { isPractice: true } });
    }
  });
});

describe('a link says what is wrong with its game', () => {
  const people = [ADA, ADA];
  const cases = [
    ['another version', { version: 99 }, 'version 99', 'version 99'],
    ['a changed seed', { seed: 'ab'.repeat(32) }, 'The seed does not follow', 'La graine ne découle pas'],
    ['an illegal move', { moves: ['0 show 40-41'] }, 'Move 1 is refused', 'Le coup 1 est refusé'],
    ['another game', { game: 'constructor' }, '“constructor”', 'constructor'],
  ] as const;
  test.each(cases)('%s', async (_, change, english, french) => {
    const data = saveWith(people, change);
    expect(await linkWords(data)).toContain(`cannot be opened. `);
    expect(await linkWords(data)).toContain(english);
    expect(await linkWords(data, inFrench)).toContain(french);
  });

  test('only a cut-off link is called incomplete', () => {
    expect(linkFaultText('torn', inEnglish)).toContain('not complete');
    expect(linkFaultText('too-large', inEnglish)).toContain('too much');
  });
});
