// `admin`: what an operator asks of a running server, with the token of its setting ADMIN_TOKEN. Answers are JSON, one line a row.
import type { Lang } from '../engine/index.ts';
import { BAN_KINDS } from '../protocol/admin.ts';
import { escapeOutside } from './escaping.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage.ts';

export interface AdminFlags {
  readonly url?: string;
  readonly reason?: string;
  readonly days?: string;
  readonly fr?: string;
  readonly until?: string;
  readonly maintenance?: string;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const DAY_MS = 86_400_000;

/** Each action with its arguments; null if one is missing. */
const ACTIONS: Readonly<Record<string, (args: readonly string[], flags: AdminFlags) => Request | null>> = {
  statistics: () => ({ method: 'GET', path: '/statistics' }),
  tables: ([search = '']) => ({ method: 'POST', path: '/tables', body: { search } }),
  people: ([search = '']) => ({ method: 'POST', path: '/people', body: { search } }),
  'close-table': ([id]) => (id ? { method: 'POST', path: `/tables/${encodeURIComponent(id)}/close` } : null),
  'delete-table': ([id]) => (id ? { method: 'DELETE', path: `/tables/${encodeURIComponent(id)}` } : null),
  'delete-person': ([id]) => (id ? { method: 'DELETE', path: `/people/${encodeURIComponent(id)}` } : null),
  bans: () => ({ method: 'GET', path: '/bans' }),
  ban: ([kind, value], { reason = '', days }) => {
    const until = days === undefined ? null : Date.now() + Number(days) * DAY_MS;
    const isKind = BAN_KINDS.some((each) => each === kind);
    return isKind && value && (until === null || Number.isFinite(until))
      ? { method: 'POST', path: '/bans', body: { kind, value, reason, until: until && Math.round(until) } }
      : null;
  },
  unban: ([id]) => (id ? { method: 'DELETE', path: `/bans/${encodeURIComponent(id)}` } : null),
  reports: ([which = 'open']) =>
    which === 'open' || which === 'all' ? { method: 'POST', path: '/reports', body: { which } } : null,
  report: ([id]) => (id ? { method: 'GET', path: `/reports/${encodeURIComponent(id)}` } : null),
  'close-report': ([id], { reason = '' }) =>
    id ? { method: 'POST', path: `/reports/${encodeURIComponent(id)}/close`, body: { note: reason } } : null,
  announce: ([text], { fr, until, maintenance }) => {
    const [untilAt, maintenanceAt] = [timeOf(until), timeOf(maintenance)];
    if (Number.isNaN(untilAt) || Number.isNaN(maintenanceAt) || (!text && !fr && maintenance === undefined))
      return null;
    const texts = { ...(text && { en: text }), ...(fr && { fr }) };
    return { method: 'POST', path: '/bulletins', body: { texts, untilAt, maintenanceAt } };
  },
  announcements: () => ({ method: 'GET', path: '/bulletins' }),
  'end-announcement': ([id]) =>
    id ? { method: 'DELETE', path: `/bulletins/${encodeURIComponent(id)}` } : null,
  audit: () => ({ method: 'GET', path: '/audit' }),
};

/** `2026-12-24T18:00` in the time of this machine, or minutes from now such as `+90`; null without one. */
function timeOf(given: string | undefined): number | null {
  if (given === undefined) return null;
  const minutes = /^\+(\d{1,6})$/.exec(given)?.[1];
  return minutes === undefined ? Date.parse(given) : Date.now() + Number(minutes) * 60_000;
}

export const ADMIN_ACTIONS = Object.keys(ACTIONS);

export async function admin(
  action: string,
  args: readonly string[],
  flags: AdminFlags,
  terminal: Terminal,
  lang: Lang,
): Promise<number> {
  const { ADMIN_TOKEN: token, PORT: port } = process.env;
  if (!token) throw new UsageError({ code: 'no-admin-token' });
  const request = Object.hasOwn(ACTIONS, action) ? ACTIONS[action]?.(args, flags) : undefined;
  if (request === undefined) throw new UsageError({ code: 'unknown-action', action, valid: ADMIN_ACTIONS });
  if (request === null) throw new UsageError({ code: 'missing-argument', argument: action });
  const site = (flags.url ?? `http://127.0.0.1:${port || 8080}`).replace(/\/+$/, '');
  const answer = await ask(`${site}/api/admin${request.path}`, request, token, lang).catch(
    (error: unknown) => {
      const reason =
        error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : '';
      throw new UsageError({ code: 'no-server', url: site, reason });
    },
  );
  for (const line of linesOf(answer.body)) terminal.print(escapeOutside(line));
  return answer.isOk ? 0 : 1;
}

async function ask(url: string, { method, body }: Request, token: string, lang: Lang) {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': lang };
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { isOk: response.ok, body: (await response.json()) as Record<string, unknown> };
}

/** A list has a line for each row. */
function linesOf(body: Record<string, unknown>): string[] {
  const [first] = Object.values(body);
  const isList = Object.keys(body).length === 1 && Array.isArray(first);
  return (isList ? first : [body]).map((row: unknown) => JSON.stringify(row));
}
