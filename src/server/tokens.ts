// Random ids and secrets of devices and seats. Secrets are stored only as hashes and compared in constant time.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 96 random bits, so that it cannot be guessed. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 192 random bits. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

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
