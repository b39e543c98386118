// Playing at a table: its answers and refusals, with High Card and Scout.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import { chanceRng, derivedSeed } from './chance.ts';
import { CHANCE, OVER } from './game.ts';
import {
  type HighCardTable,
  hand,
  high,
  low,
  open,
  picture,
  playOut,
  SIDES,
  seed,
  seeds,
  tosses,
} from './table.fixtures.ts';
import { Table } from './table.ts';

describe('opening', () => {
  test('chance moves before anybody decides: ply 0', () => {
    const table = open();
    expect(table.ply).toBe(0);
    expect(table.turn).toBe(0);
    expect(table.moves).toEqual([]);
    expect(table.outcome).toBeNull();
    expect(table.steps).toMatchObject([{ ply: 0, by: CHANCE, notation: expect.stringMatching(/^deal /) }]);
  });

  test('the same seed deals the same cards, another one others', () => {
    expect(picture(open())).toEqual(picture(open()));
    const other = new Table(highCard, 2, { hand: 3 }, derivedSeed('table', 'two'));
    expect(other.steps[0]!.notation).not.toBe(open().steps[0]!.notation);
  });
});

describe('playing', () => {
  test('a legal move is answered with its steps', () => {
    const table = open();
    const card = hand(table, 0)[0]!;
    expect(table.play(0, `play ${card}`)).toEqual({
      ok: true,
      steps: [
        {
          ply: 1,
          by: 0,
          notation: `play ${card}`,
          events: [{ key: 'played', args: { seat: 0, card }, reveals: true }],
        },
      ],
    });
    expect(table.ply).toBe(1);
    expect(table.moves).toEqual([`0 play ${card}`]);
    expect(table.turn).toBe(1);
  });

  test('plies count decisions; chance belongs to the decision before it', () => {
    const table = new Table(scout, 3, {}, seed);
    playOut(table);
    let decisions = 0;
    for (const step of table.steps) {
      if (step.by !== CHANCE) decisions++;
      expect(step.ply).toBe(decisions);
    }
    expect(table.ply).toBe(decisions);
    expect(table.moves).toHaveLength(decisions);
    const deals = table.steps.filter((step) => step.by === CHANCE && step.notation.startsWith('deal '));
    expect(deals).toHaveLength(3);
    expect(deals[1]!.ply).toBeGreaterThan(0);
  });

  test('what chance does after a move is in the answer to it', () => {
    const table = new Table(scout, 3, {}, seed);
    const opening = [...table.steps];
    expect(opening.map((step) => step.by)).toEqual([CHANCE, CHANCE]);
    const answered = playOut(table);
    expect([...opening, ...answered]).toEqual(table.steps);
    expect(answered.filter((step) => step.by === CHANCE)).toHaveLength(2);
  });

  test('step n of chance is drawn with the generator of (seed, n)', () => {
    const table = new Table(tosses, 1, {}, seed);
    playOut(table);
    const expected = Array.from({ length: 20 }, (_, n) => chanceRng(seed, n).pick(SIDES));
    expect(new Set(expected).size).toBe(2);
    expect(table.steps.filter((step) => step.by === CHANCE).map((step) => step.notation)).toEqual(expected);
  });

  test('a game ends with an outcome and no decider', () => {
    const table = open();
    playOut(table);
    expect(table.outcome).not.toBeNull();
    expect(table.turn).toBe(OVER);
    expect(table.deciders).toEqual([]);
  });

  test('answers given before are not changed by later moves', () => {
    const table = open();
    const answer = table.play(0, low(table, 0));
    const view = table.view(null);
    const kept = JSON.stringify([answer, view]);
    table.play(1, low(table, 1));
    expect(JSON.stringify([answer, view])).toBe(kept);
  });
});

