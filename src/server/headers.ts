// The headers of every answer: nothing from elsewhere, nothing inline.

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * Built files carry a hash in their names and never change; the page itself is asked for anew, and what decides
 * about all the others is never kept.
 */
export function cachingOf(path: string): string {
  if (path.endsWith('/service-worker.js')) return 'no-store';
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
