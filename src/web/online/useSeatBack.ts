// Takes your seat back from a bot if the address asks for it, as the link on the home page does.
import { useEffect } from 'preact/hooks';
import type { OnlineState } from './onlineState.ts';
import type { RemoteTable } from './remoteTable.ts';

const ASKED = '#back';

export function useSeatBack(remote: RemoteTable, online: OnlineState | null): void {
  const room = online?.connection === 'open' ? online.room : null;
  useEffect(() => {
    if (!room || location.hash !== ASKED) return;
    // Once: a reload must not take back what has been left to a bot again.
    history.replaceState(null, '', location.pathname);
    const own = room.sitters[room.you ?? -1];
    if (room.state === 'playing' && own?.kind === 'person' && own.standIn !== null && !own.hasResigned)
      void remote.requestOrReport({ kind: 'back' });
  }, [room]);
}
