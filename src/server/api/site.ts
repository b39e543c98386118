// The site that passkeys are bound to: PUBLIC_URL, or what the request says where that is safe.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Site } from '../account/passkeys.ts';

/** Null unless it is https with a host name, or http on localhost, without path, user and query. */
export function publicSite(text: string): Site | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text);
  const isBare = pathname === '/' && search + hash + username + password === '';
  const isSafe = protocol === 'https:' ? isName(hostname) : protocol === 'http:' && isLocal(hostname);
  return isBare && isSafe ? { id: hostname, origin } : null;
}

/**
 * Without PUBLIC_URL. Clients choose the Host header freely, so it counts only where browsers allow passkeys at all: on
 * localhost, or over https according to a trusted proxy. Null otherwise.
 */
export function siteOf(headers: IncomingHttpHeaders, trustsProxy: boolean): Site | null {
  const isSecure = trustsProxy && headers['x-forwarded-proto'] === 'https';
  return publicSite(`${isSecure ? 'https' : 'http'}://${headers.host ?? ''}`);
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const isName = (host: string) => isIP(host) === 0 && !host.startsWith('[');
