// Creates a passkey and signs in with it, through the browser's WebAuthn.
import { callApi } from './api.ts';
import { saveDeviceToken } from './onlineStorage.ts';

type Creation = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON'];
type AuthenticationOptions = Parameters<
  typeof import('@simplewebauthn/browser')['startAuthentication']
>[0]['optionsJSON'];

/** Whether it worked; false if the person cancelled the browser's dialog. */
export async function createPasskey(): Promise<boolean> {
  const options = await callApi<Creation>('POST', '/passkeys/new/options', {});
  if (!options.ok) return false;
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({ optionsJSON: options.value }).catch(() => null);
  return made !== null && (await callApi('POST', '/passkeys/new', made)).ok;
}

export async function signInWithPasskey(): Promise<boolean> {
  const options = await callApi<AuthenticationOptions>('POST', '/passkeys/entry/options', {});
  if (!options.ok) return false;
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const signed = await startAuthentication({ optionsJSON: options.value }).catch(() => null);
  if (signed === null) return false;
  const entered = await callApi<{ device: string }>('POST', '/passkeys/entry', signed);
  if (entered.ok) saveDeviceToken(entered.value.device);
  return entered.ok;
}
