// Commit and reveal: no player can choose deal or dice, and the dealer can only with the help of the last seat.
//
// 1. The dealer draws a secret and publishes its hash, the commitment.
// 2. Every seat adds a contribution, knowing only the commitment. The dealer shows contributions to nobody before the
//    end but knows them: a dealer that also holds the last seat could try contributions until the deal suits.
// 3. The seed is a hash of the secret and all contributions. The dealer keeps it during the game.
// 4. At the end the record contains the secret, and anyone can check both steps.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkArgument, checkCount, checkText, isObject } from './arguments.ts';
import { EngineError } from './errors.ts';

export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  /** One per seat, in seat order; any well-formed text of up to 100 characters. */
  readonly contributions: readonly string[];
}

export function commitmentTo(secret: string): string {
  checkText(secret, 'secret');
  return hash(`scriptorium commitment\n${secret}`);
}

/** Hashes JSON, which separates the parts: two different lists of contributions never give the same text. */
export function seedOf(secret: string, contributions: readonly string[]): string {
  checkText(secret, 'secret');
  checkContributions(contributions);
  return hash(`scriptorium seed\n${JSON.stringify([secret, ...contributions])}`);
}

export function proofOf(secret: string, contributions: readonly string[]): Proof {
  checkContributions(contributions);
  return { commitment: commitmentTo(secret), secret, contributions };
}

/** The seed that follows from a proof. */
export function seedFromProof(proof: Proof): string {
  checkProof(proof);
  return seedOf(proof.secret, proof.contributions);
}

/**
 * The proof for a seed text, the same on the page and in the terminal, in lessons, figures and puzzles. Accented letters
 * are composed first, because keyboards and addresses may encode the same letter in two ways.
 */
export function proofFromText(text: string, seats: number): Proof {
  checkText(text, 'a seed text');
  checkCount(seats, 'bad-seat-count', 'the number of seats');
  if (text === '') throw new EngineError('empty-seed', 'an empty text is not a seed');
  return proofOf(
    commitmentTo(text.normalize('NFC')),
    Array.from({ length: seats }, () => ''),
  );
}

/** The seed that `proofFromText` leads to: the same text gives the same deal and dice. */
export function seedFromText(text: string, seats: number): string {
  return seedFromProof(proofFromText(text, seats));
}

/** With `seats`, it must have one contribution for each. */
export function checkProof(proof: Proof, seats?: number): void {
  const isProof =
    isObject(proof) &&
    typeof proof.commitment === 'string' &&
    typeof proof.secret === 'string' &&
    isTexts(proof.contributions) &&
    (seats === undefined || proof.contributions.length === seats);
  const expected = 'a commitment, a secret and a contribution for each seat, as `proofOf` returns';
  checkArgument(isProof, 'not-a-proof', 'proof', expected, proof);
}

function checkContributions(given: unknown): void {
  checkArgument(isTexts(given), 'bad-contributions', 'contributions', 'a list of texts', given);
}

function isTexts(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((text) => typeof text === 'string');
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
