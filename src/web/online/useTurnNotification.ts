// In a hidden tab the title, and a notification where allowed, say that it is the player's turn.
import { useEffect } from 'preact/hooks';
import { browser } from '../browser.ts';
import type { OnlineState } from './onlineState.ts';
import { useOnlineTexts } from './texts/index.ts';

const MARK = '● ';

export function useTurnNotification(online: OnlineState | null): void {
  const { notified } = useOnlineTexts();
  const isAsked = online !== null && isAskedAt(online);
  useEffect(() => (isAsked ? notify(notified) : undefined), [isAsked, notified]);
}

export function isAskedAt({ room, deciders }: Pick<OnlineState, 'room' | 'deciders'>): boolean {
  return room?.state === 'playing' && room.you !== null && deciders.includes(room.you);
}

/** Returns the function that removes both again. */
export function notify(text: string): () => void {
  const notification = browser.isHidden() && mayNotify('granted') ? showNotification(text) : null;
  if (!document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`;
  return () => {
    void notification?.then((close) => close());
    document.title = document.title.replace(MARK, '');
  };
}

/** Some browsers define Notification and throw when it is used. */
export function mayNotify(permission: NotificationPermission): boolean {
  try {
    return 'Notification' in window && Notification.permission === permission;
  } catch {
    return false;
  }
}

/** Never fails, because a notification is optional. Returns the function that closes it. */
async function showNotification(text: string): Promise<() => void> {
  const options = { body: document.title, tag: location.pathname };
  // Android allows notifications from a service worker only; `new Notification` throws there.
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(text, options);
      return () => void closeAll(worker, options.tag);
    }
  } catch {
    // Then without the service worker.
  }
  try {
    const notification = new Notification(text, options);
    return () => notification.close();
  } catch {
    return () => {};
  }
}

/** What was told about the table with this path has been seen. The badge counts what is left. */
export async function closeNotifications(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await closeAll(worker, path);
}

async function closeAll(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  try {
    for (const notification of await worker.getNotifications({ tag })) notification.close();
    const left = (await worker.getNotifications()).filter((each) => each.tag !== tag).length;
    if (left > 0) await navigator.setAppBadge?.(left);
    else await navigator.clearAppBadge?.();
  } catch {
    // Then the player closes it.
  }
}
