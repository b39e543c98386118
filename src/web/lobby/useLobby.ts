// What the lobby shows, asked for every few seconds while somebody looks at it. An unchanged list is not sent again.
import { useEffect, useState } from 'preact/hooks';
import type { Lobby } from '../../protocol/lobby.ts';
import { fetchLobby } from '../online/api.ts';

const REFRESH_INTERVAL_MS = 4000;

interface LobbyState {
  /** Null until the first answer. */
  readonly lobby: Lobby | null;
  readonly isUnreachable: boolean;
}

export function useLobby(): LobbyState {
  const [state, setState] = useState<LobbyState>({ lobby: null, isUnreachable: false });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const answer = await fetchLobby();
      if (!isWanted) return;
      setState(({ lobby }) => ({ lobby: answer.ok ? answer.value : lobby, isUnreachable: !answer.ok }));
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), REFRESH_INTERVAL_MS);
    };
    const onChange = () => void refresh();
    void refresh();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, []);
  return state;
}
