// The page's side of the service worker: registers it and reports new versions.
import { useEffect, useState } from 'preact/hooks';
import { BASE } from '../base.ts';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function isWaiting(worker: ServiceWorker | null): void {
  if (!worker) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;

/** Without service workers the application still works with a network. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(`${BASE}/service-worker.js`, { updateViaCache: 'none' });
  // The very first service worker takes over by itself; later ones wait.
  if (serviceWorker.controller) isWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) isWaiting(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), UPDATE_CHECK_INTERVAL_MS);
}

/** Other open pages keep the files of their own version. */
export function activateNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

export function useNewVersion(): boolean {
  const [isReady, setReady] = useState(waiting !== null);
  useEffect(() => {
    const listener = () => setReady(true);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return isReady;
}
