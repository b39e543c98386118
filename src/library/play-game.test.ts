// The library's way to play a whole game: who may play, what is the same for the same seed, what is refused.
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { EngineError, findGame, instantBot, type Player, playGame, verify } from './index.ts';

const lowest: Player = ({ moves }) => moves[0];

describe('playGame', () => {
  test('plays bots by name, bots and functions to the end and records it', () => {
    const own = instantBot('own-bot', ({ moves, rng }) => rng.pick(moves));
    const { table, outcome, record } = playGame(highCard, ['random', own, lowest], 'ink');
    expect(outcome.places).toHaveLength(3);
    expect(table.outcome).toEqual(outcome);
    expect(record.bots).toEqual(['random', 'own-bot', 'lowest']);
    expect(verify(record, () => highCard)).toMatchObject({ ok: true });
  });

  test('finds what bots know of a game by itself', () => {
    const game = findGame('duodecim')!;
    expect(playGame(game, ['greedy', 'random'], 'ink').record.result).not.toBeNull();
  });

  test('the same seed gives the same game, no seed a random one', () => {
    const moves = (seed?: string) => playGame(highCard, ['random', 'random'], seed).table.steps[0]!.notation;
    expect(moves('ink')).toBe(moves('ink'));
    expect(new Set([moves(), moves(), moves(), moves()]).size).toBeGreaterThan(1);
  });

  test('fills in options that are not given', () => {
    expect(playGame(highCard, [lowest, lowest], 'ink').table.options).toEqual({ hand: 3 });
    expect(playGame(highCard, [lowest, lowest], 'ink', { hand: 4 }).table.options).toEqual({ hand: 4 });
  });
});

describe('a player that changes what it is given changes no other game', () => {
  const shuffling = (name: string): Player =>
    instantBot(name, ({ moves, rng }) => rng.shuffle(moves as unknown[])[0]);
  const renaming: Player = ({ moves, view }) => {
    for (const move of moves as { kind: string }[]) move.kind = 'spoilt';
    for (const value of Object.values(view() as object)) if (Array.isArray(value)) value.length = 0;
    return moves.at(-1);
  };
  test.each(['biblios', 'scout', 'scriptoria', 'duodecim'])('%s', (id) => {
    const game = findGame(id)!;
    const seats = game.seatCounts[0]!;
    const played = (player: Player) => playGame(game, Array(seats).fill(player), 'ink').record.moves;
    const before = played(lowest);
    const shuffled = played(shuffling('s'));
    played(renaming);
    expect(played(shuffling('s'))).toEqual(shuffled);
    expect(played(lowest)).toEqual(before);
  });
});

describe('playGame refuses with a code', () => {
  const wrong: Player = () => ({ kind: 'play', card: 99 });
  const none: Player = () => undefined;
  test.each<readonly [string, readonly Player[], string, object]>([
    ['unknown-bot', ['nobody', 'random'], 'ink', {}],
    ['bad-seat-count', ['random'], 'ink', {}],
    ['empty-seed', ['random', 'random'], '', {}],
    ['bad-option-value', ['random', 'random'], 'ink', { hand: 77 }],
    ['unknown-option', ['random', 'random'], 'ink', { colour: 'red' }],
    ['illegal-bot-move', [wrong, 'random'], 'ink', {}],
    ['illegal-bot-move', [none, 'random'], 'ink', {}],
  ])('%s', (code, players, seed, options) => {
    let thrown: unknown;
    try {
      playGame(highCard, players, seed, options);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(EngineError);
    expect(thrown).toMatchObject({ code });
  });
});
