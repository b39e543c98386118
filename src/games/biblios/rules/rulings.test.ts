// Tests of Biblios, by ruling (see README.md).
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { scriptsAndScribes } from '../../scripts-and-scribes/index.ts';
import { Stage } from '../fixtures/stage.ts';
import { biblios } from '../index.ts';
import { CARD_KINDS, CATEGORIES, CHURCHES, COPIES, copiesFor, LETTERS, settingsFor, VALUES } from './data.ts';
import { UNSEEN } from './log.ts';
import { AUCTION, BURIED, DECK, DISCARD, size } from './piles.ts';
import { NONE } from './state.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('components', () => {
  test('B1 87 cards: 45 category cards, 33 gold, 9 church cards', () => {
    expect(sum(COPIES)).toBe(87);
    expect(sum(COPIES.slice(0, 45))).toBe(45);
    expect(COPIES.slice(45, 48)).toEqual([11, 11, 11]);
    expect(sum(COPIES.slice(48))).toBe(9);
  });

  test('B2 two high categories of 25, three low ones of 11, named by the edition', () => {
    expect(VALUES.map(sum)).toEqual([25, 25, 11, 11, 11]);
    expect([...VALUES[0]]).toEqual([2, 2, 2, 2, 3, 3, 3, 4, 4]);
    expect([...VALUES[2]]).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2]);
    const die = (game: typeof biblios) => CATEGORIES.map((c) => game.notation({ kind: 'raise', dice: [c] }));
    expect(die(biblios).map((n) => n.slice(6))).toEqual([
      'monks',
      'pigments',
      'books',
      'manuscripts',
      'tomes',
    ]);
    expect(CATEGORIES.map((c) => scriptsAndScribes.notation({ kind: 'raise', dice: [c] }).slice(6))).toEqual([
      'illuminators',
      'scribes',
      'manuscripts',
      'scrolls',
      'supplies',
    ]);
  });

  test('B3 each category has the letters A to I once, rising with the values', () => {
    expect(LETTERS).toBe('ABCDEFGHI');
    for (const values of VALUES) expect([...values]).toEqual([...values].sort((a, b) => a - b));
  });

  test('B4 church cards: two of each kind, except the one that turns either way', () => {
    expect(CHURCHES.map(({ up, down, dice, copies }) => [up, down, dice, copies])).toEqual([
      [true, false, 1, 2],
      [false, true, 1, 2],
      [true, false, 2, 2],
      [false, true, 2, 2],
      [true, true, 1, 1],
    ]);
  });

  test('B5 there is no monk of value 1: the pictures in the rulebooks are only examples', () => {
    expect(VALUES[0].every((value) => value > 1)).toBe(true);
    expect(() => new Stage(2).card('monks-J')).toThrow();
  });

  test.each([
    [2, 60, 20, 21],
    [3, 72, 18, 12],
    [4, 80, 16, 7],
  ])(
    'B6 with %i players %i cards are donated in %i turns; %i are removed unseen',
    (seats, left, turns, removed) => {
      const state = biblios.setup(seats, { penalty: 'each-takes' });
      expect(size(state.piles, DECK) - settingsFor(seats).removed).toBe(left);
      expect(left / (seats + 1)).toBe(turns);
      expect(settingsFor(seats).removed).toBe(removed);
      expect(Array.from({ length: CARD_KINDS }, (_, card) => copiesFor(seats, card)).slice(45, 48)).toEqual(
        Array(3).fill({ 2: 9, 3: 10, 4: 11 }[seats]),
      );
    },
  );
});

