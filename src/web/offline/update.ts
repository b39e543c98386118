// The page's side of working without a network: has the application kept on the device, and hears of a new version.
import { useEffect, useState } from 'preact/hooks';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function isWaiting(worker: ServiceWorker | null): void {
  if (!worker) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** How often a page that stays open asks for a new version. */
const ASK_EVERY = 60 * 60 * 1000;

/** A browser that cannot, or may not, keep it plays on with the network. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  // The very first one takes over by itself; every later one waits.
  if (serviceWorker.controller) isWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) isWaiting(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), ASK_EVERY);
}

/** Another page of this browser may be at a table: it keeps its own files and goes on. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

export function useNewVersion(): boolean {
  const [isReady, setReady] = useState(waiting !== null);
  useEffect(() => {
    const hear = () => setReady(true);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  return isReady;
}
