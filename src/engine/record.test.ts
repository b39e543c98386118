// Records: writing, reading, and every way in which one can be changed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import { resultText } from './messages/result.ts';
import { proofOf, seedOf } from './proof.ts';
import { check, faultOf, played, record, sealed, secret } from './record.fixtures.ts';
import { type GameRecord, recordFrom, verify } from './record.ts';
import { splitMove } from './seats.ts';
import { Table } from './table.ts';

describe('round trip', () => {
  test.each([
    [highCard, 2],
    [highCard, 3],
    [scout, 2],
    [scout, 4],
  ] as const)('is the same after it was written and read, for any players', (game, seats) => {
    for (let n = 0; n < 10; n++) {
      const record = played(game, seats, n);
      const answer = check(JSON.parse(JSON.stringify(record)));
      if (!answer.ok) throw new Error(answer.fault.code);
      expect(answer.record).toEqual(record);
      expect(answer.table.outcome).toEqual(record.result);
      expect(answer.table.moves).toEqual(record.moves);
      expect(record.result).not.toBeNull();
    }
  });

  test('an unfinished game is a record too; it has no result', () => {
    const record = played(scout, 3, 1, 9);
    expect(record.moves).toHaveLength(9);
    expect(record.result).toBeNull();
    expect(check(record)).toMatchObject({ ok: true });
  });

  test('the game can be continued at the resulting table', () => {
    const answer = check(played(scout, 3, 1, 9));
    if (!answer.ok) throw new Error(answer.fault.code);
    const { table } = answer;
    const [seat = 0] = table.deciders;
    expect(table.play(seat, table.game.notation(table.legalMoves(seat)[0])).ok).toBe(true);
  });

  test('the order of fields does not matter, nor do unknown fields', () => {
    const backwards = Object.fromEntries(Object.entries({ ...record, note: 'for Anna' }).reverse());
    expect(check(backwards)).toEqual(check(record));
  });

  test('nor does the order of options', () => {
    const game = { ...highCard, options: { ...highCard.options, pace: ['slow', 'quick'] } } as const;
    const record = recordFrom(game, { ...played(highCard, 2), options: { hand: 3, pace: 'quick' } });
    const reordered = { ...record, options: { pace: 'quick', hand: 3 } };
    expect(verify(reordered, () => game)).toMatchObject({ ok: true });
  });

  test('a record can be made from the moves, without a table', () => {
    expect(recordFrom(highCard, record)).toEqual(record);
  });
});

