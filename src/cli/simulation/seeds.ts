// The randomness of each game of a simulation: it depends on the simulation's seed and the game's number only.
import { createHmac } from 'node:crypto';
import { derivedSeed, type Proof, proofOf, Rng, rngOf, seatList, seedOf } from '../../engine/index.ts';

export interface GameSeed {
  readonly seed: string;
  readonly proof: Proof;
}

/** A secret and a contribution of every seat, as at a table, so that the records of a simulation can be verified. */
export function gameSeed(seed: string, number: number, seats: number): GameSeed {
  const secret = derivedSeed(seed, `game ${number}`);
  const contributions = seatList(seats).map((seat) => `game ${number}, seat ${seat}`);
  return { seed: seedOf(secret, contributions), proof: proofOf(secret, contributions) };
}

export function botRng(seed: string, number: number, seat: number): Rng {
  return rngOf(`${seed}/game ${number}/seat ${seat}`);
}

/** Same results as the engine's `chanceRng`, which must run in a browser too; Node's own hash is ten times as fast. */
export function chanceOf(seed: string): (step: number) => Rng {
  const key = Buffer.from(seed, 'hex');
  return (step) => {
    const hash = createHmac('sha256', key).update(`chance ${step}`).digest();
    return new Rng(hash.readInt32BE(0), hash.readInt32BE(4), hash.readInt32BE(8), hash.readInt32BE(12));
  };
}
