// A simulated page: the browser of one device, its storage, and a worker that answers in the same thread.
import { type Browser, setBrowser } from '../src/web/browser.ts';
import type { TableWorker } from '../src/web/table/localTable.ts';
import { rulesRequests } from '../src/web/table/rulesRequests.ts';
import { WorkerClient } from '../src/web/workers/workerClient.ts';
import { Connection, GOOD_LINE, type Line, type Listening } from './sockets.ts';
import { type Actor, systemOf, type World } from './world.ts';

export interface PagePorts {
  readonly world: World;
  /** The process that a new connection reaches; null if none listens. */
  route(match: string): Listening | null;
  request(actor: Actor, line: Line, path: string, init: RequestInit): Promise<Response>;
  /** Every message that this page receives, and every one that it sends. */
  onMessage(page: Page, text: string): void;
  onSend(page: Page, text: string): void;
}

/** What a browser keeps for a site; all pages of a device share it. Values are own properties, as in `localStorage`. */
export class DeviceStorage {
  [key: string]: unknown;
  getItem(key: string): string | null {
    const value = Object.hasOwn(this, key) ? this[key] : null;
    return typeof value === 'string' ? value : null;
  }
}

export class Device {
  readonly name: string;
  readonly storage = new DeviceStorage();
  readonly line: Line = { ...GOOD_LINE };
  readonly pages = new Set<Page>();

  constructor(name: string) {
    this.name = name;
  }
}

type Listener = (event: never) => void;

export class Page {
  readonly actor: Actor;
  readonly device: Device;
  readonly browser: Browser;
  readonly connections = new Set<Connection>();
  isHidden = false;
  private readonly ports: PagePorts;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(name: string, device: Device, ports: PagePorts) {
    this.ports = ports;
    this.device = device;
    this.actor = ports.world.actor(name, () => setBrowser(this.browser));
    const { soon: _, ...system } = systemOf(ports.world, this.actor);
    this.browser = {
      ...system,
      storage: () => this.storage as unknown as Storage,
      isHidden: () => this.isHidden,
      listen: (type, listener) => this.listen(type, listener),
      onVisibility: (listener) => this.listen('visibilitychange', listener),
      openSocket: (address) => this.connect(address) as unknown as WebSocket,
      fetch: (path, init) => ports.request(this.actor, device.line, path, init),
    };
    device.pages.add(this);
  }

  /** Writes go to the other pages of the device as events. */
  private readonly storage = new Proxy(new DeviceStorage(), {
    get: (_, key) => {
      const { storage } = this.device;
      if (key === 'getItem') return (name: string) => storage.getItem(name);
      if (key === 'setItem') return (name: string, value: string) => this.store(name, value);
      if (key === 'removeItem') return (name: string) => this.store(name, null);
      return undefined;
    },
    ownKeys: () => Object.keys(this.device.storage),
    getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(this.device.storage, key),
  });

  private store(key: string, newValue: string | null): void {
    const { storage, pages } = this.device;
    if (newValue === null) delete storage[key];
    else storage[key] = newValue;
    for (const page of pages)
      if (page !== this) this.ports.world.after(1, page.actor, () => page.emit('storage', { key, newValue }));
  }

  private listen(type: string, listener: Listener): () => void {
    const known = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, known.add(listener));
    return () => known.delete(listener);
  }

  emit(type: string, event: object): void {
    for (const listener of [...(this.listeners.get(type) ?? [])]) listener(event as never);
  }

  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private connect(address: string) {
    const match = decodeURIComponent(address.split('match=')[1] ?? '');
    const { ports, device } = this;
    const connection = new Connection(ports.world, device.line, this.actor, ports.route(match));
    this.connections.add(connection);
    const { page } = connection;
    page.addEventListener('message', (event) =>
      ports.onMessage(this, String((event as { data: unknown }).data)),
    );
    page.addEventListener('close', () => this.connections.delete(connection));
    const send = page.send.bind(page);
    page.send = (text) => {
      ports.onSend(this, text);
      send(text);
    };
    return page;
  }

  /** The worker of a table: the rules, a moment later. */
  worker(): TableWorker {
    const handlers = new Set<(event: object) => void>();
    let isEnded = false;
    const worker = {
      addEventListener: (type: string, handler: (event: object) => void) => {
        if (type === 'message') handlers.add(handler);
      },
      terminate: () => {
        isEnded = true;
      },
      postMessage: ({ id, name, given }: { id: number; name: keyof typeof rulesRequests; given: never }) => {
        const answer = async () => {
          const data = { kind: 'answer', id, answer: await rulesRequests[name](given, () => {}) };
          if (!isEnded) for (const handler of handlers) handler({ data });
        };
        this.ports.world.after(2, this.actor, () => void answer());
      },
    };
    return new WorkerClient(worker as unknown as Worker);
  }

  /** The tab is closed, or the device is switched off. */
  end(): void {
    this.actor.isDead = true;
    this.device.pages.delete(this);
    for (const connection of this.connections) connection.cut(0, this.device.line.isSilent ? 40_000 : 30);
  }
}
