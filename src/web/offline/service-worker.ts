// The service worker: caches the whole application, so that after the first visit everything works without a network.
// A version is installed as a whole and stays until the person accepts the next one or closes all pages.

interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: { readonly tag: string; close(): void };
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface Tab {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

/** The globals of a service worker; the compiler's types are those of a page. */
declare const self: {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
    /** The address under which it reigns. */
    readonly scope: string;
    getNotifications(): Promise<readonly unknown[]>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void>; clearAppBadge?(): Promise<void> };
  addEventListener(name: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', act: (event: FetchEvent) => void): void;
  addEventListener(name: 'message', act: (event: MessageEvent) => void): void;
  addEventListener(name: 'push', act: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', act: (event: NotificationEvent) => void): void;
};

/** All files of this version, and its name; inserted by the build. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

/** As in `base.ts`. */
const BASE = new URL(self.registration.scope).pathname.slice(0, -1);
/** Another server may share the name of this one under another path. */
const CACHES = `scriptorium${BASE}-`;
const CACHE = CACHES + __VERSION__;
const PAGE = `${BASE}/index.html`;
const files = new Set(__FILES__.map((file) => BASE + file));

/** Pages of the previous version may still be open and need its files. */
const KEPT_VERSIONS = 2;

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([...files].map((file) => keep(cache, file)));
}

/** A file with a hash in its name never changes, so it may be in the cache of the previous version. */
async function keep(cache: Cache, file: string): Promise<void> {
  const known = file.startsWith(`${BASE}/assets/`) ? await caches.match(file) : undefined;
  const answer = known ?? (await fetch(file, { cache: 'no-cache' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

async function activate(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== CACHE);
  // The browser lists caches in the order of creation.
  for (const name of versions.slice(0, Math.max(0, versions.length + 1 - KEPT_VERSIONS)))
    await caches.delete(name);
  await self.clients.claim();
}

/** The file from this version's cache, from the previous version's, or from the network. */
async function answerWith(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(file)) ?? (await caches.match(file)) ?? (await fetch(request));
}

/** The cached file that answers a request; null leaves the request to the network. */
function fileFor({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith(`${BASE}/api/`)) return null;
  // Every path without a file extension is a page of the application, as on the server.
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? null : PAGE;
  return files.has(pathname) || pathname.startsWith(`${BASE}/assets/`) ? pathname : null;
}

/** A notification is tagged with the path of its table: focuses the tab with that path, or opens a new one. */
async function openTable(path: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => new URL(url).pathname === path);
  await (tab ? tab.focus() : self.clients.openWindow(path));
}

/**
 * The server says that it is somebody's turn. A notice about the same table replaces the one before, so that there is one
 * for each table, however often it comes. Who looks at the table sees it there.
 */
async function showNotice(data: unknown): Promise<void> {
  const { title = '', body = '', ...of } = data as { title?: string; body?: string; path?: string };
  const path = BASE + (of.path ?? '/');
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === 'visible' && new URL(tab.url).pathname === path)) return;
  await self.registration.showNotification(title, {
    body,
    tag: path,
    icon: `${BASE}/icon-192.png`,
    badge: `${BASE}/icon-192.png`,
  });
  await updateBadge();
}

/** The badge of the installed application counts the tables that wait. */
async function updateBadge(): Promise<void> {
  const { length } = await self.registration.getNotifications();
  if (length > 0) await self.navigator.setAppBadge?.(length);
  else await self.navigator.clearAppBadge?.();
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotice(event.data.json()));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([openTable(event.notification.tag), updateBadge().catch(() => {})]));
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
