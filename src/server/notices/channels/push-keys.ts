// The keys of a browser's push subscription: without both, nothing can be encrypted for it.

/** A point of the curve P-256, uncompressed, and a secret. */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;
const UNCOMPRESSED = 4;

/** The name of the key that no browser can have made; null if both are right. */
export function wrongKey(keys: { readonly p256dh: string; readonly auth: string }): 'p256dh' | 'auth' | null {
  const p256dh = Buffer.from(keys.p256dh, 'base64url');
  if (p256dh.length !== KEY_BYTES.p256dh || p256dh[0] !== UNCOMPRESSED) return 'p256dh';
  return Buffer.from(keys.auth, 'base64url').length === KEY_BYTES.auth ? null : 'auth';
}
