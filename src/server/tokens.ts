// Random ids and secrets of devices and seats. Secrets are stored only as hashes and compared in constant time.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { System } from '../protocol/system.ts';

type Chance = Pick<System, 'randomBytes'>;

/** 96 random bits, so that it cannot be guessed. */
export function newId(chance: Chance): string {
  return randomText(chance, 12, 'base64url');
}

/** 192 random bits. */
export function newSecret(chance: Chance): string {
  return randomText(chance, 24, 'base64url');
}

export const randomText = ({ randomBytes }: Chance, bytes: number, form: BufferEncoding): string =>
  Buffer.from(randomBytes(bytes)).toString(form);

/** A fast hash is enough, because secrets are long and random. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function matchesHash(secret: string, hash: string): boolean {
  const [a, b] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The token of a device is its id and its secret. */
export function splitToken(token: string): { readonly id: string; readonly secret: string } {
  const dot = token.indexOf('.');
  return { id: token.slice(0, Math.max(dot, 0)), secret: token.slice(dot + 1) };
}
