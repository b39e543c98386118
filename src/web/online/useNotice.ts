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
  const notice =
    document.hidden && 'Notification' in window && Notification.permission === 'granted'
      ? new Notification(text, { body: document.title, tag: location.pathname })
      : null;
  if (!document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`;
  return () => {
    notice?.close();
    document.title = document.title.replace(MARK, '');
  };
}
