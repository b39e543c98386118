// The person's own matches and the open ones, from the server; without it, the last known list of their own.
import { useEffect, useState } from 'preact/hooks';
import type { ListedMatch } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { listLinkedMatches, listMyMatches, listOpenMatches } from './api.ts';
import { readDeviceToken, readMyMatches, readSeatLinks, saveMyMatches } from './onlineStorage.ts';

const REFRESH_INTERVAL_MS = 10_000;
const RETRY_INTERVAL_MS = 3000;

interface MatchLists {
  readonly mine: readonly ListedMatch[];
  readonly open: readonly ListedMatch[];
  /** The server could not be reached, so `mine` may be out of date. */
  readonly isUnreachable: boolean;
}

export function useMatchLists(): MatchLists {
  const [lists, setLists] = useState<MatchLists>(() => ({
    mine: readMyMatches(),
    open: [],
    isUnreachable: false,
  }));
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest = 0;
    const refresh = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const request = ++latest;
      const loaded = await loadLists();
      // A later request has newer data.
      if (!isWanted || request !== latest) return;
      setLists(loaded);
      timer = setTimeout(
        () => void refresh(),
        loaded.isUnreachable ? RETRY_INTERVAL_MS : REFRESH_INTERVAL_MS,
      );
    };
    const onChange = () => void refresh();
    void refresh();
    addEventListener('online', onChange);
    addEventListener('offline', onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      removeEventListener('online', onChange);
      removeEventListener('offline', onChange);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
  return lists;
}

/** People who came by a seat link have no list on the server: their matches are asked for by the links. */
export async function loadLists(): Promise<MatchLists> {
  const links = readSeatLinks().slice(0, LIMITS.seatLinks);
  const [own, linked, all] = await Promise.all([
    readDeviceToken() ? listMyMatches() : null,
    links.length > 0 ? listLinkedMatches(links) : null,
    listOpenMatches(),
  ]);
  const isUnreachable = [own, linked, all].some((answer) => answer?.ok === false && answer.refusal === null);
  const listed = [own, linked].flatMap((answer) => (answer?.ok ? answer.value.matches : []));
  const known = isUnreachable ? readMyMatches() : [];
  // A match may be listed for the device and for its link.
  const mine = new Map<string, ListedMatch>();
  for (const each of [...listed, ...known]) if (!mine.has(each.match)) mine.set(each.match, each);
  const matches = [...mine.values()];
  if (!isUnreachable && (own?.ok || linked?.ok)) saveMyMatches(matches);
  return { mine: matches, open: all.ok ? all.value.matches : [], isUnreachable };
}
