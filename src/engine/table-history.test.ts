// Earlier positions of a table: going back, a second table at an earlier ply, and what was revealed since.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import { rngOf } from './chance.ts';
import { CHANCE, OVER } from './game.ts';
import { splitMove } from './seats.ts';
import { low, open, picture, playOut, seed, seeds, tosses } from './table.fixtures.ts';
import { Table } from './table.ts';

describe('going back', () => {
  test('to any ply restores the table of that ply', () => {
    fc.assert(
      fc.property(seeds, fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const table = new Table(highCard, 3, { hand: 4 }, seed);
        const pictures: unknown[] = [];
        playOut(table, () => pictures.push(picture(table)));
        const ply = Math.floor(share * (pictures.length - 1));
        table.rewind(ply);
        expect(picture(table)).toEqual(pictures[ply]);
      }),
    );
  });

  test('restores chance too: going on from there gives the same deals', () => {
    const table = new Table(scout, 2, {}, seed);
    playOut(table);
    const [end, moves] = [picture(table), table.moves];
    table.rewind(4);
    expect(table.ply).toBe(4);
    for (const move of moves.slice(4)) {
      const { seat, notation } = splitMove(move);
      table.play(seat, notation);
    }
    expect(picture(table)).toEqual(end);
  });

  test.each([-1, 2, 0.5, Number.NaN])('to ply %d is an error', (ply) => {
    const table = open();
    table.play(0, low(table, 0));
    expect(() => table.rewind(ply)).toThrow(RangeError);
    expect(table.ply).toBe(1);
  });

  test('a game that does not replay its own moves is a bug', () => {
    let isFickle = false;
    const fickle: typeof highCard = {
      ...highCard,
      legalMoves: (state, seat) => (isFickle ? [] : highCard.legalMoves(state, seat)),
    };
    const table = new Table(fickle, 2, { hand: 3 }, seed);
    table.play(0, low(table, 0));
    table.play(1, low(table, 1));
    isFickle = true;
    expect(() => table.rewind(1)).toThrow('high-card');
    expect(table.ply).toBe(2);
  });

  test('and playing other moves discards the checkpoints of the first ones', () => {
    const table = new Table(scout, 4, {}, seed);
    playOut(table);
    table.rewind(9);
    const rng = rngOf('another way');
    const pictures = new Map<number, unknown>();
    while (table.turn !== OVER) {
      pictures.set(table.ply, picture(table));
      const seat = rng.pick(table.deciders);
      table.play(seat, table.game.notation(rng.pick(table.legalMoves(seat))));
    }
    for (const [ply, then] of pictures) expect(picture(table.at(ply))).toEqual(then);
  });
});

describe('an earlier position beside the table', () => {
  test('equals the table of that ply, at every ply of a long game', () => {
    const table = new Table(scout, 5, {}, seed);
    const pictures: unknown[] = [];
    playOut(table, () => pictures.push(picture(table)));
    const end = picture(table);
    expect(pictures.length).toBeGreaterThan(100);
    for (const [ply, then] of pictures.entries()) expect(picture(table.at(ply))).toEqual(then);
    expect(picture(table.at(table.ply))).toEqual(end);
    expect(picture(table)).toEqual(end);
  });

  test('the two tables do not affect each other', () => {
    const table = new Table(scout, 3, {}, seed);
    playOut(table);
    const [end, moves] = [picture(table), table.moves];
    const past = table.at(20);
    for (const move of moves.slice(20)) {
      const { seat, notation } = splitMove(move);
      past.play(seat, notation);
    }
    expect(picture(past)).toEqual(end);
    past.rewind(3);
    expect(past.moves).toEqual(moves.slice(0, 3));
    expect(picture(table)).toEqual(end);
    const present = table.at(table.ply);
    table.rewind(0);
    expect(picture(present)).toEqual(end);
  });

  test('needs the replay of only a few moves at any ply', () => {
    let played = 0;
    const counted: typeof scout = {
      ...scout,
      play: (...args) => {
        played++;
        scout.play(...args);
      },
    };
    const table = new Table(counted, 5, {}, seed);
    playOut(table);
    for (let ply = 0; ply <= table.ply; ply++) {
      played = 0;
      table.at(ply);
      // Kept positions are at most sixteen plies apart here; chance moves among them.
      expect(played).toBeLessThan(24);
    }
  });

  test.each([-1, 2, 0.5, Number.NaN])('there is none at ply %d', (ply) => {
    const table = open();
    table.play(0, low(table, 0));
    expect(() => table.at(ply)).toThrow(RangeError);
  });
});

describe('what was revealed', () => {
  test('a seat’s secret choice can be taken back until the choices become public', () => {
    const table = new Table(scout, 3, {}, seed);
    table.play(0, 'keep');
    table.play(1, 'turn');
    expect(table.revealedSince(0)).toBe(false);
    table.play(2, 'keep');
    expect(table.revealedSince(0)).toBe(true);
    expect(table.revealedSince(2)).toBe(true);
    expect(table.revealedSince(3)).toBe(false);
  });

  test('a card on the table is seen', () => {
    const table = open();
    expect(table.revealedSince(0)).toBe(false);
    table.play(0, low(table, 0));
    expect(table.revealedSince(0)).toBe(true);
    expect(table.revealedSince(1)).toBe(false);
  });

  test('chance reveals, even if no event says so', () => {
    const table = new Table(tosses, 1, {}, seed);
    expect(table.revealedSince(0)).toBe(false);
    table.play(0, 'toss');
    expect(table.steps).toMatchObject([
      { ply: 1, by: 0, events: [] },
      { ply: 1, by: CHANCE, events: [] },
    ]);
    expect(table.revealedSince(0)).toBe(true);
  });
});