describe('a changed record is refused, each change with its own reason', () => {
  /** Seat 0 leads another card of its hand: legal, but then it lacks that card later. */
  function otherLead(): GameRecord {
    const table = new Table(highCard, 2, record.options, record.seed);
    const [first = '', ...rest] = record.moves;
    const leads = table.legalMoves(0).map((move) => `0 ${table.game.notation(move)}`);
    return { ...record, moves: [leads.find((lead) => lead !== first)!, ...rest] };
  }

  test('a move that is not legal', () => {
    const moves = record.moves.with(2, `${splitMove(record.moves[2]!).seat} play 99`);
    for (const change of [{ ...record, moves }, sealed({ ...record, moves })]) {
      expect(check(change)).toMatchObject({
        fault: { code: 'move-refused', ply: 3, refusal: { code: 'illegal-move', because: 'not-in-hand' } },
      });
    }
  });

  test('a legal move in the place of another, even with a new seal', () => {
    expect(faultOf(otherLead())).toBe('move-refused');
    expect(faultOf(sealed(otherLead()))).toBe('move-refused');
  });

  test('moves in another order, by another seat, missing or too many', () => {
    const [first = '', second = '', ...rest] = record.moves;
    expect(faultOf({ ...record, moves: [second, first, ...rest] })).toBe('move-refused');
    expect(faultOf({ ...record, moves: [first.replace('0', '1'), second, ...rest] })).toBe('move-refused');
    expect(check({ ...record, moves: [first.replace('0', '7'), second, ...rest] })).toMatchObject({
      fault: { code: 'move-refused', ply: 1, refusal: { code: 'no-such-seat' } },
    });
    expect(check({ ...record, moves: [...record.moves, '0 play 1'] })).toMatchObject({
      fault: { code: 'move-refused', refusal: { code: 'game-over' } },
    });
    expect(check({ ...record, moves: record.moves.slice(0, -1) })).toMatchObject({
      fault: { code: 'result-mismatch', replayed: null },
    });
  });

  test('the seed', () => {
    expect(faultOf({ ...record, seed: secret(5) })).toBe('seed-mismatch');
    expect(faultOf(sealed({ ...record, seed: secret(5) }))).toBe('seed-mismatch');
  });

  test('the commitment', () => {
    const proof = { ...record.proof, commitment: secret(5) };
    expect(faultOf({ ...record, proof })).toBe('commitment-mismatch');
    expect(faultOf(sealed({ ...record, proof }))).toBe('commitment-mismatch');
  });

  test('the secret, with or without a commitment that fits it', () => {
    const other = secret(5);
    const proof = { ...record.proof, secret: other };
    expect(faultOf(sealed({ ...record, proof }))).toBe('commitment-mismatch');
    const fitting = proofOf(other, record.proof.contributions);
    expect(faultOf(sealed({ ...record, proof: fitting }))).toBe('seed-mismatch');
    // With the seed that follows from it, other cards are dealt.
    const seed = seedOf(other, record.proof.contributions);
    expect(faultOf(sealed({ ...record, proof: fitting, seed }))).toBe('move-refused');
  });

  test('a contribution', () => {
    const proof = { ...record.proof, contributions: ['word 0', 'word 2'] };
    expect(faultOf(sealed({ ...record, proof }))).toBe('seed-mismatch');
  });

  test('the result', () => {
    const result = { ...record.result!, scores: [3, 3] };
    expect(check(sealed({ ...record, result }))).toMatchObject({
      fault: { code: 'result-mismatch', recorded: result, replayed: record.result },
    });
    expect(faultOf(sealed({ ...record, result: null }))).toBe('result-mismatch');
    expect(faultOf({ ...record, result: { ...record.result!, reason: 'luck' } })).toBe('result-mismatch');
    const otherReason = { ...record.result!, reason: 'luck' };
    expect(resultText(otherReason)).not.toBe(resultText(record.result!));
    const unfinished = played(highCard, 2, 1, 2);
    expect(faultOf(sealed({ ...unfinished, result: record.result }))).toBe('result-mismatch');
  });

  test('the options', () => {
    expect(check({ ...record, options: { hand: 5 } })).toMatchObject({
      fault: { code: 'bad-options', name: 'hand', valid: [3, 4] },
    });
    expect(check({ ...record, options: { hands: 3 } })).toMatchObject({
      fault: { code: 'bad-options', name: 'hands', valid: ['hand'] },
    });
    expect(faultOf(sealed({ ...record, options: { hand: 4 } }))).not.toBe('none');
  });

  test('the version, the game, the seats', () => {
    expect(check({ ...record, version: 2 })).toMatchObject({
      fault: { code: 'other-version', game: 'high-card', version: 2, known: 1 },
    });
    expect(check({ ...record, game: 'low-card' })).toMatchObject({
      fault: { code: 'unknown-game', game: 'low-card' },
    });
    expect(faultOf({ ...record, game: 'scout', options: {} })).toBe('move-refused');
    const proof = proofOf(record.proof.secret, ['a', 'b', 'c', 'd']);
    expect(check({ ...record, seats: 4, proof })).toMatchObject({
      fault: { code: 'bad-seat-count', seats: 4, valid: [2, 3] },
    });
    expect(check({ ...record, seats: 3 })).toMatchObject({
      fault: { code: 'not-a-record', field: 'proof.contributions' },
    });
  });

  test('anything else, by accident: the seal does not fit', () => {
    expect(faultOf({ ...record, seal: secret(5) })).toBe('seal-mismatch');
    // A default option gives the same replay, written out or left out.
    expect(faultOf({ ...record, options: {} })).toBe('seal-mismatch');
  });

  test('no single character of the file can be changed unnoticed', () => {
    const text = JSON.stringify(record);
    const same = JSON.stringify(check(record));
    const replacement = fc.constantFrom(...'0123456789abcdef "{}[]:,');
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), replacement, (at, character) => {
        const changed = text.slice(0, at) + character + text.slice(at + 1);
        let data: unknown;
        try {
          data = JSON.parse(changed);
        } catch {
          return;
        }
        if (changed !== text && faultOf(data) === 'none') expect(JSON.stringify(check(data))).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });
});
