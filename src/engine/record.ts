// Records: a game as data that anyone can read, replay exactly and verify.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkArgument, checkFunction, checkGame, isObject } from './arguments.ts';
import { type Ending, readEnding } from './ending.ts';
import type { AnyGame, Options, OptionValue, Outcome, Seat } from './game.ts';
import { sameJson } from './json.ts';
import { chooseOptions } from './options.ts';
import { checkProof, commitmentTo, type Proof, seedOf } from './proof.ts';
import { splitMove } from './seats.ts';
import { type AnyTable, checkTable, openTable, type Refusal } from './table.ts';

export const RECORD_FORMAT = 'scriptorium-record/1';

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly proof: Proof;
  /** Seat, space, notation. Moves of chance follow from the seed. */
  readonly moves: readonly string[];
  /** Null while the game goes on. */
  readonly result: Outcome | null;
  /** A hash of everything above, so that an accidental change is noticed even where the moves still replay. */
  readonly seal: string;
  /**
   * Which bot played each seat; null for a person. A note outside of the seal, so that records with and without it
   * have the same seal and older readers accept it (docs/decisions/0013-records-name-bots.md).
   */
  readonly bots?: readonly (string | null)[];
  /** What was taken back, in order. Also a note outside of the seal: `moves` above are those that stand. */
  readonly takeBacks?: readonly TakeBackNote[];
  /** How the match ended although the game was not over: a note outside of the seal too. Only without a result. */
  readonly ending?: Ending;
}

export interface TakeBackNote {
  /** The number of decisions that stood then. */
  readonly ply: number;
  /** The seat that took back. */
  readonly by: Seat;
  /** The moves that no longer counted: seat, space, notation. */
  readonly moves: readonly string[];
}

