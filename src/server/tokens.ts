// Secrets of devices and seats: random, kept only as hashes, compared in constant time.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A name that cannot be guessed: 96 bits. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

/** 192 bits. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The secret is random and long, so that a plain hash is as good as a slow one. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function fits(secret: string, hash: string): boolean {
  const [a, b] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A device's token is its name, by which it is found, and its secret, by which it is known. */
export function splitToken(token: string): { readonly id: string; readonly secret: string } {
  const dot = token.indexOf('.');
  return { id: token.slice(0, Math.max(dot, 0)), secret: token.slice(dot + 1) };
}
