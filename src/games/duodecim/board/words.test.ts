// Tests of the words on the board.
import { expect, test } from 'vitest';
import { WORDS } from './words.ts';

test('every letter has a full name', () => {
  const { en, fr } = WORDS;
  expect(en.letter('S', 6, en.pawns(2, 'light'))).toBe('S, 6th letter, two light pawns');
  expect(en.letter('I', 23, en.pawns(1, 'dark'))).toBe('I, 23rd letter, one dark pawn');
  expect(en.letter('I', 12, en.empty)).toBe('I, 12th letter, empty');
  expect(fr.letter('H', 1, fr.pawns(1, 'dark'))).toBe('H, 1re lettre, un pion foncé');
  expect(fr.letter('S', 6, fr.pawns(2, 'light'))).toBe('S, 6e lettre, deux pions clairs');
});

test('a pocket is read out: how many of its pawns were hit', () => {
  const { en, fr } = WORDS;
  expect(fr.pocket(fr.toEnter, fr.pawns(1, 'dark'))).toBe('À entrer\u00a0: un pion foncé');
  expect([en.hitOf(1, 1), en.hitOf(1, 2), en.hitOf(2, 2)]).toEqual(['hit', 'one of them hit', 'all hit']);
  expect([fr.hitOf(1, 1), fr.hitOf(1, 2), fr.hitOf(2, 2)]).toEqual([
    'frappé',
    'dont un frappé',
    'tous frappés',
  ]);
});

test('a short reason why dice changed hands', () => {
  expect(WORDS.en.gets('Marcus', [5, 6], 'no-open-letter')).toBe('5 and 6 to Marcus: no open letter');
  expect(WORDS.fr.youGet([6], 'no-open-letter')).toBe('6 pour vous\u00a0: aucune lettre ouverte');
  expect(WORDS.fr.lost([3, 4], 'nothing-fits-at-home')).toMatch(/^3 et 4 perdus\u00a0: /);
});

test('a lone pawn: the chance of being hit, and the dice that always do it', () => {
  const { en, fr } = WORDS;
  expect(en.alone({ chance: 0, surely: [] })).toBe('alone, but no roll can hit it next');
  expect(en.alone({ chance: 1 / 216, surely: [] })).toBe('alone: 1% of rolls can hit it');
  expect(en.alone({ chance: 152 / 216, surely: [3, 4] })).toBe(
    'alone: 70% of rolls can hit it, including every roll with 3 or 4',
  );
  expect(fr.alone({ chance: 91 / 216, surely: [4] })).toBe(
    'seul\u00a0: 42\u00a0% des lancers peuvent le frapper, dont tous ceux avec 4',
  );
});
