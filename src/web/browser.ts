// What the online client needs of the browser: time, chance, connections, storage, and whether the page is seen. A page has one browser; the simulator has one for each page, and sets it before the page's code runs.
import { realSystem, type System } from '../protocol/system.ts';

export interface Browser extends Omit<System, 'soon'> {
  /** May throw: storage can be forbidden. */
  storage(): Storage;
  isHidden(): boolean;
  /** Returns how to stop listening. */
  listen<K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void): () => void;
  onVisibility(listener: () => void): () => void;
  openSocket(address: string): WebSocket;
  /** Fails after this time: without it a request on a dead connection would hang. */
  fetch(path: string, init: RequestInit, timeoutMs: number): Promise<Response>;
}

const realBrowser: Browser = {
  ...realSystem,
  storage: () => localStorage,
  isHidden: () => document.hidden,
  listen: (type, listener) => {
    addEventListener(type, listener);
    return () => removeEventListener(type, listener);
  },
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  openSocket: (address) => new WebSocket(address),
  fetch: (path, init, timeoutMs) => fetch(path, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
};

export let browser: Browser = realBrowser;

export function setBrowser(next: Browser): void {
  browser = next;
}
