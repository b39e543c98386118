// Asking the server by HTTP.
import type { GameRecord } from '../../engine/record.ts';
import type { Me, MyDevices } from '../../protocol/account.ts';
import type { ListedMatch, NewMatchInput } from '../../protocol/http.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { settings } from '../settings/settings.ts';
import { keepDevice, keptDevice } from './keep.ts';

export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal | null };

/** Null as a refusal: the server could not be reached. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<Asked<T>> {
  const device = keptDevice();
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(device && { authorization: `Bearer ${device}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const data = await answer.json();
    return answer.ok ? { ok: true, value: data } : { ok: false, refusal: data.refusal ?? null };
  } catch {
    return { ok: false, refusal: null };
  }
}

/** This device's token, announced under the name that is set if the server does not know it. */
export async function announce(name: string): Promise<Asked<string>> {
  const known = keptDevice();
  if (known) {
    const me = await ask<{ name: string }>('GET', '/me');
    if (me.ok) {
      if (name && me.value.name !== name) await ask('PATCH', '/me', { name });
      return { ok: true, value: known };
    }
    if (me.refusal?.code !== 'unknown-device') return me;
    keepDevice(null);
  }
  const made = await ask<{ device: string }>('POST', '/devices', { name: name || settings().name || '?' });
  if (!made.ok) return made;
  keepDevice(made.value.device);
  return { ok: true, value: made.value.device };
}

export const setTable = (plan: NewMatchInput) => ask<{ match: string }>('POST', '/matches', plan);
export const openTables = () => ask<{ matches: readonly ListedMatch[] }>('GET', '/matches');
export const myTables = () => ask<{ matches: readonly ListedMatch[] }>('GET', '/me/matches');
export const recordOf = (match: string) => ask<GameRecord>('GET', `/matches/${match}/record`);
export const me = () => ask<Me>('GET', '/me');
export const keepSettings = (text: string) => ask<Me>('PATCH', '/me', { settings: text });
export const forgetMe = () => ask('DELETE', '/me');
export const myData = () => ask<object>('GET', '/me/export');
export const myDevices = () => ask<MyDevices>('GET', '/me/devices');
export const dropDevice = (id: string) => ask('DELETE', `/me/devices/${id}`);
export const dropPasskey = (id: string) => ask('DELETE', `/me/passkeys/${id}`);
