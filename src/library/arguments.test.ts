// Every wrong argument of the public functions is an error with a code and a sentence, or an answer that says so; never a bare TypeError.
import { describe, expect, test } from 'vitest';
import { conformance } from '../engine/conform/index.ts';
import * as library from './index.ts';

const { findGame, openTable, proofFromText, seedFromText, recordOf, insightOf, questionFor } = library;
const game = findGame('duodecim')!;
const seed = seedFromText('ink', 2);
const options = () => library.allOptions(game)[0]!;
const table = () => openTable(game, 2, options(), seed);
const proof = proofFromText('ink', 2);
const record = recordOf(table(), proof);
const question = () => questionFor(table(), table().deciders[0]!, insightOf(game));

const hostile = {
  toString(): string {
    throw new Error('hostile');
  },
};
const WRONG: readonly unknown[] = [
  undefined,
  null,
  -1,
  1.5,
  Number.NaN,
  true,
  10n,
  Symbol('wrong'),
  '',
  'nope',
  '__proto__',
  [],
  [null],
  {},
  () => 1,
  hostile,
];
const except = (...right: unknown[]) => WRONG.filter((each) => !right.includes(each));
const isFunction = (each: unknown) => typeof each === 'function';

/** What of a function, called with which wrong values. */
const CASES: readonly (readonly [string, (wrong: never) => unknown, readonly unknown[]])[] = [
  ['openTable: game', (wrong) => openTable(wrong, 2, {}, seed), WRONG],
  ['openTable: seats', (wrong) => openTable(game, wrong, options(), seed), WRONG],
  [
    'openTable: options',
    (wrong) => openTable(game, 2, wrong, seed),
    WRONG.filter((each) => each === null || Array.isArray(each) || typeof each !== 'object'),
  ],
  ['openTable: seed', (wrong) => openTable(game, 2, options(), wrong), WRONG],
  ['playGame: game', (wrong) => library.playGame(wrong, ['random', 'random'], 'ink'), WRONG],
  ['playGame: players', (wrong) => library.playGame(game, wrong, 'ink'), WRONG],
  ['playGame: a player', (wrong) => library.playGame(game, [wrong, 'random'], 'ink'), WRONG],
  [
    'playGame: seed',
    (wrong) => library.playGame(game, ['random', 'random'], wrong),
    WRONG.filter((each) => each !== undefined && (typeof each !== 'string' || each === '')),
  ],
  [
    'playGame: options',
    (wrong) => library.playGame(game, ['random', 'random'], 'ink', wrong),
    [null, 5, 'nope', [], Symbol('wrong')],
  ],
  [
    'playGame: an option',
    (wrong) => library.playGame(game, ['random', 'random'], 'ink', { board: wrong }),
    except(undefined),
  ],
  ['verify: findGame', (wrong) => library.verify(record, wrong), WRONG.filter((each) => !isFunction(each))],
  ['verifySave: lookup', (wrong) => library.verifySave(record, wrong), WRONG],
  ['recordOf: table', (wrong) => recordOf(wrong, proof), WRONG],
  ['recordOf: proof', (wrong) => recordOf(table(), wrong), WRONG],
  ['recordOf: bots', (wrong) => recordOf(table(), proof, wrong), except(undefined)],
  ['recordFrom: game', (wrong) => library.recordFrom(wrong, record), WRONG],
  ['recordFrom: played', (wrong) => library.recordFrom(game, wrong), WRONG],
  ['chooseMove: player', (wrong) => library.chooseMove(wrong, table(), table().deciders[0]!), WRONG],
  ['chooseMove: table', (wrong) => library.chooseMove('random', wrong, 0), WRONG],
  ['chooseMove: seat', (wrong) => library.chooseMove('random', table(), wrong), WRONG],
  ['botFor: game', (wrong) => library.botFor('random', wrong), WRONG],
  ['insightOf', (wrong) => insightOf(wrong), WRONG],
  [
    'instantBot: name',
    (wrong) => library.instantBot(wrong, () => 1),
    WRONG.filter((each) => typeof each !== 'string'),
  ],
  [
    'instantBot: choose',
    (wrong) => library.instantBot('mine', wrong),
    WRONG.filter((each) => !isFunction(each)),
  ],
  ['choose: bot', (wrong) => library.choose(wrong, question()), WRONG],
  ['choose: question', (wrong) => library.choose(library.random, wrong), WRONG],
  ['questionFor: table', (wrong) => questionFor(wrong, 0, insightOf(game)), WRONG],
  ['questionFor: seat', (wrong) => questionFor(table(), wrong, insightOf(game)), WRONG],
  ['table.view', (wrong) => table().view(wrong), except(null)],
  ['table.legalMoves', (wrong) => table().legalMoves(wrong), WRONG],
  ['table.askedSince', (wrong) => table().askedSince(wrong), WRONG],
  ['table.play: a move', (wrong) => table().play(table().deciders[0]!, wrong), [undefined, null, [null]]],
  ['table.rewind', (wrong) => table().rewind(wrong), WRONG],
  ['table.at', (wrong) => table().at(wrong), WRONG],
  ['table.revealedSince', (wrong) => table().revealedSince(wrong), WRONG],
  ['allOptions', (wrong) => library.allOptions(wrong), WRONG],
  ['chooseOptions: game', (wrong) => library.chooseOptions(wrong, {}), WRONG],
  ['chanceRng: seed', (wrong) => library.chanceRng(wrong, 0), WRONG],
  ['chanceRng: step', (wrong) => library.chanceRng(seed, wrong), WRONG],
  ['commitmentTo', (wrong) => library.commitmentTo(wrong), WRONG.filter((each) => typeof each !== 'string')],
  [
    'derivedSeed',
    (wrong) => library.derivedSeed(wrong, 'ink'),
    WRONG.filter((each) => typeof each !== 'string'),
  ],
  ['rngOf', (wrong) => library.rngOf(wrong), WRONG.filter((each) => typeof each !== 'string')],
  ['eventText: texts', (wrong) => library.eventText(wrong, { key: 'x', args: {} }, String), WRONG],
  [
    'eventText: event',
    (wrong) => library.eventText(library.findLoadedGame('duodecim')!.texts.en, wrong, String),
    WRONG,
  ],
  ['proofFromText: text', (wrong) => proofFromText(wrong, 2), except('nope', '__proto__')],
  ['proofFromText: seats', (wrong) => proofFromText('ink', wrong), WRONG],
  [
    'proofOf',
    (wrong) => library.proofOf('00', wrong),
    WRONG.filter((each) => !Array.isArray(each) || each.length > 0),
  ],
  ['seedFromProof', (wrong) => library.seedFromProof(wrong), WRONG],
  ['seatList', (wrong) => library.seatList(wrong), WRONG],
  ['splitMove', (wrong) => library.splitMove(wrong), WRONG.filter((each) => typeof each !== 'string')],
  ['takeBackFor: table', (wrong) => library.takeBackFor(wrong, 0, [0]), WRONG],
  ['takeBackFor: seat', (wrong) => library.takeBackFor(table(), wrong, [0]), WRONG],
  ['placesByScore', (wrong) => library.placesByScore(wrong), WRONG.filter((each) => !Array.isArray(each))],
  ['rng.int', (wrong) => new library.Rng(1).int(wrong), except(1.5)],
  [
    'conformance: game',
    (wrong) =>
      conformance(wrong, {
        texts: library.findLoadedGame('duodecim')!.texts,
        pieces: () => [],
        redeal: (state) => state,
      }),
    WRONG,
  ],
];

