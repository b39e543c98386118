// Levels for every game: all legal moves are ranked, and a higher level makes fewer mistakes.
import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS } from '../engine/characters.ts';
import { allOptions, CHANCE, Rng } from '../engine/index.ts';
import { allGames, insightOf } from '../games/loaded.ts';
import { botsFor, choose, findBot, LEVELS, levelTexts } from './index.ts';
import { levelSettings } from './levels.ts';

describe.each(allGames.map(({ game }) => game))('$id', (game) => {
  const insight = insightOf(game);

  test.each(LEVELS)('a %s decides, the same for the same generator', (level) => {
    const state = game.setup(game.seatCounts[0]!, allOptions(game)[0] ?? {});
    const rng = new Rng(1);
    while (game.turn(state) === CHANCE) game.play(state, CHANCE, game.chance(state, rng));
    const seat = game.turn(state);
    const moves = game.legalMoves(state, seat);
    const bot = findBot(`${level}@20`, insight)!;
    const decide = () =>
      choose(bot, { game, insight, seat, moves, view: () => game.view(state, seat), rng: new Rng(2) });
    expect(moves.map((move) => game.notation(move))).toContain(game.notation(decide()));
    expect(game.notation(decide())).toBe(game.notation(decide()));
  });

  test('a higher level thinks more, overlooks less and misjudges less', () => {
    for (const [below, level] of LEVELS.slice(1).entries()) {
      const [lower, higher] = [levelSettings(LEVELS[below]!, insight), levelSettings(level, insight)];
      expect(higher.iterations).toBeGreaterThanOrEqual(lower.iterations);
      expect(higher.overlookRate).toBeLessThanOrEqual(lower.overlookRate);
      expect(higher.misjudgement).toBeLessThanOrEqual(lower.misjudgement);
      expect(higher).not.toEqual(lower);
    }
  });
});

test('bots by name, with budgets where they search, and baselines where a game offers them', () => {
  const scout = insightOf(allGames.find(({ game }) => game.id === 'scout')!.game);
  expect(botsFor(scout).map(({ name }) => name)).toEqual([
    ...LEVELS,
    ...CHARACTER_IDS,
    ...['greedy', 'plain', 'even-kinds', 'random', 'planner'],
  ]);
  for (const name of [
    'master@500',
    'scribe@20ms',
    'plain@100ms',
    'planner',
    'master+width=8@500',
    'novice+depth=1',
    'dhuoda',
    'dhuoda+width=8@50',
  ])
    expect(findBot(name, scout)?.name).toBe(name);
  for (const name of [
    'deepblue',
    'random@5',
    'planner@5',
    'master@',
    'master@0',
    'master@5s',
    'master@-1',
    'master+',
    'master+width',
    'master+speed=2',
    'plain+width=2',
  ])
    expect(findBot(name, scout)).toBeUndefined();
  expect(findBot('planner')).toBeUndefined();
  const duodecim = insightOf(allGames.find(({ game }) => game.id === 'duodecim')!.game);
  expect(findBot('master+width=8', duodecim)).toBeUndefined();
  for (const name of ['trained', 'hand-made']) {
    expect(findBot(name, duodecim)?.name).toBe(name);
    expect(findBot(name, scout)).toBeUndefined();
  }
});

test('a level is described in every language, each in its own words', () => {
  for (const level of LEVELS) {
    const texts = Object.values(levelTexts).map((levels) => levels[level].about);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/\.$/);
  }
});
