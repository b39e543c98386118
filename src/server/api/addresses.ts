// Where a request comes from: its address, and the page that sent it.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Behind a proxy that is trusted, what that says; the last entry is the one it has added itself.
 * Of a newer address the first half: whoever has one has all that begin like it.
 */
export function addressOf(request: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return networkOf(forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? ''));
}

export function networkOf(address: string): string {
  const [, older] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (older !== undefined) return older;
  if (!isIPv6(address)) return address;
  // A name in brackets is written in full and in one way.
  const [head = '', tail = ''] = new URL(`http://[${address.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [before, after] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Programs send no origin; a browser always does, and then it must be ours. */
export function isOwnOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
