// Keeps the whole application on the device: after the first visit everything starts without a network.
// A version is installed as a whole and stays until the person agrees to the next one, or all pages are closed.

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Clicked extends Lasting {
  readonly notification: { readonly tag: string; close(): void };
}

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Heard extends Lasting {
  readonly data: unknown;
}

/** What a service worker sees of the browser; the compiler knows pages only. */
declare const self: {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', act: (event: Fetching) => void): void;
  addEventListener(name: 'message', act: (event: Heard) => void): void;
  addEventListener(name: 'notificationclick', act: (event: Clicked) => void): void;
};

/** Every file of this version and a name for all of them together: written in by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const CACHE = `scriptorium-${__VERSION__}`;
const PAGE = '/index.html';
const files = new Set(__FILES__);

/** A page of the version before may still be open and needs its own files. */
const KEPT_VERSIONS = 2;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(__FILES__.map((file) => keep(cache, file)));
}

/** What has a hash in its name never changes: the version before may have it already. */
async function keep(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
  const answer = known ?? (await fetch(file, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith('scriptorium-') && name !== CACHE);
  // The browser names them in the order in which they were made.
  for (const name of versions.slice(0, Math.max(0, versions.length + 1 - KEPT_VERSIONS)))
    await caches.delete(name);
  await self.clients.claim();
}

/** The file of this version; else that of the one before, else the network's. */
async function answerWith(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? (await caches.match(file)) ?? (await fetch(request));
}

/** Which kept file answers a request; null leaves it to the network. */
function fileFor({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return null;
  // Every path without a file is a page of the application, as on the server.
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? null : PAGE;
  return files.has(pathname) || pathname.startsWith('/assets/') ? pathname : null;
}

/** A notice is tagged with the path of its table: to the page that is open there, else to a new one. */
async function openTable(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});
self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const file = fileFor(event.request);
  if (file !== null) event.respondWith(answerWith(event.request, file));
});
