// Creates an online table for this device's owner.
import type { NewMatchInput } from '../../protocol/http.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { navigate } from '../router.tsx';
import { settings } from '../settings/settings.ts';
import { createMatch, registerDevice } from './api.ts';

/** Opens the new table, or the list of several with the same deal; otherwise says why there is none. The match reads the host's name from the settings. */
export async function createTable(
  plan: NewMatchInput,
  defaultName: string,
): Promise<AnyRefusal | 'unreachable' | null> {
  const announced = await registerDevice(settings().name.trim() || defaultName);
  if (!announced.ok) return announced.refusal ?? 'unreachable';
  const made = await createMatch(plan);
  if (!made.ok) return made.refusal ?? 'unreachable';
  const { match, duplicate } = made.value;
  navigate(duplicate === undefined ? `/play/${match}` : `/duplicate/${duplicate}`);
  return null;
}
