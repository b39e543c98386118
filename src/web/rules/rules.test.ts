// The figures of the rules and the sections that a board points to.
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { LANGS } from '../../engine/texts.ts';
import { findEntry } from '../../games/index.ts';
import { SHELF } from '../shelf.ts';
import { stage } from '../table/stage.ts';

const GAMES = await Promise.all(
  SHELF.map(async ({ id, figures, board }) => ({
    id,
    ...findEntry(id)!,
    figures: await figures(),
    kit: await board(),
  })),
);

describe.each(GAMES)('$id', ({ game, texts, figures, kit }) => {
  const sections = texts.en.rules.map(({ id }) => id);

  test('both languages have the same sections', () => {
    expect(texts.fr.rules.map(({ id }) => id)).toEqual(sections);
  });

  test('at least four figures, each a position of the engine, in a section that exists, with its words', () => {
    expect(figures.length).toBeGreaterThanOrEqual(4);
    for (const figure of figures) {
      expect(() => stage(game, figure)).not.toThrow();
      expect(sections).toContain(figure.section);
      expect(figure.shows.length).toBeGreaterThan(0);
      for (const lang of LANGS) expect(figure.caption[lang]).toMatch(/\.$/);
    }
  });

  test('whatever is asked, the board knows the section about it', () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < 5; seed++) {
      const rng = new Rng(seed, 7);
      const state = game.setup(
        game.seatCounts[0]!,
        Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]])),
      );
      for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
        if (turn === CHANCE) game.play(state, turn, game.chance(state, rng));
        else {
          const section = kit.section(game.view(state, turn));
          asked.add(section);
          expect(sections).toContain(section);
          game.play(state, turn, rng.pick(game.legalMoves(state, turn)));
        }
      }
      expect(sections).toContain(kit.section(game.view(state, 0)));
    }
    // Not one section for everything.
    expect(asked.size).toBeGreaterThanOrEqual(2);
  });
});
