// Where a request comes from: its address, and the page that sent it.
import type { IncomingMessage } from 'node:http';

/** Behind a proxy that is trusted, what that says; the last entry is the one it has added itself. */
export function addressOf(request: IncomingMessage, trustsProxy: boolean): string {
  const forwarded = trustsProxy ? String(request.headers['x-forwarded-for'] ?? '') : '';
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');
}

/** Programs send no origin; a browser always does, and then it must be ours. */
export function isOwnOrigin({ headers: { origin, host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
