// Random generators of chance and bots. Step n of chance is a keyed hash of (seed, n), so replay is exact and no step reveals another.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkArgument, checkCount, checkText } from './arguments.ts';
import { Rng } from './rng.ts';

/** The generator for chance step `step` (counted from 0) of the game with this seed. */
export function chanceRng(seed: string, step: number): Rng {
  const isSeed = typeof seed === 'string' && /^(?:[0-9a-f]{2})+$/i.test(seed);
  checkArgument(isSeed, 'bad-seed', 'a seed', 'bytes in hexadecimal', seed);
  checkCount(step, 'bad-step', 'step');
  return rngFrom(hmac(sha256, hexToBytes(seed), utf8ToBytes(`chance ${step}`)));
}

/** A 32-byte seed in hex derived from `seed` for a purpose: one game of many, a bot's randomness. */
export function derivedSeed(seed: string, label: string): string {
  checkText(seed, 'seed');
  checkText(label, 'label');
  return bytesToHex(sha256(utf8ToBytes(`${seed}\n${label}`)));
}

/** A generator for any text, such as `7/game 12/seat 3`. */
export function rngOf(text: string): Rng {
  checkText(text, 'the text of a generator');
  return rngFrom(sha256(utf8ToBytes(text)));
}

function rngFrom(hash: Uint8Array): Rng {
  const words = new DataView(hash.buffer, hash.byteOffset);
  return new Rng(words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12));
}
