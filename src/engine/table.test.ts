// The table: what it refuses, what it keeps, how it goes back. Played with High Card and Scout.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import { chanceRng, derivedSeed, rngOf } from './chance.ts';
import { CHANCE, type Game, OVER, type Seat } from './game.ts';
import { type Step, seatList, splitMove, Table } from './table.ts';

const seeds = fc.nat().map((n) => derivedSeed('table', String(n)));
const seed = derivedSeed('table', 'one');

const open = () => new Table(highCard, 2, { hand: 3 }, seed);
type HighCardTable = ReturnType<typeof open>;
const hand = (table: HighCardTable, seat: Seat) => table.view(seat).hand;
const low = (table: HighCardTable, seat: Seat) => `play ${hand(table, seat)[0]}`;
const high = (table: HighCardTable, seat: Seat) => `play ${hand(table, seat).at(-1)}`;

/** All that can be seen of a table. */
function picture<S, V, M>(table: Table<S, V, M>) {
  const views = [...seatList(table.seats), null].map((reader) => table.view(reader));
  return { views, steps: [...table.steps], ply: table.ply, outcome: table.outcome, deciders: table.deciders };
}

/** Plays by lot, any decider first, and calls `visit` before each move. */
function playOut<S, V, M>(table: Table<S, V, M>, visit?: () => void): Step[] {
  const rng = rngOf(table.seed);
  const answered: Step[] = [];
  while (table.turn !== OVER) {
    visit?.();
    const seat = rng.pick(table.deciders);
    const answer = table.play(seat, table.game.notation(rng.pick(table.legalMoves(seat))));
    if (!answer.ok) throw new Error(`a legal move was refused: ${answer.refusal.code}`);
    answered.push(...answer.steps);
  }
  return answered;
}

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

  test('not-your-turn tells whose turn it is', () => {
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

  test('whatever is sent, what is refused leaves the table as it was', () => {
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

describe('going back', () => {
  test('to any ply, and the table is as it was then', () => {
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

  test('chance included: going on from there meets the same deals', () => {
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

  test.each([-1, 2, 0.5, Number.NaN])('but not to ply %d, where it never was', (ply) => {
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

  test('and forward again on another way: what was kept of the first one is forgotten', () => {
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
  test('is the table as it was then, at every ply of a long game', () => {
    const table = new Table(scout, 5, {}, seed);
    const pictures: unknown[] = [];
    playOut(table, () => pictures.push(picture(table)));
    const end = picture(table);
    expect(pictures.length).toBeGreaterThan(100);
    for (const [ply, then] of pictures.entries()) expect(picture(table.at(ply))).toEqual(then);
    expect(picture(table.at(table.ply))).toEqual(end);
    expect(picture(table)).toEqual(end);
  });

  test('neither notices what is played at the other', () => {
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

  test('takes the replay of a few moves, wherever it is', () => {
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
  test('an own secret choice can be taken back, until the choices become public', () => {
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

  test('chance reveals, even where no event says so', () => {
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

const SIDES = ['heads', 'tails'];

/** A seat that tosses a coin, twenty times, and says nothing. */
const tosses: Game<{ done: number }, number, string> = {
  id: 'tosses',
  version: 1,
  seatCounts: [1],
  options: {},
  setup: () => ({ done: 0 }),
  clone: (state) => ({ ...state }),
  turn: ({ done }) => (done === 40 ? OVER : done % 2 === 0 ? 0 : CHANCE),
  legalMoves: ({ done }) => (done % 2 === 0 && done < 40 ? ['toss'] : []),
  chance: (_, rng) => rng.pick(SIDES),
  play: (state) => {
    state.done++;
  },
  outcome: ({ done }) => (done === 40 ? { places: [1], scores: [0], reason: 'done' } : null),
  notation: (move) => move,
  refusal: () => 'unknown-move',
  view: ({ done }) => done,
  determinize: (done) => ({ done }),
};

test('a recorded move splits into seat and notation', () => {
  expect(splitMove('2 show 3-5')).toEqual({ seat: 2, notation: 'show 3-5' });
  expect(splitMove('11 keep')).toEqual({ seat: 11, notation: 'keep' });
});
