// What the lobby shows, asked for every few seconds while somebody looks at it. An unchanged list is not sent again.
import { useState } from 'preact/hooks';
import type { Lobby } from '../../protocol/lobby.ts';
import { fetchLobby } from '../online/api.ts';
import { useRefreshed } from '../online/useRefreshed.ts';

const REFRESH_INTERVAL_MS = 4000;

interface LobbyState {
  /** Null until the first answer. */
  readonly lobby: Lobby | null;
  readonly isUnreachable: boolean;
}

export function useLobby(): LobbyState {
  const [state, setState] = useState<LobbyState>({ lobby: null, isUnreachable: false });
  useRefreshed('', fetchLobby, (answer) => {
    setState(({ lobby }) => ({ lobby: answer.ok ? answer.value : lobby, isUnreachable: !answer.ok }));
    return REFRESH_INTERVAL_MS;
  });
  return state;
}
