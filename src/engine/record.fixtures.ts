// For the tests of records: random games as records, forgeries of them, and the fault that verifying finds.
import { highCard } from '../../docs/example/index.ts';
import { scout } from '../games/scout/index.ts';
import { rngOf } from './chance.ts';
import { type AnyGame, OVER } from './game.ts';
import { proofOf, seedFromProof } from './proof.ts';
import { type GameRecord, recordFrom, recordOf, verify } from './record.ts';
import { openTable } from './table.ts';

const games: readonly AnyGame[] = [highCard, scout];
const findGame = (id: string) => games.find((game) => game.id === id);
export const check = (data: unknown) => verify(data, findGame);

export const secret = (n: number) => n.toString(16).padStart(64, '0');

/** A random game, to its end or to the given ply. */
export function played(game: AnyGame, seats: number, n = 1, plies = Number.POSITIVE_INFINITY): GameRecord {
  const proof = proofOf(
    secret(n),
    Array.from({ length: seats }, (_, seat) => `word ${seat}`),
  );
  const seed = seedFromProof(proof);
  const table = openTable(game, seats, game === highCard ? { hand: 3 } : {}, seed);
  const rng = rngOf(seed);
  while (table.turn !== OVER && table.ply < plies) {
    const seat = rng.pick(table.deciders);
    table.play(seat, game.notation(rng.pick(table.legalMoves(seat))));
  }
  return recordOf(table, proof);
}

/** A deliberate forgery: the seal is computed again. */
export function sealed(record: GameRecord): GameRecord {
  const game = findGame(record.game) ?? highCard;
  return recordFrom({ ...game, id: record.game, version: record.version }, record);
}

export const record = played(highCard, 2);

export function faultOf(data: unknown): string {
  const answer = check(data);
  return answer.ok ? 'none' : answer.fault.code;
}