describe('a wrong argument throws an error with a code and a sentence', () => {
  test.each(CASES)('%s', (_, call, wrongValues) => {
    for (const wrong of wrongValues) {
      let thrown: unknown = null;
      try {
        call(wrong as never);
      } catch (error) {
        thrown = error;
      }
      expect(thrown, typeof wrong).toBeInstanceOf(library.EngineError);
      expect(thrown).toMatchObject({ code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/) });
      expect(String(thrown)).toMatch(/: [^ ]+-[^ ]+: .+/);
    }
  });
});

describe('data from outside is answered, never thrown at', () => {
  test.each(WRONG.map((each) => [typeof each, each]))('%s', (_, wrong) => {
    expect(library.verify(wrong, findGame)).toMatchObject({ ok: false, fault: { code: 'not-a-record' } });
    expect(library.readRecord(wrong)).toMatchObject({ ok: false, fault: { code: 'not-a-record' } });
    expect(table().play(wrong as never, 'roll')).toMatchObject({
      ok: false,
      refusal: { code: 'no-such-seat' },
    });
    expect(findGame(wrong as never)).toBe(undefined);
    expect(library.findBot(wrong as never)).toBe(undefined);
  });
});

test('options that are not given have their defaults, at a table as in playGame', () => {
  expect(openTable<unknown, unknown, unknown, library.Options>(game, 2, {}, seed).options).toEqual(options());
});
