// The person's own matches and the open ones, from the server; without it, the last known list of their own.
import { useEffect, useState } from 'preact/hooks';
import type { ListedMatch } from '../../protocol/http.ts';
import { listMyMatches, listOpenMatches } from './api.ts';
import { readDeviceToken, readMyMatches, saveMyMatches } from './onlineStorage.ts';

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

async function loadLists(): Promise<MatchLists> {
  const [own, all] = await Promise.all([readDeviceToken() ? listMyMatches() : null, listOpenMatches()]);
  const isUnreachable = [own, all].some((answer) => answer?.ok === false && answer.refusal === null);
  if (own?.ok) saveMyMatches(own.value.matches);
  const known = isUnreachable ? readMyMatches() : [];
  return {
    mine: own?.ok ? own.value.matches : known,
    open: all.ok ? all.value.matches : [],
    isUnreachable,
  };
}
