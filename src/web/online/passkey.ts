// Making and using a passkey, with the browser's own means.
import { ask } from './api.ts';
import { keepDevice } from './keep.ts';

type Creation = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON'];
type Entry = Parameters<typeof import('@simplewebauthn/browser')['startAuthentication']>[0]['optionsJSON'];

/** Whether it worked; whoever changes their mind at the browser's question has not. */
export async function makePasskey(): Promise<boolean> {
  const options = await ask<Creation>('POST', '/passkeys/new/options', {});
  if (!options.ok) return false;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options.value }).catch(() => null);
  return made !== null && (await ask('POST', '/passkeys/new', made)).ok;
}

export async function enterByPasskey(): Promise<boolean> {
  const options = await ask<Entry>('POST', '/passkeys/entry/options', {});
  if (!options.ok) return false;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({ optionsJSON: options.value }).catch(() => null);
  if (signed === null) return false;
  const entered = await ask<{ device: string }>('POST', '/passkeys/entry', signed);
  if (entered.ok) keepDevice(entered.value.device);
  return entered.ok;
}
