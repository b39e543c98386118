// Games from outside: registered by their manifest, refused with a code where something is wrong.
import { afterEach, describe, expect, test } from 'vitest';
import { manifest } from '../../docs/example/manifest.ts';
import type { GameManifest } from '../engine/manifest.ts';
import { Rng } from '../engine/rng.ts';
import { playGame } from '../library/index.ts';
import { GameError } from './game-error.ts';
import { findManifest, manifests } from './index.ts';
import { allGames, findGame, registerGame, unregisterGame } from './loaded.ts';

afterEach(() => unregisterGame(manifest.id));

test('the example is registered and played by bots that know nothing of it', async () => {
  const { game } = await registerGame(manifest);
  expect(findGame('high-card')).toBe(game);
  expect(findManifest('high-card')).toBe(manifest);
  expect(allGames.at(-1)?.game).toBe(game);
  const { outcome } = playGame(game, ['master@5ms', 'greedy'], 'outside');
  expect(outcome.places).toHaveLength(2);
});

test('without a drawing the fields of the view are listed', async () => {
  const { drawing: _, ...bare } = manifest;
  const { game, draw } = await registerGame(bare);
  const plain = (text: string) => text;
  const style = { bold: plain, dim: plain, inverse: plain, red: plain, green: plain, yellow: plain };
  const lines = draw(game.view(game.setup(2, { hand: 3 }), 0), {
    style: { ...style, blue: plain, magenta: plain, cyan: plain },
    names: String,
    lang: 'en',
    width: 60,
  });
  expect(lines).toContain('phase: deal');
  expect(lines).toContain('tricks: 0 0');
  expect(lines).toContain('hand: –');
});

/** The code and the explanation with which a manifest is refused. */
async function refused(given: unknown): Promise<string> {
  const before = manifests.length;
  const error: unknown = await registerGame(given).catch((reason: unknown) => reason);
  if (!(error instanceof GameError)) throw new Error('the manifest was not refused');
  expect(manifests.length).toBe(before);
  expect(allGames.length).toBe(before);
  return error.message;
}

describe('a manifest of the wrong form is refused, with its field', () => {
  test.each<[string, unknown]>([
    ['an object', null],
    ['id', { ...manifest, id: 'High Card' }],
    ['id', { ...manifest, id: '../etc' }],
    ['names.fr', { ...manifest, names: { en: 'High Card' } }],
    ['taglines.en', { ...manifest, taglines: undefined }],
    ['texts.en', { ...manifest, texts: { en: 'no function' } }],
    ['seatCounts', { ...manifest, seatCounts: [] }],
    ['minutes', { ...manifest, minutes: [5] }],
    ['thumbnail', { ...manifest, thumbnail: 5 }],
    ['game', { ...manifest, game: undefined }],
    ['insight', { ...manifest, insight: {} }],
  ])('%s', async (field, given) => {
    expect(await refused(given)).toMatch(new RegExp(`^bad-manifest: .*${field}`));
  });
});

test('an id is given once', async () => {
  await registerGame(manifest);
  const error: unknown = await registerGame(manifest).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'game-id-taken' });
});

const game = await manifest.game();
const en = await manifest.texts.en();

type Move = Parameters<typeof game.notation>[0];
let asked = 0;

describe('a game that breaks the contract is refused, with the reason', () => {
  const planted = (part: object): GameManifest => ({ ...manifest, game: async () => ({ ...game, ...part }) });

  test.each<[string, GameManifest]>([
    ['its id is "low-card"', planted({ id: 'low-card' })],
    ['determinize is not a function', planted({ determinize: undefined })],
    ['seatCounts differ', planted({ seatCounts: [2] })],
    ['same notation', planted({ notation: () => 'play' })],
    [
      'not plain JSON',
      planted({ view: (...args: [unknown, number]) => ({ ...view(args), at: new Date() }) }),
    ],
    ['the outcome lacks a seat', planted({ outcome: cutOutcome })],
    ['seat 0 has the turn and no legal move (2 seats, hand=3)', planted({ legalMoves: () => [] })],
    ['the drawing threw “no ink”', { ...manifest, drawing: async () => noInk }],
    ['the drawing does not give a list', { ...manifest, drawing: async () => () => [undefined!] }],
    ['setup threw “no ink”', planted({ setup: onlyWithThree })],
    ['(2 seats, hand=4)', planted({ setup: onlyWithThree })],
    ['texts.en: move threw “no ink”', withTexts({ move: noInk })],
    ['a part is gone', { ...manifest, game: () => Promise.reject(new Error('a part is gone')) }],
    ['no text for the event "played"', withTexts({ events: { ...en.events, played: undefined } })],
    ['a move has no text (en)', withTexts({ move: () => '' })],
    ['the reason of the end has no text', withTexts({ reasons: {} })],
    ['its records do not verify: Move', planted({ chance: dealtByMathRandom })],
    ['its records do not verify: The recorded result', planted({ outcome: outcomeOfToday })],
    ['its records do not verify: The recorded result', planted({ outcome: outcomeOfThisRun })],
    ['its records do not verify: This is not a record', planted({ outcome: outcomeOutOfNumbers })],
    ['queries-change-nothing', planted({ legalMoves: sortedInPlace })],
    ['clone: random game', planted({ clone: (state: unknown) => state })],
    ['notation: random game', planted({ notation: (move: Move) => game.notation(move).replace(' ', '  ') })],
  ])('%s', async (reason, given) => {
    expect(await refused(given)).toMatch(/^contract-broken: /);
    expect(await refused(given)).toContain(reason);
  });

  function dealtByMathRandom(state: unknown): unknown {
    return game.chance(state, new Rng(Math.floor(Math.random() * 1e9)));
  }

  function outcomeOfToday(state: unknown) {
    const outcome = game.outcome(state);
    return outcome && { ...outcome, scores: outcome.scores.map(() => new Date().getDate()) };
  }

  function outcomeOfThisRun(state: unknown) {
    asked++;
    const outcome = game.outcome(state);
    return outcome && { ...outcome, scores: outcome.scores.map(() => asked) };
  }

  function outcomeOutOfNumbers(state: unknown) {
    const outcome = game.outcome(state);
    return outcome && { ...outcome, scores: outcome.scores.map(() => Number.NaN) };
  }

  function sortedInPlace(state: { readonly hands: number[][] }, seat: number) {
    state.hands[seat]?.sort((a, b) => b - a);
    return game.legalMoves(state, seat);
  }

  function view([state, seat]: [unknown, number]): object {
    return Object(game.view(state, seat));
  }

  function onlyWithThree(seats: number, options: { readonly hand: number }): unknown {
    return options.hand === 3 ? game.setup(seats, options) : noInk();
  }

  function noInk(): never {
    throw new Error('no ink');
  }

  function cutOutcome(state: unknown) {
    const outcome = game.outcome(state);
    return outcome && { ...outcome, scores: [1] };
  }

  function withTexts(part: object): GameManifest {
    return { ...manifest, texts: { ...manifest.texts, en: async () => ({ ...en, ...part }) } };
  }
});
