// Reference cards: for every number of players and every option, the same in both languages, short, and with the figures of the rules.
import { describe, expect, test } from 'vitest';
import type { Options } from '../engine/game.ts';
import { LANGS } from '../engine/texts.ts';
import { manifests } from './index.ts';
import { findLoadedGame } from './loaded.ts';

const CARDS = await Promise.all(
  manifests
    .filter(({ referenceCard }) => referenceCard)
    .map(async ({ id, referenceCard }) => ({ id, ...findLoadedGame(id)!, card: await referenceCard!() })),
);

/** More would not fit on the screen of a phone. */
const MAX_LETTERS = 2000;

describe.each(CARDS)('$id', ({ game, texts, card }) => {
  const usual: Options = Object.fromEntries(
    Object.entries(game.options).map(([name, [first]]) => [name, first]),
  );
  const tables = game.seatCounts.flatMap((seats) => [
    { seats, options: usual },
    ...Object.entries(game.options).flatMap(([name, values]) =>
      values.map((value) => ({ seats, options: { ...usual, [name]: value } })),
    ),
  ]);

  test('both languages have the same boxes, each about a section of the rules', () => {
    const sections = texts.en.rules.map(({ id }) => id);
    for (const table of tables) {
      const [en, fr] = LANGS.map((lang) => card[lang](table).map(({ section }) => section));
      expect(fr).toEqual(en);
      for (const section of en!) expect(sections).toContain(section);
    }
  });

  test('the figures are the same in both languages', () => {
    const figuresIn = (text: string) => [...text.matchAll(/\d+/g)].map(([figure]) => figure);
    for (const table of tables) {
      const [en, fr] = LANGS.map((lang) => figuresIn(JSON.stringify(card[lang](table))).sort());
      expect(fr).toEqual(en);
    }
  });

  test('is short enough for one screen', () => {
    for (const table of tables)
      for (const lang of LANGS) {
        const all = card[lang](table).flatMap(({ title, lines = [], rows = [] }) => [
          title,
          ...lines,
          ...rows.flat(),
        ]);
        expect(all.join(' ').length).toBeLessThan(MAX_LETTERS);
      }
  });
});

test('what depends on the table is said for this table', async () => {
  const cardOf = async (id: string, seats: number, options: Options = {}) =>
    JSON.stringify((await manifests.find((each) => each.id === id)!.referenceCard!()).en({ seats, options }));
  expect(await cardOf('biblios', 2)).toContain('60 cards to play');
  expect(await cardOf('biblios', 4)).toContain('80 cards to play');
  expect(await cardOf('biblios', 3, { penalty: 'medieval-bluff' })).toContain('leaves the game.');
  expect(await cardOf('scout', 2)).toContain('3 chips each');
  expect(await cardOf('scout', 5)).toContain('9 cards each');
  expect(await cardOf('scriptoria', 2)).toContain('on day 10');
  expect(await cardOf('scriptoria', 4)).toContain('23 inks');
  expect(await cardOf('duodecim', 2, { sums: 'steps' })).toContain('One step per die');
});
