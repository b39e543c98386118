// Security and cache headers. The pages load nothing from other sites and nothing inline.
import type { IncomingHttpHeaders } from 'node:http';

const CONTENT_SECURITY_POLICY = [
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

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/**
 * Browsers report an error for the opener policy on pages that came over plain http from another machine. They send
 * `Sec-Fetch-Site` only to trusted addresses; older browsers do not, so the header of a proxy or localhost counts too.
 */
export function openerPolicyFor(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const isTrusted =
    headers['sec-fetch-site'] !== undefined ||
    headers['x-forwarded-proto'] === 'https' ||
    /^(?:(?:[^:]+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(headers.host ?? '');
  return isTrusted ? { 'cross-origin-opener-policy': 'same-origin' } : {};
}

/** Built files have a hash in their names and never change. Browsers revalidate the page, and never store the service worker. */
export function cacheControlOf(path: string): string {
  if (path.endsWith('/service-worker.js')) return 'no-store';
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
