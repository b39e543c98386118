// For tests of notices: two people at a table, a place where their notices arrive, and enough time for one that should not come.
import { playOn, post, type TestServer, table } from '../fixtures.ts';
import { NOTICES_SETTINGS, type NoticesSettings } from './notices.ts';
import type { Sinks } from './sinks.fixtures.ts';

/** Long enough to come back in time on a busy machine. */
const GRACE_MS = 1000;

export const noticeSettings = ({ smtp }: Sinks): NoticesSettings => ({
  ...NOTICES_SETTINGS,
  graceMs: GRACE_MS,
  smtp,
  mailFrom: 'Scriptorium <games@example.org>',
  allowsPrivate: true,
});

export async function call<T>(
  server: TestServer,
  method: string,
  path: string,
  device: string,
  body?: unknown,
): Promise<T> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${device}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as T;
}

/** Waits until that many notices have arrived. */
export async function arrived({ arrivals }: Sinks, count: number): Promise<void> {
  for (const end = Date.now() + 8000; arrivals.length < count; await pause(20)) {
    if (Date.now() > end) throw new Error(`timed out with ${JSON.stringify(arrivals)}`);
  }
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Long enough for a notice that should not come. */
export const quietly = () => pause(GRACE_MS + 600);

/** Two people at a table, after the simultaneous choice at its beginning. */
export async function twoAtTable({ address }: TestServer, plan: Parameters<typeof table>[1] = {}) {
  const set = await table(address, plan);
  await playOn(set.clients, 2);
  return { ...set, mover: set.clients.findIndex(({ moves }) => moves.length > 0) };
}

export const addWebhook = ({ address }: TestServer, sinks: Sinks, device: string, name: string) =>
  post<{ id: string; secret: string }>(address, '/me/notices/webhooks', { url: sinks.webhook(name) }, device);
