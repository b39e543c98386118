// How matches stand that have not come to their end: what somebody who looks for the reason asks first.
import { type AnyTable, openTable, seedOf } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/index.ts';
import type { Store, StoredMatch } from '../../src/server/storage/store.ts';
import type { Sitting } from './crowd.ts';

type Stored = Pick<Store, 'movesOf' | 'matchOf'>;

/** Of all that have not come to their end. */
export async function stuckIn(store: Stored, sittings: readonly Sitting[]): Promise<string[]> {
  const stuck: string[] = [];
  for (const { match, plan, isFinished } of sittings) {
    if (isFinished) continue;
    const standing = await standingOf(store, match);
    stuck.push(`${match}: this ${plan.game} has not come to its end: ${standing}`);
  }
  return stuck;
}

async function standingOf(store: Stored, id: string): Promise<string> {
  const stored = await store.matchOf(id);
  if (!stored) return 'it is gone';
  const { match, sitters } = stored;
  if (match.state === 'waiting') {
    const absent = sitters.filter(({ kind, contribution }) => kind !== 'bot' && contribution === null);
    return `it waits for ${absent.map(({ seat }) => `seat ${seat}`).join(' and ')} to sit down`;
  }
  const table = openStored(stored);
  for (const { seat, notation } of await store.movesOf(id)) table.play(seat, notation);
  const asked = table.deciders.map(
    (seat) => `seat ${seat}, ${sitters[seat]?.kind} ${sitters[seat]?.level ?? ''}`,
  );
  const alarm = match.wake_at === null ? 'none' : new Date(Number(match.wake_at)).toISOString();
  return `${match.state} at ply ${table.ply}; to decide: ${asked.join(', ')}; alarm: ${alarm}, for a bot: ${match.wants_bot}`;
}

/** As it was before the first decision. */
export function openStored({ match, sitters }: StoredMatch): AnyTable {
  const contributions = sitters.map(({ contribution }) => contribution ?? '');
  const seed = seedOf(match.secret, contributions);
  return openTable(findGame(match.game)!, sitters.length, JSON.parse(match.options), seed);
}
