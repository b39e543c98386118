// In the background: the tab's title and, where allowed, a notice say that it is one's turn.
import { useEffect } from 'preact/hooks';
import type { Surroundings } from './surroundings.ts';
import { useOnlineTexts } from './texts/index.ts';

const MARK = '● ';

export function useNotice(around: Surroundings | null): void {
  const { notified } = useOnlineTexts();
  const isAsked = around !== null && isAskedAt(around);
  useEffect(() => (isAsked ? notify(notified) : undefined), [isAsked, notified]);
}

export function isAskedAt({ room, deciders }: Pick<Surroundings, 'room' | 'deciders'>): boolean {
  return room?.state === 'playing' && room.you !== null && deciders.includes(room.you);
}

/** Answers with what takes it back, once it is no longer one's turn. */
export function notify(text: string): () => void {
  const notice = document.hidden && mayNotify('granted') ? showNotice(text) : null;
  if (!document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`;
  return () => {
    void notice?.then((close) => close());
    document.title = document.title.replace(MARK, '');
  };
}

/** Some browsers have the name and throw when it is used. */
export function mayNotify(permission: NotificationPermission): boolean {
  try {
    return 'Notification' in window && Notification.permission === permission;
  } catch {
    return false;
  }
}

/** Whatever comes of it, the table does not depend on it. */
export async function askToNotify(): Promise<void> {
  try {
    await Notification.requestPermission();
  } catch {
    // Then there are no notices here.
  }
}

/** Never fails: a notice is an extra. Answers with what closes it. */
async function showNotice(text: string): Promise<() => void> {
  const options = { body: document.title, tag: location.pathname };
  // Android knows notices of a service worker only; `new Notification` throws there.
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) {
      await worker.showNotification(text, options);
      return () => void closeAll(worker, options.tag);
    }
  } catch {
    // Then without it.
  }
  try {
    const notice = new Notification(text, options);
    return () => notice.close();
  } catch {
    return () => {};
  }
}

async function closeAll(worker: ServiceWorkerRegistration, tag: string): Promise<void> {
  try {
    for (const notice of await worker.getNotifications({ tag })) notice.close();
  } catch {
    // The person closes it.
  }
}
