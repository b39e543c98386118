// What a table accepts and refuses from its caller: seeds, seats, moves and notations, and which question a seat answers.
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import { derivedSeed } from './chance.ts';
import { EngineError } from './errors.ts';
import { Table } from './table.ts';

const seed = derivedSeed('table', 'one');
const open = () => new Table(highCard, 2, { hand: 3 }, seed);

function codeOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof EngineError && error.message.startsWith(`${error.code}: `)) return error.code;
    throw error;
  }
  return undefined;
}

describe('wrong arguments are errors with a code', () => {
  test.each(['', 'abc', 'my seed', `${seed} `])('the seed "%s"', (bad) => {
    expect(codeOf(() => new Table(highCard, 2, { hand: 3 }, bad))).toBe('bad-seed');
  });

  test.each([0, 1, 7, 2.5])('a table for %d', (seats) => {
    expect(codeOf(() => new Table(highCard, seats, { hand: 3 }, seed))).toBe('bad-seat-count');
  });

  test.each([-1, 2, 0.5, Number.NaN])('the view and the legal moves of seat %d', (seat) => {
    expect(codeOf(() => open().view(seat))).toBe('no-such-seat');
    expect(codeOf(() => open().legalMoves(seat))).toBe('no-such-seat');
    expect(codeOf(() => open().askedSince(seat))).toBe('no-such-seat');
  });

  test('a ply that has not been played', () => {
    expect(codeOf(() => open().at(1))).toBe('no-such-ply');
    expect(codeOf(() => open().rewind(-1))).toBe('no-such-ply');
  });
});

describe('moves and notations', () => {
  test('a move does what its notation does', () => {
    const [byMove, byNotation] = [open(), open()];
    const move = byMove.legalMoves(0)[1]!;
    expect(byMove.play(0, move)).toEqual(byNotation.play(0, highCard.notation(move)));
    expect(byMove.moves).toEqual(byNotation.moves);
  });

  test('several at once may be mixed', () => {
    const table = new Table(scout, 3, {}, seed);
    const [keep] = table.legalMoves(0);
    const refused = table.play(0, [keep!, 'keep']);
    expect(refused).toMatchObject({ ok: false, at: 1, refusal: { code: 'not-your-turn' } });
    expect(table.play(0, [keep!])).toMatchObject({ ok: true });
  });

  test('a move that is not legal is refused like its notation', () => {
    const table = open();
    const elsewhere = new Table(highCard, 2, { hand: 3 }, derivedSeed('table', 'two'));
    const own = new Set(table.legalMoves(0).map((move) => highCard.notation(move)));
    const foreign = elsewhere.legalMoves(0).find((move) => !own.has(highCard.notation(move)))!;
    expect(table.play(0, foreign)).toMatchObject({ ok: false, refusal: { code: 'illegal-move' } });
  });
});

describe('since which ply a seat has been asked', () => {
  test('the seat on turn since the last move, the other seats not at all', () => {
    const table = open();
    expect([table.askedSince(0), table.askedSince(1)]).toEqual([0, null]);
    table.play(0, table.legalMoves(0)[0]!);
    expect([table.askedSince(0), table.askedSince(1)]).toEqual([null, 1]);
  });

  test('in a simultaneous choice the question stays while others decide', () => {
    const table = new Table(scout, 3, {}, seed);
    table.play(1, 'keep');
    table.play(0, 'keep');
    expect([0, 1, 2].map((seat) => table.askedSince(seat))).toEqual([null, null, 0]);
    table.play(2, 'keep');
    expect(table.askedSince(table.turn)).toBe(3);
  });

  test('a seat that decides twice in a row is asked anew', () => {
    const table = new Table(highCard, 2, { hand: 3 }, seed);
    while (table.ply < 2) table.play(table.turn, table.legalMoves(table.turn)[0]!);
    expect(table.askedSince(table.turn)).toBe(2);
  });

  test('nobody is asked when the game is over', () => {
    const table = open();
    while (table.outcome === null) table.play(table.turn, table.legalMoves(table.turn)[0]!);
    expect([table.askedSince(0), table.askedSince(1)]).toEqual([null, null]);
  });
});