describe('donation', () => {
  test('B12 before the first donor is drawn, nothing is to be assigned and there is no bid', () => {
    const nothing = { toHand: 0, toAuction: 0, toPublic: 0, high: 0, out: 0, barred: 0, owed: 0 };
    for (const seats of [2, 3, 4])
      expect(biblios.setup(seats, { penalty: 'each-takes' })).toMatchObject(nothing);
  });

  test('B7 one card at a time to the hand, the auction or the public space; a full destination is not offered', () => {
    const stage = new Stage(3).play('first 1', 'draw monks-A');
    expect(stage.legal()).toEqual(['give hand', 'give auction', 'give public']);
    expect(stage.legal(1)).toEqual([]);
    stage.play('give auction', 'draw gold-1');
    expect(stage.legal()).toEqual(['give hand', 'give public']);
    stage.play('give public', 'draw monks-B', 'give hand', 'draw gold-2');
    expect(stage.legal()).toEqual(['give public']);
    expect(biblios.refusal(stage.state, 0, 'give hand')).toBe('hand-is-full');
  });

  test('B8 then every other player takes one public card, starting from the left', () => {
    const stage = new Stage(3).play('first 2', 'draw monks-A', 'give hand', 'draw gold-1', 'give public');
    stage.play('draw gold-2', 'give public', 'draw gold-3', 'give auction');
    expect(stage.state.turn).toBe(2);
    expect(stage.legal()).toEqual(['take gold-1', 'take gold-2']);
    stage.play('take gold-2');
    expect([stage.state.turn, stage.legal()]).toEqual([0, ['take gold-1']]);
    stage.play('take gold-1');
    expect([stage.state.active, stage.state.phase]).toEqual([2, 'draw']);
    expect([stage.names(0), stage.names(1), stage.names(2)]).toEqual([['gold-1'], ['monks-A'], ['gold-2']]);
  });

  test('B9 a church card is resolved at once when kept, taken or won, and then lies face up', () => {
    const kept = new Stage(2).play('first 1', 'draw church+1', 'give hand');
    expect([kept.state.phase, kept.state.turn]).toEqual(['church', 0]);
    kept.play('raise monks');
    expect([kept.state.dice[0], kept.names(DISCARD), kept.state.phase]).toEqual([4, ['church+1'], 'draw']);
    const taken = new Stage(2).play('first 1', 'draw church-1', 'give public', 'draw monks-A', 'give hand');
    taken.play('draw monks-B', 'give auction', 'take church-1');
    expect([taken.state.phase, taken.state.turn]).toEqual(['church', 1]);
    const won = new Stage(2).auction(['gold-2', ''], 'church+-1 monks-A');
    won.play('reveal church+-1', 'pass', 'bid 1', 'pay gold-2');
    expect([won.state.phase, won.state.turn]).toEqual(['church', 0]);
    won.play('lower tomes');
    expect([won.state.dice[4], won.state.phase]).toEqual([2, 'reveal']);
  });

  test('B9 in the auction pile it does nothing', () => {
    const stage = new Stage(2).play('first 1', 'draw church+1', 'give auction');
    expect([stage.state.phase, stage.names(AUCTION)]).toEqual(['draw', ['church+1']]);
  });

  test('B10 dice stay within 1 and 6, two dice must be different, declining is always allowed', () => {
    const stage = new Stage(2);
    stage.state.dice = [6, 3, 6, 6, 6];
    stage.play('first 1', 'draw church+1+1', 'give hand');
    expect(stage.legal()).toEqual(['decline']);
    expect(biblios.refusal(stage.state, 0, 'raise monks pigments')).toBe('die-at-six');
    stage.play('decline');
    expect(stage.state.dice).toEqual([6, 3, 6, 6, 6]);
    const lower = new Stage(2);
    lower.state.dice = [1, 3, 2, 1, 1];
    lower.play('first 1', 'draw church-1-1', 'give hand');
    expect(lower.legal()).toEqual(['decline', 'lower pigments books']);
    const either = new Stage(2);
    either.state.dice = [6, 1, 3, 3, 3];
    either.play('first 1', 'draw church+-1', 'give hand');
    expect(either.legal()).not.toContain('raise monks');
    expect(either.legal()).not.toContain('lower pigments');
    expect(either.legal()).toContain('lower monks');
  });
});

