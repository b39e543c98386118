// Asks for something at once and again and again while the page is open and visible; also when the connection changes.
import { useEffect, useRef } from 'preact/hooks';
import type { Timer } from '../../protocol/system.ts';
import { browser } from '../browser.ts';

/**
 * `use` takes an answer, unless a later one was asked for, and says after how many milliseconds to ask again; null:
 * never. Returns a function that asks at once.
 */
export function useRefreshed<T>(
  key: string,
  load: () => Promise<T>,
  use: (answer: T) => number | null,
): () => Promise<void> {
  const refresh = useRef<() => Promise<void>>(async () => {});
  useEffect(() => {
    let isWanted = true;
    let timer: Timer | undefined;
    let latest = 0;
    refresh.current = async () => {
      timer?.cancel();
      if (browser.isHidden()) return;
      const request = ++latest;
      const answer = await load();
      // A later request has newer data.
      if (!isWanted || request !== latest) return;
      const intervalMs = use(answer);
      if (intervalMs !== null) timer = browser.after(intervalMs, () => void refresh.current());
    };
    const onChange = () => void refresh.current();
    onChange();
    const stops = [
      browser.listen('online', onChange),
      browser.listen('offline', onChange),
      browser.onVisibility(onChange),
    ];
    return () => {
      isWanted = false;
      timer?.cancel();
      for (const stop of stops) stop();
    };
  }, [key]);
  return () => refresh.current();
}
