// Commit and reveal: no player can choose deal or dice, and the dealer can only with the help of the last seat.
//
// 1. The dealer makes a secret and publishes its hash, the commitment.
// 2. Every seat adds a contribution of its own, knowing only the commitment. The dealer shows it to nobody before the
//    end, but knows it: a dealer that also holds the last seat could try contributions until the deal suits.
// 3. The seed is made of all of them; it stays with the dealer during the game.
// 4. At the end the secret is in the record, and anyone can check both steps.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  /** One a seat, in the order of the seats; any well-formed text of up to 100 characters. */
  readonly contributions: readonly string[];
}

export function randomSecret(): string {
  return bytesToHex(randomBytes(32));
}

export function commitmentTo(secret: string): string {
  return hash(`scriptorium commitment\n${secret}`);
}

/** JSON keeps the parts apart, so that no two lists of contributions read alike. */
export function seedOf(secret: string, contributions: readonly string[]): string {
  return hash(`scriptorium seed\n${JSON.stringify([secret, ...contributions])}`);
}

export function proofOf(secret: string, contributions: readonly string[]): Proof {
  return { commitment: commitmentTo(secret), secret, contributions };
}

/**
 * Deal and dice of a seed text, the same on the page and in the terminal, in lessons, figures and puzzles. Letters
 * with accents are composed first, since keyboards and addresses may write the same letter in two ways.
 */
export function proofFromText(text: string, seats: number): Proof {
  if (text === '') throw new Error('an empty text is not a seed; draw a random one instead');
  return proofOf(
    commitmentTo(text.normalize('NFC')),
    Array.from({ length: seats }, () => ''),
  );
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