describe('what each seat knows', () => {
  test('B11 only the donor knows the drawn card, the kept card and the card put into the auction pile', () => {
    const stage = new Stage(3).play('first 1', 'draw monks-A');
    const { game, state } = stage;
    expect(game.view(state, 0).card).toBe(stage.card('monks-A'));
    expect(game.view(state, 1).card).toBe(UNSEEN);
    stage.play('give auction', 'draw monks-B', 'give hand');
    expect(game.view(state, 0).log).toEqual(state.log);
    expect(JSON.stringify(game.view(state, 1).log)).not.toBe(JSON.stringify(state.log));
    const rng = new Rng(1);
    const sampled = Array.from({ length: 40 }, () => game.determinize(game.view(state, 1), rng));
    expect(new Set(sampled.map((sample) => JSON.stringify(sample.piles))).size).toBeGreaterThan(20);
    const own = Array.from({ length: 20 }, () => game.determinize(game.view(state, 0), rng));
    for (const sample of own) expect(sample.piles).toEqual(state.piles);
  });

  test('B11 who took what from the public space is remembered', () => {
    const stage = new Stage(2).play('first 1', 'draw monks-A', 'give public', 'draw gold-1', 'give hand');
    stage.play('draw gold-2', 'give auction', 'take monks-A');
    const { game, state } = stage;
    const rng = new Rng(2);
    for (let i = 0; i < 20; i++) {
      const sample = game.determinize(game.view(state, 0), rng);
      expect(game.view(sample, 1).hand).toEqual([stage.card('monks-A')]);
    }
  });

  test('B11 after a face-down payment a known card may be gone, and no known card is certain', () => {
    const stage = new Stage(2).play('first 1', 'draw monks-A', 'give public', 'draw gold-1', 'give hand');
    stage.play('draw gold-2', 'give auction', 'take monks-A');
    // Seat 1 donates: one unseen card joins the known one.
    stage.play(
      'draw books-A',
      'give hand',
      'draw gold-3',
      'give auction',
      'draw tomes-A',
      'give public',
      'take tomes-A',
    );
    const { game, state } = stage;
    Object.assign(state, { phase: 'reveal', turn: CHANCE, active: 0 });
    stage.play('reveal gold-2', 'bid 1', 'pass', 'pay monks-A');
    const rng = new Rng(3);
    const kept = Array.from({ length: 200 }, () => game.determinize(game.view(state, 0), rng)).filter(
      (sample) => game.view(sample, 1).hand.includes(stage.card('monks-A')),
    ).length;
    expect(kept).toBeGreaterThan(20);
    expect(kept).toBeLessThan(180);
    // The payer knows what was paid.
    for (let i = 0; i < 20; i++) {
      const own = game.determinize(game.view(state, 1), rng);
      expect(own.piles.slice(BURIED * 14, BURIED * 14 + 14)).toEqual(
        state.piles.slice(BURIED * 14, BURIED * 14 + 14),
      );
    }
  });
});

/** Everybody passes on the last card of the last auction, and the game is scored. */
function counted(hands: readonly string[], dice: readonly number[], game = biblios): Stage {
  const last = game === biblios ? 'tomes-I' : 'supplies-I';
  const stage = new Stage(hands.length, { game }).auction(hands, last);
  stage.state.dice = [...dice];
  stage.play(`reveal ${last}`, ...hands.map(() => 'pass'));
  return stage;
}

describe('scoring', () => {
  test('B19 the highest total wins a category; among equal totals the letter nearest to A; nobody wins without cards', () => {
    const stage = counted(['monks-H monks-C books-A', 'monks-A monks-B monks-D books-H'], [3, 3, 3, 3, 3]);
    expect(stage.last('counted').args.totals[0]).toEqual([6, 6]);
    expect(stage.last('counted').args.winners).toEqual([1, NONE, 1, NONE, NONE]);
    expect(stage.last('counted').args.points).toEqual([0, 6]);
  });

  test('B20 most points, then most gold, then the tie category, then a shared victory', () => {
    const outcome = (stage: Stage) => stage.game.outcome(stage.state);
    const points = counted(['monks-A', 'pigments-A books-A'], [3, 3, 3, 3, 3]);
    expect(outcome(points)).toMatchObject({ places: [2, 1], scores: [3, 6] });
    const gold = counted(['monks-A', 'pigments-A gold-1'], [3, 3, 3, 3, 3]);
    expect(outcome(gold)).toMatchObject({ places: [2, 1], scores: [3, 3] });
    const monks = counted(['pigments-A', 'monks-A'], [3, 3, 3, 3, 3]);
    expect(outcome(monks)).toMatchObject({ places: [2, 1], scores: [3, 3] });
    const shared = counted(['pigments-A', 'books-A'], [3, 3, 3, 3, 3]);
    expect(outcome(shared)).toMatchObject({ places: [1, 1], scores: [3, 3] });
    const lower = counted(['monks-A', '', ''], [3, 3, 3, 3, 3]);
    expect(outcome(lower)).toMatchObject({ places: [1, 2, 2] });
  });
});

