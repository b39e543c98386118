// Hands in the results of daily deals, and remembers on this device what the server said.
import type { DealComparison } from '../../protocol/deals.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { readStored, writeStored } from '../browserStorage.ts';
import { type ApiResult, callApi, registerDevice } from '../online/api.ts';
import { settings } from '../settings/settings.ts';
import type { SavedDeal } from './savedDeal.ts';

const KEY = 'scriptorium.deals';
/** Older ones are forgotten: nobody can hand them in any more. */
const MAX_REMEMBERED = 200;

/** `taken`: it counts. A refusal stays. Undefined: not handed in yet. */
export type HandInState = 'taken' | ServerRefusal | undefined;

export function handInState(id: string): HandInState {
  return readStates()[id];
}

const PASSING: readonly string[] = ['too-fast', 'deal-not-yet', 'cannot-store', 'unknown-device'];

/** A refusal that time can change. A server of another version may be replaced. */
const isPassing = (refusal: ServerRefusal) =>
  PASSING.includes(refusal.code) || (refusal.code === 'deal-refused' && refusal.fault === 'other-deal');

/** Null if the server cannot be reached now: the result waits on this device. */
export async function handIn(
  { id, deal, record }: SavedDeal,
  defaultName: string,
): Promise<HandInState | null> {
  const known = handInState(id);
  if (known !== undefined) return known;
  const registered = await registerDevice(settings().name.trim() || defaultName);
  if (!registered.ok) return registered.refusal;
  const answer = await callApi('POST', '/deals', { day: deal, record });
  const state = answer.ok ? 'taken' : answer.refusal;
  if (state === 'taken' || (state !== null && !isPassing(state))) remember(id, state);
  return state;
}

export const compareDeal = (game: string, day: string): Promise<ApiResult<DealComparison>> =>
  callApi('GET', `/deals/${day}-${encodeURIComponent(game)}`);

export const forgetHandIn = (id: string): void => remember(id, undefined);

function remember(id: string, state: HandInState): void {
  const entries = Object.entries(readStates()).filter(([each]) => each !== id);
  writeStored(KEY, JSON.stringify(Object.fromEntries([...entries, [id, state]].slice(-MAX_REMEMBERED))));
}

function readStates(): { readonly [id: string]: HandInState } {
  try {
    return JSON.parse(readStored(KEY) ?? '{}');
  } catch {
    return {};
  }
}
