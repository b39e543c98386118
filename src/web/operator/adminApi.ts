// What the operator's page asks of the server: the same routes as `scriptorium admin`.
import type { Bulletin } from '../../protocol/bulletins.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { ReportReason } from '../../protocol/safety.ts';
import { BASE } from '../base.ts';
import { browser } from '../browser.ts';

export interface Statistics {
  readonly version: string;
  readonly migration: string;
  readonly database: 'sqlite' | 'postgres';
  readonly diskError: string | null;
  readonly bus: 'alone' | 'up' | 'down';
  readonly inMemory: number;
  readonly people: number;
  readonly passkeys: number;
  readonly openReports: number;
  readonly tables: Readonly<Record<string, number>>;
}
export interface FoundTable {
  readonly id: string;
  readonly game: string;
  readonly state: string;
  readonly created_at: number;
}
export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
}
export interface Ban {
  readonly id: string;
  readonly kind: 'person' | 'device' | 'address';
  readonly value: string;
  readonly reason: string;
  readonly until_at: number | null;
}
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly match: string;
  readonly reporter_name: string;
  readonly subject: string;
  readonly subject_name: string;
  readonly reason: ReportReason;
  readonly words: string;
  readonly line_at: number | null;
  readonly closed_at: number | null;
  readonly note: string;
}
export interface ReportWithChat extends Report {
  readonly chat: readonly {
    readonly at: number;
    readonly name: string;
    readonly said:
      | { readonly kind: 'phrase'; readonly phrase: Phrase }
      | { readonly kind: 'line'; readonly line: string };
  }[];
}
export interface Audit {
  readonly id: string;
  readonly at: number;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

/** By path: what the server answers. */
export interface Lists {
  readonly tables: readonly FoundTable[];
  readonly people: readonly FoundPerson[];
  readonly bans: readonly Ban[];
  readonly reports: readonly Report[];
  readonly bulletins: readonly Bulletin[];
  readonly audit: readonly Audit[];
}

/** `refusal` null: the server does not answer. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal | null };
export type Ask = <T>(method: string, path: string, body?: unknown) => Promise<Asked<T>>;

/** Lists with a search in their body are asked for by POST. */
export const isReading = (method: string, path: string): boolean =>
  method === 'GET' || ['/tables', '/people', '/reports'].includes(path);

const TIMEOUT_MS = 15_000;
const KEY = 'scriptorium.operator';

/** Until the tab is closed. */
export const readToken = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};
export const keepToken = (token: string): void => {
  try {
    if (token === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {
    // Asked for again after a reload.
  }
};

export async function askAdmin<T>(
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Asked<T>> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const answer = await browser.fetch(`${BASE}/api/admin${path}`, init, TIMEOUT_MS);
    const data = await answer.json();
    return answer.ok ? { ok: true, value: data } : { ok: false, refusal: data.refusal ?? null };
  } catch {
    return { ok: false, refusal: null };
  }
}
