import { describe, expect, test } from 'vitest';
import { LANGS } from '../engine/texts.ts';
import { catalogue, findEntry } from '../games/index.ts';
import { SHELF } from './shelf.ts';
import { rulesOf } from './table/rules.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

describe('the shelf and the catalogue say the same', () => {
  test('every game of the catalogue is on the shelf, in its order', () => {
    expect(SHELF.map(({ id }) => id)).toEqual(catalogue.map(({ game }) => game.id));
  });

  test.each(SHELF.map((game) => [game.id, game] as const))('%s', async (id, game) => {
    const entry = findEntry(id)!;
    expect(game.seatCounts).toEqual(entry.game.seatCounts);
    expect(game.minutes).toEqual(entry.minutes);
    expect(await rulesOf(id)).toBe(entry.game);
    for (const lang of LANGS) {
      const texts = await game.texts[lang]();
      expect(texts).toBe(entry.texts[lang]);
      expect({ en, fr }[lang].games[id].name).toBe(texts.name);
    }
  });
});