describe('refusals', () => {
  test.each([-1, 2, 0.5, Number.NaN])('no-such-seat: %d', (seat) => {
    expect(open().play(seat, 'play 1')).toEqual({
      ok: false,
      at: 0,
      refusal: { code: 'no-such-seat', seat, seats: 2 },
    });
  });

  test('nothing-to-play', () => {
    expect(open().play(0, [])).toEqual({ ok: false, at: 0, refusal: { code: 'nothing-to-play' } });
  });

  test('stale: the sender answers another position', () => {
    const table = open();
    expect(table.play(0, low(table, 0), 0).ok).toBe(true);
    for (const ply of [0, 2, -1, Number.NaN]) {
      expect(table.play(1, low(table, 1), ply)).toEqual({
        ok: false,
        at: 0,
        refusal: { code: 'stale', ply, now: 1 },
      });
    }
    expect(table.play(1, low(table, 1), 1).ok).toBe(true);
  });

  test('not-your-turn says whose turn it is', () => {
    const table = open();
    expect(table.play(1, 'play 3')).toEqual({
      ok: false,
      at: 0,
      refusal: { code: 'not-your-turn', seat: 1, turn: 0, notation: 'play 3' },
    });
  });

  test('illegal-move gives the game’s own reason', () => {
    const table = open();
    const because = (notation: string) => {
      const answer = table.play(0, notation);
      return answer.ok ? 'played' : answer.refusal;
    };
    const foreign = `play ${hand(table, 1)[0]}`;
    expect(because(foreign)).toEqual({ code: 'illegal-move', notation: foreign, because: 'not-in-hand' });
    expect(because('sing')).toEqual({ code: 'illegal-move', notation: 'sing', because: 'unknown-move' });
    // Notation is exact: no extra space, no capital.
    expect(because(` ${low(table, 0)}`)).toMatchObject({ code: 'illegal-move' });
  });

  test('game-over', () => {
    const table = open();
    playOut(table);
    expect(table.play(0, 'play 1')).toEqual({
      ok: false,
      at: 0,
      refusal: { code: 'game-over', notation: 'play 1' },
    });
  });

  test('a refused move never changes the table', () => {
    const notation = fc.oneof(
      fc.string(),
      fc.nat({ max: 13 }).map((card) => `play ${card}`),
    );
    const sent = fc.array(fc.tuple(fc.integer({ min: -1, max: 2 }), fc.array(notation, { maxLength: 3 })));
    fc.assert(
      fc.property(seeds, sent, (seed, commands) => {
        const table = new Table(highCard, 2, { hand: 3 }, seed);
        for (const [seat, notations] of commands) {
          const before = picture(table);
          const answer = table.play(seat, notations);
          if (!answer.ok) expect(picture(table)).toEqual(before);
        }
      }),
    );
  });
});

describe('several steps at once', () => {
  /** Seat 1 answers the lowest card with its highest, takes the trick and leads. */
  function seatOneMayPlayTwice(): HighCardTable {
    for (let i = 0; ; i++) {
      const table = new Table(highCard, 2, { hand: 3 }, derivedSeed('twice', String(i)));
      if (hand(table, 0)[0]! < hand(table, 1).at(-1)!) {
        table.play(0, low(table, 0));
        return table;
      }
    }
  }

  test('all are played', () => {
    const table = seatOneMayPlayTwice();
    const sent = [high(table, 1), low(table, 1)];
    const answer = table.play(1, sent, 1);
    expect(answer).toMatchObject({
      ok: true,
      steps: [
        { ply: 2, by: 1, notation: sent[0] },
        { ply: 3, by: 1, notation: sent[1] },
      ],
    });
    expect(table.ply).toBe(3);
  });

  test('or none: the answer says which one was refused', () => {
    const table = seatOneMayPlayTwice();
    const before = picture(table);
    const first = high(table, 1);
    expect(table.play(1, [first, first])).toEqual({
      ok: false,
      at: 1,
      refusal: { code: 'illegal-move', notation: first, because: 'not-in-hand' },
    });
    expect(table.play(1, [first, low(table, 1), 'play 1'])).toMatchObject({
      ok: false,
      at: 2,
      refusal: { code: 'not-your-turn', turn: 0 },
    });
    expect(picture(table)).toEqual(before);
  });
});

describe('simultaneous choice', () => {
  test('all who have to choose are deciders, in any order', () => {
    const table = new Table(scout, 4, {}, seed);
    expect(table.deciders).toEqual([0, 1, 2, 3]);
    expect(table.turn).toBe(0);
    expect(table.play(2, 'keep').ok).toBe(true);
    expect(table.deciders).toEqual([0, 1, 3]);
    expect(table.play(2, 'turn')).toMatchObject({ ok: false, refusal: { code: 'not-your-turn', turn: 0 } });
    for (const seat of [3, 0, 1]) expect(table.play(seat, 'turn').ok).toBe(true);
    expect(table.deciders).toHaveLength(1);
  });
});
