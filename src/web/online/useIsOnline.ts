// Whether the device has a network at all, according to the browser; if not, the server is not at fault.
import { useEffect, useState } from 'preact/hooks';
import { browser } from '../browser.ts';

export function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine);
    const stopListening = [browser.listen('online', look), browser.listen('offline', look)];
    return () => {
      for (const stop of stopListening) stop();
    };
  }, []);
  return isOnline;
}
