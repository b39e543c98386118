// The address and the origin of a request, as far as they can be trusted.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Behind a trusted proxy, the last entry of X-Forwarded-For: the proxy itself has added it, all others can be forged. */
export function clientAddress(request: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
}

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

/** Programs send no Origin header. Browsers do, and theirs must be this server. */
export function isSameOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
