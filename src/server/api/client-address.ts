// The address and the origin of a request, as far as they can be trusted.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Site } from '../account/passkeys.ts';

/** Each of the trusted proxies has added an entry to X-Forwarded-For, the outermost one that of the client. What is before it can be forged. */
export function fullAddress(request: IncomingMessage, trustedHops: number): string {
  const forwarded = trustedHops === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',');
  const client = forwarded.at(-Math.min(trustedHops, forwarded.length))?.trim();
  return client || (request.socket.remoteAddress ?? '');
}

/** As limits count it. */
export const clientAddress = (request: IncomingMessage, trustedHops: number): string =>
  networkOf(fullAddress(request, trustedHops));

/** Limits count IPv6 addresses by their /64 network, because one host usually has a whole one. */
export function networkOf(address: string): string {
  const [, ipv4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(address)) return address;
  // URL writes an address in its canonical form.
  const [head = '', tail = ''] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Programs send no Origin header. Browsers do, and theirs must be this server: by PUBLIC_URL, or by the name that they asked for. */
export function isSameOrigin(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  site: Site | null,
): boolean {
  if (origin === undefined || origin === site?.origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
