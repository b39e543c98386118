// Describes matches that were not played to the end: what to know first when looking for the reason.
import { type AnyTable, openTable, seedOf } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/loaded.ts';
import type { Store, StoredMatch } from '../../src/server/storage/store.ts';
import type { PlayedMatch } from './players.ts';

type Stored = Pick<Store, 'movesOf' | 'findMatch'>;

/** One line for each unfinished match. */
export async function unfinishedMatches(store: Stored, matches: readonly PlayedMatch[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { match, plan, isFinished } of matches) {
    if (isFinished) continue;
    const state = await describe(store, match);
    lines.push(`${match}: this ${plan.game} is unfinished: ${state}`);
  }
  return lines;
}

async function describe(store: Stored, id: string): Promise<string> {
  const stored = await store.findMatch(id);
  if (!stored) return 'it is gone';
  const { match, players } = stored;
  if (match.state === 'waiting') {
    const absent = players.filter(({ kind, contribution }) => kind !== 'bot' && contribution === null);
    return `it waits for ${absent.map(({ seat }) => `seat ${seat}`).join(' and ')} to sit down`;
  }
  const table = openStored(stored);
  for (const { seat, notation } of await store.movesOf(id)) table.play(seat, notation);
  const asked = table.deciders.map(
    (seat) => `seat ${seat}, ${players[seat]?.kind} ${players[seat]?.level ?? ''}`,
  );
  const wakeUp = match.wake_at === null ? 'none' : new Date(Number(match.wake_at)).toISOString();
  return `${match.state} at ply ${table.ply}; to decide: ${asked.join(', ')}; wake-up: ${wakeUp}, for a bot: ${match.wants_bot}`;
}

/** The table of a stored match before its first move. */
export function openStored({ match, players }: StoredMatch): AnyTable {
  const contributions = players.map(({ contribution }) => contribution ?? '');
  const seed = seedOf(match.secret, contributions);
  return openTable(findGame(match.game)!, players.length, JSON.parse(match.options), seed);
}
