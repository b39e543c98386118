// Games played by keyboard and ear alone: short ones here, hundreds by `npm run stress -- ear`.
import { describe, expect, test } from 'vitest';
import { localGameByEar } from '../support/ear/ear-games.ts';
import type { TestEnvironment } from '../support/test-page.ts';

export function byEarSuite(environment: () => TestEnvironment): void {
  describe('by ear', () => {
    test.concurrent.each([
      { game: 'scout', lang: 'fr', seats: 3 },
      { game: 'biblios', lang: 'en', seats: 2, slowerByMs: 200 },
      { game: 'duodecim', lang: 'fr', seats: 2 },
      { game: 'scriptoria', lang: 'en', seats: 2 },
    ] as const)(
      '$game ($lang): every turn and question is announced once, and the focus is never lost',
      async (game) => {
        const report = await localGameByEar(environment(), { ...game, seed: `ear ${game.game}`, most: 10 });
        expect(report.faults).toEqual([]);
        expect(report.decisions).toBe(10);
      },
    );
  });
}
