// The board scores like the rules (B19), and its notes match what happened (B11).
import { expect, test } from 'vitest';
import { LANGS } from '../../../engine/texts.ts';
import { playRandomGame } from '../fixtures/random-game.ts';
import { biblios } from '../index.ts';
import { words as englishWords } from '../texts/en.ts';
import { words as frenchWords } from '../texts/fr.ts';
import { BIBLIOS_LOOK } from './biblios-look.ts';
import { notesOf, ownAuctionCards } from './notes.ts';
import { goldIn, scoreHands } from './scoring.ts';
import { WORDS } from './words.ts';

const SEEDS = ['a', 'b', 'c', 'd'];

test('the scoring at the end', () => {
  for (const seed of SEEDS) {
    const { state, last } = playRandomGame(seed, 2 + (seed.charCodeAt(0) % 3), () => {});
    const counted = last.find((event) => event.key === 'counted');
    const { opened, dice } = biblios.view(state, null);
    expect(opened).not.toBeNull();
    const { winners, points, gold, holdings } = scoreHands(opened?.hands ?? [], dice);
    expect({ winners, points, gold }).toEqual({
      winners: counted?.args.winners,
      points: counted?.args.points,
      gold: counted?.args.gold,
    });
    expect(holdings.map((held) => held.map(({ total }) => total))).toEqual(counted?.args.totals);
  }
});

test('gold shown in payments lies face up, out of the game', () => {
  let most = 0;
  playRandomGame('notes', 3, ({ view }) => {
    const spent = view.handSizes.reduce((sum, _, seat) => sum + notesOf(view, seat).spent, 0);
    expect(spent).toBeLessThanOrEqual(goldIn(view.discard));
    most = Math.max(most, spent);
  });
  expect(most).toBeGreaterThan(0);
});

test('a card that a donor put into the auction pile is remembered until it comes up', () => {
  playRandomGame('aside', 2, ({ view }) => {
    const aside = ownAuctionCards(view);
    expect(aside.length).toBeLessThanOrEqual(view.auctionSize);
    expect(aside).not.toContain(view.phase === 'bid' && view.card < 45 ? view.card : -1);
  });
});

test('the board and the texts use the same names for the categories', () => {
  const words = { en: englishWords, fr: frenchWords };
  for (const lang of LANGS) {
    expect(BIBLIOS_LOOK.terms[lang].categories).toEqual(words[lang].categories);
  }
});

test('French marks stand off from the word before them', () => {
  const { named, destinations, beyond, destination } = WORDS.fr;
  for (const text of [named('Or', '3'), destinations, beyond('3 or', '2 or'), destination('Main', 1)]) {
    expect(text).toMatch(/\u202f[?!;]|\u00a0:/);
    expect(text).not.toMatch(/ [?!;:]/);
  }
});
