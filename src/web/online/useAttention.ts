// Tells the server whether somebody looks at this page, so that nobody is told elsewhere what they see here, and clears what
// was told about the table.
import { useEffect } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { OnlineState } from './onlineState.ts';
import type { RemoteTable } from './remoteTable.ts';
import { closeNotifications, isAskedAt } from './useTurnNotification.ts';

export function useAttention(remote: RemoteTable, online: OnlineState | null): void {
  const isOpen = online?.connection === 'open' && online.room !== null;
  const state = online?.room?.state ?? null;
  const seated = online?.room?.sitters.filter((each) => each.kind === 'person' && each.hasSat).length ?? 0;
  const isAsked = online !== null && isAskedAt(online);
  // Everything that somebody who is away would be told: a page in front says that it has shown it.
  useEffect(() => {
    if (!isOpen) return;
    const say = () => {
      void remote.request({ kind: 'hidden', isHidden: browser.isHidden() });
      if (!browser.isHidden()) void closeNotifications(location.pathname);
    };
    say();
    return browser.onVisibility(say);
  }, [remote, isOpen, state, seated, isAsked]);
}
