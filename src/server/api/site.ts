// Where the pages are, as authenticators see it: fixed by PUBLIC_URL, or, within bounds, what the request says.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Site } from '../account/passkeys.ts';

/** Null for what is no address of pages: https and a name, or http on localhost; no path, no user, no query. */
export function publicSite(text: string): Site | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text);
  const isBare = pathname === '/' && search + hash + username + password === '';
  const isSafe = protocol === 'https:' ? isName(hostname) : protocol === 'http:' && isLocal(hostname);
  return isBare && isSafe ? { id: hostname, origin } : null;
}

/**
 * Without PUBLIC_URL. Whoever asks chooses the Host header, so it counts only where a browser would make a passkey at
 * all: on localhost, or by https as a trusted proxy says. Null elsewhere.
 */
export function siteOf(headers: IncomingHttpHeaders, trustsProxy: boolean): Site | null {
  const isSecure = trustsProxy && headers['x-forwarded-proto'] === 'https';
  return publicSite(`${isSecure ? 'https' : 'http'}://${headers.host ?? ''}`);
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const isName = (host: string) => isIP(host) === 0 && !host.startsWith('[');
