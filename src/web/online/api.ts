// The server's HTTP interface.
import type { GameRecord } from '../../engine/record.ts';
import type { Me, MyDevices } from '../../protocol/account.ts';
import type { Duplicate, ListedMatch, NewMatchInput, SeatLink } from '../../protocol/http.ts';
import type { Lobby, NewSeek, SeekState } from '../../protocol/lobby.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { BASE } from '../base.ts';
import { browser } from '../browser.ts';
import { askForJoinCode } from '../join/askForJoinCode.ts';
import { settings } from '../settings/settings.ts';
import { adoptName, rememberSyncedName } from './nameSync.ts';
import { readDeviceToken, saveDeviceToken } from './onlineStorage.ts';

export type ApiResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal | null };

const REQUEST_TIMEOUT_MS = 15_000;

/** A refusal of null means that the server could not be reached. */
export async function callApi<T>(
  method: string,
  path: string,
  body?: unknown,
  keepalive = false,
): Promise<ApiResult<T>> {
  const device = readDeviceToken();
  try {
    const init = {
      method,
      keepalive,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(device && { authorization: `Bearer ${device}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const answer = await browser.fetch(`${BASE}/api${path}`, init, REQUEST_TIMEOUT_MS);
    const data = await answer.json();
    if (answer.ok) return { ok: true, value: data };
    const refusal: ServerRefusal | null = data.refusal ?? null;
    if (refusal?.code === 'join-code-needed') askForJoinCode();
    return { ok: false, refusal };
  } catch {
    return { ok: false, refusal: null };
  }
}

/** Returns this device's token; registers the device under this name if the server does not know it. */
export async function registerDevice(name: string): Promise<ApiResult<string>> {
  const token = readDeviceToken();
  if (token) {
    const known = await callApi<{ name: string }>('GET', '/me');
    if (known.ok) {
      if (name && known.value.name !== name && !adoptName(known.value.name)) {
        const renamed = await callApi('PATCH', '/me', { name });
        if (renamed.ok) rememberSyncedName(name);
      }
      return { ok: true, value: token };
    }
    if (known.refusal?.code !== 'unknown-device') return known;
    saveDeviceToken(null);
  }
  const made = await callApi<{ device: string }>('POST', '/devices', {
    name: name || settings().name || '?',
  });
  if (!made.ok) return made;
  saveDeviceToken(made.value.device);
  rememberSyncedName(name);
  return { ok: true, value: made.value.device };
}

export const createMatch = (plan: NewMatchInput) =>
  callApi<{ match: string; duplicate?: string }>('POST', '/matches', plan);
export const fetchDuplicate = (id: string) => callApi<Duplicate>('GET', `/duplicates/${id}`);
export const listMyMatches = () => callApi<{ matches: readonly ListedMatch[] }>('GET', '/me/matches');
export const listLinkedMatches = (links: readonly SeatLink[]) =>
  callApi<{ matches: readonly ListedMatch[] }>('POST', '/matches/linked', { links });
export const fetchLobby = () => callApi<Lobby>('GET', '/lobby');
export const startSeek = (wanted: NewSeek) => callApi<SeekState>('POST', '/lobby/seeks', wanted);
export const askSeek = (id: string) => callApi<SeekState>('GET', `/lobby/seeks/${id}`);
/** Also while the page is being left. */
export const withdrawSeek = (id: string) =>
  callApi<SeekState>('DELETE', `/lobby/seeks/${id}`, undefined, true);
export const hideMatch = (match: string, isHidden: boolean) =>
  callApi('PATCH', `/me/matches/${match}`, { isHidden });
export const fetchRecord = (match: string) => callApi<GameRecord>('GET', `/matches/${match}/record`);
export const fetchMe = () => callApi<Me>('GET', '/me');
export const saveSettings = (text: string) => callApi<Me>('PATCH', '/me', { settings: text });
export const deleteAccount = () => callApi('DELETE', '/me');
export const fetchMyData = () => callApi<object>('GET', '/me/export');
export const fetchMyDevices = () => callApi<MyDevices>('GET', '/me/devices');
export const revokeDevice = (id: string) => callApi('DELETE', `/me/devices/${id}`);
export const revokePasskey = (id: string) => callApi('DELETE', `/me/passkeys/${id}`);
