// The person's own matches, from the server; without it, the last known list.
import { useState } from 'preact/hooks';
import type { ListedMatch } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { listLinkedMatches, listMyMatches } from './api.ts';
import { readDeviceToken, readMyMatches, readSeatLinks, saveMyMatches } from './onlineStorage.ts';
import { useRefreshed } from './useRefreshed.ts';

const REFRESH_INTERVAL_MS = 10_000;
const RETRY_INTERVAL_MS = 3000;

interface MyMatches {
  readonly mine: readonly ListedMatch[];
  /** The server could not be reached, so `mine` may be out of date. */
  readonly isUnreachable: boolean;
}

export function useMyMatches(): MyMatches {
  const [matches, setMatches] = useState<MyMatches>(() => ({
    mine: readMyMatches(),
    isUnreachable: false,
  }));
  useRefreshed('', loadMyMatches, (loaded) => {
    setMatches(loaded);
    return loaded.isUnreachable ? RETRY_INTERVAL_MS : REFRESH_INTERVAL_MS;
  });
  return matches;
}

/** People who came by a seat link have no list on the server: their matches are asked for by the links. */
export async function loadMyMatches(): Promise<MyMatches> {
  const links = readSeatLinks().slice(0, LIMITS.seatLinks);
  const [own, linked] = await Promise.all([
    readDeviceToken() ? listMyMatches() : null,
    links.length > 0 ? listLinkedMatches(links) : null,
  ]);
  const isUnreachable = [own, linked].some((answer) => answer?.ok === false && answer.refusal === null);
  const listed = [own, linked].flatMap((answer) => (answer?.ok ? answer.value.matches : []));
  const known = isUnreachable ? readMyMatches() : [];
  // A match may be listed for the device and for its link.
  const mine = new Map<string, ListedMatch>();
  for (const each of [...listed, ...known]) if (!mine.has(each.match)) mine.set(each.match, each);
  const matches = [...mine.values()];
  if (!isUnreachable && (own?.ok || linked?.ok)) saveMyMatches(matches);
  return { mine: matches, isUnreachable };
}