export type RecordFault =
  | { readonly code: 'not-a-record'; readonly field: string; readonly expected: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  | {
      readonly code: 'other-version';
      readonly game: string;
      readonly version: number;
      readonly known: number;
    }
  | { readonly code: 'bad-seat-count'; readonly seats: number; readonly valid: readonly number[] }
  | { readonly code: 'bad-options'; readonly name: string; readonly valid: readonly OptionValue[] }
  | { readonly code: 'commitment-mismatch' }
  | { readonly code: 'seed-mismatch' }
  | { readonly code: 'move-refused'; readonly ply: number; readonly refusal: Refusal }
  | { readonly code: 'result-mismatch'; readonly recorded: Outcome | null; readonly replayed: Outcome | null }
  | { readonly code: 'seal-mismatch' };

export type RecordAnswer =
  | { readonly ok: true; readonly record: GameRecord; readonly table: AnyTable }
  | { readonly ok: false; readonly fault: RecordFault };

/** A played game without its table: all that a simulation keeps. */
export type PlayedGame = Pick<
  GameRecord,
  'seats' | 'options' | 'seed' | 'proof' | 'moves' | 'result' | 'bots'
>;

export function recordFrom(game: AnyGame, played: PlayedGame): GameRecord {
  checkGame(game);
  checkArgument(
    isObject(played) && isObject(played.options) && Array.isArray(played.moves),
    'not-a-played-game',
    'played',
    'a game with seats, options, seed, proof, moves and result',
    played,
  );
  checkProof(played.proof, played.seats);
  const { seats, options, seed, proof, moves, result, bots } = played;
  const content = {
    format: RECORD_FORMAT,
    game: game.id,
    version: game.version,
    seats,
    options,
    seed,
    proof,
    moves,
    result,
  } as const;
  return { ...content, seal: sealOf(content), ...(bots && { bots }) };
}

export function recordOf(table: AnyTable, proof: Proof, bots?: readonly (string | null)[]): GameRecord {
  checkTable(table);
  checkProof(proof, table.seats);
  const isBotList = bots === undefined || isBots(bots, table.seats);
  checkArgument(isBotList, 'bad-bots', 'bots', 'the name of a bot or null for each seat', bots);
  const { game, seats, options, seed, moves, outcome } = table;
  return recordFrom(game, { seats, options, seed, proof, moves, result: outcome, ...(bots && { bots }) });
}

/**
 * Checks the form, game, seats, options, commitment, seed, every move, the result and the seal, and returns the first
 * fault. Unfinished games are valid; their result is null.
 */
export function verify(data: unknown, findGame: (id: string) => AnyGame | undefined): RecordAnswer {
  checkFunction(findGame, 'findGame');
  const form = readRecord(data);
  if (!form.ok) return form;
  const { record } = form;
  const game = findGame(record.game);
  if (!game) return fault({ code: 'unknown-game', game: record.game });
  if (game.version !== record.version) {
    return fault({ code: 'other-version', game: game.id, version: record.version, known: game.version });
  }
  if (!game.seatCounts.includes(record.seats)) {
    return fault({ code: 'bad-seat-count', seats: record.seats, valid: game.seatCounts });
  }
  const chosen = chooseOptions(game, record.options);
  if (!chosen.ok) return fault({ code: 'bad-options', name: chosen.name, valid: chosen.valid });
  const { commitment, secret, contributions } = record.proof;
  if (commitmentTo(secret) !== commitment) return fault({ code: 'commitment-mismatch' });
  if (seedOf(secret, contributions) !== record.seed) return fault({ code: 'seed-mismatch' });
  const table = openTable(game, record.seats, chosen.options, record.seed);
  for (const [ply, move] of record.moves.entries()) {
    const { seat, notation } = splitMove(move);
    const answer = table.play(seat, notation);
    if (!answer.ok) return fault({ code: 'move-refused', ply: ply + 1, refusal: answer.refusal });
  }
  if (!sameJson(table.outcome, record.result)) {
    return fault({ code: 'result-mismatch', recorded: record.result, replayed: table.outcome });
  }
  const { seal, ...content } = record;
  if (sealOf(content) !== seal) return fault({ code: 'seal-mismatch' });
  return { ok: true, record, table };
}

/** Checks the form only and drops unknown fields. */
export function readRecord(
  data: unknown,
): { ok: true; record: GameRecord } | { ok: false; fault: Extract<RecordFault, { code: 'not-a-record' }> } {
  const bad = (field: string, expected: string) =>
    ({ ok: false, fault: { code: 'not-a-record', field, expected } }) as const;
  if (!isObject(data)) return bad('', 'an object');
  const { format, game, version, seats, options, seed, proof, moves, result, seal, bots, takeBacks } = data;
  if (format !== RECORD_FORMAT) return bad('format', `"${RECORD_FORMAT}"`);
  if (typeof game !== 'string') return bad('game', 'the id of a game');
  if (typeof version !== 'number') return bad('version', 'a number');
  if (typeof seats !== 'number') return bad('seats', 'a number');
  if (!isOptions(options)) return bad('options', 'an object of plain values');
  if (!isHash(seed)) return bad('seed', '64 hexadecimal digits');
  if (!isObject(proof)) return bad('proof', 'an object');
  const { commitment, secret, contributions } = proof;
  if (!isHash(commitment)) return bad('proof.commitment', '64 hexadecimal digits');
  if (!isHash(secret)) return bad('proof.secret', '64 hexadecimal digits');
  if (!isTexts(contributions, 100))
    return bad('proof.contributions', 'a list of texts of up to 100 characters');
  if (contributions.length !== seats) return bad('proof.contributions', 'one text a seat');
  const torn = contributions.findIndex(isTorn);
  if (torn >= 0)
    return bad(`proof.contributions[${torn}]`, 'well-formed text, without half of a surrogate pair');
  if (!isTexts(moves, 200)) return bad('moves', 'a list of texts of up to 200 characters');
  const wrong = moves.findIndex((move) => !/^\d+ \S/.test(move));
  if (wrong >= 0) return bad(`moves[${wrong}]`, 'a seat, a space and a notation, such as "0 show 1-2"');
  if (result !== null && !isOutcome(result)) return bad('result', 'null or places, scores and a reason');
  if (!isHash(seal)) return bad('seal', '64 hexadecimal digits');
  if (bots !== undefined && !isBots(bots, seats)) return bad('bots', 'a name of a bot or null for each seat');
  if (takeBacks !== undefined && !isTakeBacks(takeBacks))
    return bad('takeBacks', 'a list with ply, seat and moves of each take-back');
  const ending = data.ending === undefined ? null : readEnding(data.ending, seats);
  if (data.ending !== undefined && (result !== null || ending === null))
    return bad(
      'ending',
      'only without a result: "agreed", or "resigned" with a seat and a place for each seat',
    );
  const record: GameRecord = {
    format,
    game,
    version,
    seats,
    options,
    seed,
    proof: { commitment, secret, contributions },
    moves,
    result,
    seal,
    ...(bots !== undefined && { bots }),
    ...(takeBacks !== undefined && { takeBacks }),
    ...(ending && { ending }),
  };
  return { ok: true, record };
}

/** Hashes a list in a fixed order, so that the order of fields in a file does not matter. */
function sealOf(record: Omit<GameRecord, 'seal' | 'bots' | 'takeBacks' | 'ending'>): string {
  const { format, game, version, seats, options, seed, proof, moves, result } = record;
  const chosen = Object.keys(options)
    .sort()
    .map((name) => [name, options[name]]);
  const ended = result && [result.places, result.scores, result.reason];
  const { commitment, secret, contributions } = proof;
  const content = [
    format,
    game,
    version,
    seats,
    chosen,
    seed,
    commitment,
    secret,
    contributions,
    moves,
    ended,
  ];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(content))));
}

function fault(fault: RecordFault): RecordAnswer {
  return { ok: false, fault };
}

function isHash(data: unknown): data is string {
  return typeof data === 'string' && /^[0-9a-f]{64}$/.test(data);
}

function isTexts(data: unknown, maxLength: number): data is string[] {
  return Array.isArray(data) && data.every((text) => typeof text === 'string' && text.length <= maxLength);
}

function isBots(data: unknown, seats: number): data is (string | null)[] {
  if (!Array.isArray(data) || data.length !== seats) return false;
  return isTexts(
    data.filter((bot) => bot !== null),
    100,
  );
}

function isTakeBacks(data: unknown): data is TakeBackNote[] {
  if (!Array.isArray(data)) return false;
  return data.every(
    (each) =>
      isObject(each) && isNumbers([each.ply, each.by]) && isTexts(each.moves, 200) && each.moves.length > 0,
  );
}

/**
 * Half of a surrogate pair cannot be encoded in UTF-8: once stored or sent, the text is another one and gives another
 * seed, so it proves nothing.
 */
function isTorn(text: string): boolean {
  return /\p{Cs}/u.test(text);
}

function isNumbers(data: unknown): data is number[] {
  return Array.isArray(data) && data.every((n) => typeof n === 'number');
}

function isOptions(data: unknown): data is Options {
  return (
    isObject(data) && Object.values(data).every((v) => ['string', 'number', 'boolean'].includes(typeof v))
  );
}

function isOutcome(data: unknown): data is Outcome {
  return (
    isObject(data) && isNumbers(data.places) && isNumbers(data.scores) && typeof data.reason === 'string'
  );
}