describe('worked examples of the Biblios rulebook', () => {
  test('B21 a card of 2 manuscripts counts two, and its letter breaks ties', () => {
    const dice = [3, 3, 3, 4, 3];
    const more = counted(['manuscripts-H', 'manuscripts-A', ''], dice);
    expect(more.game.outcome(more.state)?.scores).toEqual([4, 0, 0]);
    const tied = counted(['manuscripts-H', 'manuscripts-B manuscripts-G', ''], dice);
    expect(tied.game.outcome(tied.state)?.scores).toEqual([0, 4, 0]);
  });

  test('B21 a donor assigns 3, 4 or 5 cards with 2, 3 or 4 players', () => {
    const assigned = [2, 3, 4].map((seats) => {
      const { toHand, toAuction, toPublic } = new Stage(seats).play('first 1').state;
      return toHand + toAuction + toPublic;
    });
    expect(assigned).toEqual([3, 4, 5]);
  });

  test('B21 a turn of donation: Cédric, Igor and Rodolphe', () => {
    // Cédric puts his first card aside, lays out gold 1, keeps a monk; gold 2 must be laid out.
    const stage = new Stage(3).play('first 1', 'draw monks-A', 'give auction', 'draw gold-1', 'give public');
    stage.play('draw monks-B', 'give hand', 'draw gold-2');
    expect(stage.legal()).toEqual(['give public']);
    stage.play('give public');
    // Igor, on his left, takes gold 2 and leaves gold 1 to Rodolphe. Then Igor donates.
    stage.play('take gold-2', 'take gold-1');
    expect([stage.names(0), stage.names(1), stage.names(2)]).toEqual([['monks-B'], ['gold-2'], ['gold-1']]);
    expect(stage.state.active).toBe(1);
  });

  test('B21 an auction: Igor bids 1, Rodolphe passes, Cédric 3, Igor 4, and pays 5', () => {
    const stage = new Stage(3).auction(['gold-3', 'gold-2 gold-3', ''], 'tomes-H tomes-I');
    stage.play('reveal tomes-H', 'bid 1', 'pass', 'bid 3', 'bid 4', 'pass');
    // Without a gold 1 the exact sum cannot be paid, and there is no change.
    stage.play('pay gold-3', 'pay gold-2');
    expect(stage.names(1)).toEqual(['tomes-H']);
    expect(stage.last('won').args).toMatchObject({ seat: 1, amount: 4, coin: 'gold' });
  });

  test('B21 a church card on two dice: books from 2 to 1, pigments from 3 to 2', () => {
    const stage = new Stage(3);
    stage.state.dice = [3, 3, 2, 3, 3];
    stage.play('first 1', 'draw church-1-1', 'give hand', 'lower pigments books');
    expect(stage.state.dice).toEqual([3, 2, 1, 3, 3]);
    // Then his turn continues.
    expect([stage.state.phase, stage.state.active]).toEqual(['draw', 0]);
  });

  test('B21 scoring: 9 monks each, B before C; 8 points each, and more gold wins', () => {
    // Cédric: monks 2, 3 and 4 (C, E, H). Rodolphe: 9 as well, with the B.
    const cedric = 'monks-C monks-E monks-H books-A manuscripts-A tomes-A gold-1';
    const rodolphe = 'monks-B monks-F monks-I pigments-A gold-2 gold-3';
    const stage = counted([cedric, rodolphe], [5, 3, 2, 2, 4]);
    expect(stage.last('counted').args.totals[0]).toEqual([9, 9]);
    expect(stage.last('counted').args.winners).toEqual([1, 1, 0, 0, 0]);
    expect(stage.game.outcome(stage.state)).toMatchObject({ places: [2, 1], scores: [8, 8] });
  });
});
