import { createECDH, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { wrongKey } from './push-keys.ts';

test('keys that no browser can have made are found', () => {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const auth = randomBytes(16).toString('base64url');
  expect(wrongKey({ p256dh, auth })).toBe(null);
  expect(wrongKey({ p256dh: 'AAAA', auth })).toBe('p256dh');
  expect(wrongKey({ p256dh: Buffer.alloc(65).toString('base64url'), auth })).toBe('p256dh');
  expect(wrongKey({ p256dh, auth: 'AAAA' })).toBe('auth');
});
