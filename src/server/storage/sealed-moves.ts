// The rows of a finished game in one compressed value: columns instead of rows, times as differences. Replay, proof and coach
// read them like any others.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { MoveRow } from './schema.ts';

type Columns = readonly [seats: readonly number[], notations: readonly string[], waits: readonly number[]];

/** Null if the rows could not be read back as they are: then they stay. */
export function sealMoves(rows: readonly MoveRow[]): Uint8Array | null {
  const columns: Columns = [
    rows.map(({ seat }) => seat),
    rows.map(({ notation }) => notation),
    rows.map(({ at }, i) => at - (rows[i - 1]?.at ?? 0)),
  ];
  const sealed = deflateRawSync(JSON.stringify(columns), { level: 9 });
  const [first] = rows;
  const read = first ? unsealMoves(first.match, sealed) : [];
  return JSON.stringify(read) === JSON.stringify(rows.map(plain)) ? sealed : null;
}

export function unsealMoves(match: string, sealed: Uint8Array): MoveRow[] {
  const [seats, notations, waits] = JSON.parse(inflateRawSync(sealed).toString()) as Columns;
  let at = 0;
  return seats.map((seat, i) => {
    at += waits[i] ?? 0;
    return { match, ply: i + 1, seat, notation: notations[i] ?? '', at };
  });
}

/** In the order of the keys above, whatever the database gave. */
const plain = ({ match, ply, seat, notation, at }: MoveRow): MoveRow => ({ match, ply, seat, notation, at });
