import { expect, test } from 'vitest';
import type { ListedMatch } from '../../protocol/http.ts';
import { listedMatch } from '../online/listedMatch.fixtures.ts';
import { en as onlineEn } from '../online/texts/en.ts';
import { fr as onlineFr } from '../online/texts/fr.ts';
import { collectGames } from './myGames.ts';
import { companyOf, factsOf, type RowWords } from './rowTexts.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const NOW = 1_800_000_000_000;
const ENGLISH: RowWords = {
  texts: en,
  online: onlineEn,
  lang: 'en',
  personName: (n) => `Player ${n}`,
  now: NOW,
};
const FRENCH: RowWords = {
  texts: fr,
  online: onlineFr,
  lang: 'fr',
  personName: (n) => `Joueur ${n}`,
  now: NOW,
};

/** The first row of these tables, as a player reads it. */
function row(words: RowWords, ...matches: readonly ListedMatch[]): string {
  const [entry] = collectGames(matches, []);
  if (!entry) return '';
  return [companyOf(entry, words), ...factsOf(entry, words, false)].join(' · ').replaceAll(/\s/g, ' ');
}

const table = (part: Partial<ListedMatch>): ListedMatch => ({
  ...listedMatch('one'),
  names: ['Anna', 'Héloïse'],
  seat: 0,
  at: NOW - 120_000,
  ...part,
});

test('whose turn it is, the time left, and since when', () => {
  const mine = table({ isMyTurn: true, waitsFor: [0], since: NOW - 7_200_000, timeLeftMs: 93_600_000 });
  expect(row(ENGLISH, mine)).toMatch(/^with Héloïse · 1 d 2 h left · last move 2 hr?s?\.? ago$/);
  expect(row(FRENCH, mine)).toBe('avec Héloïse · encore 1 j 2 h · dernier coup il y a 2 h');
  const soon = table({ isMyTurn: true, waitsFor: [0], timeLeftMs: 86_390_000 });
  expect(row(ENGLISH, soon)).toBe('with Héloïse · 23 h 59 min left');
  expect(row(FRENCH, { ...soon, timeLeftMs: 90_000 })).toBe('avec Héloïse · encore 1 min');
  const theirs = table({ waitsFor: [1], since: NOW });
  expect(row(ENGLISH, theirs)).toBe('with Héloïse · Héloïse to play · last move just now');
  expect(row(FRENCH, theirs)).toBe('avec Héloïse · À Héloïse de jouer · dernier coup à l’instant');
});

test('before the game: who is missing, how many seats are free, and a rematch that waits', () => {
  const waiting = table({ state: 'waiting', names: ['Anna', '', ''], waitsFor: [1, 2], free: 2 });
  expect(row(ENGLISH, waiting)).toMatch(/^ · 2 seats free · 2 min\.? ago$/);
  const rematch = table({ state: 'waiting', waitsFor: [0, 1] });
  const over = table({ match: 'old', state: 'over', next: 'one', at: 0 });
  expect(row(ENGLISH, rematch, over)).toMatch(
    /^with Héloïse · Rematch · waiting for Héloïse and you · 2 min/,
  );
  expect(row(FRENCH, rematch, over)).toMatch(
    /^avec Héloïse · Revanche · on attend Héloïse et vous · il y a 2 min/,
  );
  expect(row(ENGLISH, { ...rematch, waitsFor: [0] })).toMatch(
    /^with Héloïse · the others are waiting for you/,
  );
  expect(row(ENGLISH, { ...rematch, waitsFor: [1] })).toMatch(/^with Héloïse · waiting for Héloïse · 2 min/);
});

test('a finished game says who has won, as far as it is known', () => {
  const over = (part: Partial<ListedMatch>) => table({ state: 'over', at: NOW - 86_400_000, ...part });
  const resigned = (by: number) => ({ reason: 'resigned', by, places: by === 0 ? [2, 1] : [1, 2] }) as const;
  expect(row(ENGLISH, over({ ending: resigned(1) }))).toBe('with Héloïse · you won · yesterday');
  expect(row(FRENCH, over({ ending: resigned(0) }))).toBe('avec Héloïse · Héloïse a gagné · hier');
  expect(row(FRENCH, over({ ending: { reason: 'agreed' } }))).toMatch(/arrêtée d’un commun accord · hier$/);
  expect(row(ENGLISH, over({}))).toBe('with Héloïse · finished · yesterday');
});

test('a table where a bot plays says for whom, and shows no turn and no time for it', () => {
  const replaced = table({ standIns: [0], waitsFor: [0], since: NOW - 300_000 });
  expect(row(ENGLISH, replaced)).toContain('with Héloïse · open the table to take your seat back');
  expect(collectGames([replaced], [])[0]?.section).toBe('replaced');
  const both = table({ standIns: [0, 1], waitsFor: [1] });
  expect(row(FRENCH, both)).toBe(
    'avec Héloïse · ouvrez la table pour reprendre votre place · un robot joue pour Héloïse',
  );
  const resigned = table({ standIns: [0], waitsFor: [1], hasResigned: true });
  expect(row(ENGLISH, resigned)).toBe('with Héloïse · you have resigned · Héloïse to play');
});
