// The site that passkeys are bound to and that links begin with: PUBLIC_URL, or what the request says where that is safe.
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Site } from '../account/passkeys.ts';

/** A path of plain words; the last slash does not count. */
const BASE = /^((?:\/[\w~-][\w.~-]*)*)\/?$/;

/** Null unless it is https with a host name, or http on localhost, without user and query. */
export function publicSite(text: string): Site | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, origin, pathname, search, hash, username, password } = new URL(text);
  const [, base] = BASE.exec(pathname) ?? [];
  const isBare = search + hash + username + password === '';
  const isSafe = protocol === 'https:' ? isName(hostname) : protocol === 'http:' && isLocal(hostname);
  return base !== undefined && isBare && isSafe ? { id: hostname, origin, base } : null;
}

/** What the path of a page is appended to. */
export const siteUrl = ({ origin, base }: Site): string => origin + base;

/**
 * Without PUBLIC_URL. Clients choose the Host header freely, so it counts only where browsers allow passkeys at all: on
 * localhost, or over https according to a trusted proxy. Null otherwise.
 */
export function siteOf(headers: IncomingHttpHeaders, trustedHops: number): Site | null {
  const isSecure = trustedHops > 0 && headers['x-forwarded-proto'] === 'https';
  return publicSite(`${isSecure ? 'https' : 'http'}://${headers.host ?? ''}`);
}

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost');
const isName = (host: string) => isIP(host) === 0 && !host.startsWith('[');
