// Every manifest agrees with the parts that it loads.
import { describe, expect, test } from 'vitest';
import { LANGS } from '../engine/texts.ts';
import { findManifest, manifests } from './index.ts';
import { allGames, findLoadedGame } from './loaded.ts';

test('all registered games are loaded, in their order', () => {
  expect(allGames.map(({ game }) => game.id)).toEqual(manifests.map(({ id }) => id));
});

test('an id that is not registered is not found, not even one that every object has', () => {
  expect(findManifest('constructor')).toBeUndefined();
});

describe.each(manifests)('$id', (manifest) => {
  const { game, texts } = findLoadedGame(manifest.id)!;

  test('has the seat counts of its game and the names of its texts', () => {
    expect(manifest.seatCounts).toEqual(game.seatCounts);
    for (const lang of LANGS) {
      expect(manifest.names[lang]).toBe(texts[lang].name);
      expect(manifest.taglines[lang]).toMatch(/\.$/);
    }
  });

  test('loads every part that it names', async () => {
    const { drawing, insight, lesson, figures, referenceCard, puzzles, statistics } = manifest;
    const { tables, experience, typing, levelRatings } = manifest;
    const learning = [lesson, figures, referenceCard, puzzles];
    for (const load of [drawing, insight, ...learning, statistics, levelRatings, tables, experience, typing])
      if (load) expect(await load()).toBeTruthy();
  });
});
