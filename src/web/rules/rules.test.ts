// The figures of the rules, and the sections that boards refer to.

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CHANCE, OVER } from '../../engine/game.ts';
import { Rng } from '../../engine/rng.ts';
import { LANGS } from '../../engine/texts.ts';
import { findManifest, manifests } from '../../games/index.ts';
import { findLoadedGame } from '../../games/loaded.ts';
import { loadBoard } from '../boards.ts';
import { openScene } from '../table/scenes.ts';

const GAMES = await Promise.all(
  manifests.map(async ({ id, figures }) => ({
    id,
    ...findLoadedGame(id)!,
    figures: await figures?.(),
    board: await loadBoard(findManifest(id)!),
    hasOwnBoard: existsSync(new URL(`../../games/${id}/board/Board.tsx`, import.meta.url)),
  })),
);

describe.each(GAMES)('$id', ({ game, texts, figures, board, hasOwnBoard }) => {
  const sections = texts.en.rules.map(({ id }) => id);

  test('both languages have the same sections', () => {
    expect(texts.fr.rules.map(({ id }) => id)).toEqual(sections);
  });

  test.runIf(figures)(
    'at least four figures, each a position of the engine, in a section that exists, with its words',
    () => {
      expect(figures!.length).toBeGreaterThanOrEqual(4);
      for (const figure of figures!) {
        expect(() => openScene(game, figure)).not.toThrow();
        expect(sections).toContain(figure.section);
        expect(figure.shows.length).toBeGreaterThan(0);
        for (const lang of LANGS) expect(figure.caption[lang]).toMatch(/\.$/);
      }
    },
  );

  test('the board names an existing section of the rules for every decision', () => {
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
          const section = board.rulesSection(game.view(state, turn));
          asked.add(section);
          expect(sections).toContain(section);
          game.play(state, turn, rng.pick(game.legalMoves(state, turn)));
        }
      }
      expect(sections).toContain(board.rulesSection(game.view(state, 0)));
    }
    // A board of the game's own must not refer to one section for everything.
    expect(asked.size).toBeGreaterThanOrEqual(hasOwnBoard ? 2 : 1);
  });
});
