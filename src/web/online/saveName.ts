// Sends the name of this device's owner to the server, which also shows it at the tables that wait.
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { settings } from '../settings/settings.ts';
import { callApi } from './api.ts';
import { rememberSyncedName } from './nameSync.ts';
import { readDeviceToken } from './onlineStorage.ts';

/** Why others cannot see this name; null if they can, or if the server does not know this device yet. */
export async function saveName(): Promise<ServerRefusal | null> {
  const name = settings().name.trim();
  if (name === '' || readDeviceToken() === null) return null;
  const answer = await callApi('PATCH', '/me', { name });
  if (answer.ok) rememberSyncedName(name);
  return answer.ok || answer.refusal?.code === 'unknown-device' ? null : answer.refusal;
}
