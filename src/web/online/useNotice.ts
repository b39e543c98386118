// In the background: the tab's title and, where allowed, a notice say that it is one's turn.
import { useEffect } from 'preact/hooks';
import type { Surroundings } from './remote.ts';
import { useOnlineTexts } from './texts/index.ts';

const MARK = '● ';

export function useNotice(around: Surroundings | null): void {
  const texts = useOnlineTexts();
  const you = around?.room?.you ?? null;
  const isAsked = around?.room?.state === 'playing' && you !== null && around.deciders.includes(you);
  useEffect(() => {
    if (!isAsked) return;
    const notice =
      document.hidden && 'Notification' in window && Notification.permission === 'granted'
        ? new Notification(texts.notified, { body: document.title, tag: location.pathname })
        : null;
    if (!document.title.startsWith(MARK)) document.title = `${MARK}${document.title}`;
    return () => {
      notice?.close();
      document.title = document.title.replace(MARK, '');
    };
  }, [isAsked, texts]);
}
