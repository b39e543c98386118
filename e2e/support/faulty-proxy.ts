// A TCP proxy between browser and server that can be cut, held or slowed down. The browser's own offline mode does not affect open sockets.
import { connect, createServer, type Server, type Socket } from 'node:net';

type Direction = 'up' | 'down';

export interface FaultyProxy {
  readonly address: string;
  /** Closes all connections and accepts no new ones. */
  cut(): void;
  /** Stops forwarding but keeps sockets open, as when packets are lost. With a direction, only that way. */
  hold(direction?: Direction): void;
  /** Delays every byte in both directions. */
  delay(ms: number): void;
  /** Forwards normally again; held data is delivered now. */
  restore(): void;
  close(): Promise<void>;
}

const FIRST_PORT = 22_000;

export async function openFaultyProxy(to: string): Promise<FaultyProxy> {
  const { port } = new URL(to);
  const ends = new Set<Socket>();
  const held: { readonly direction: Direction; pass(): void }[] = [];
  const heldDirections = new Set<Direction>();
  let isCut = false;
  let delayMs = 0;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), '127.0.0.1');
    for (const [one, other, direction] of [
      [near, far, 'up'],
      [far, near, 'down'],
    ] as const) {
      ends.add(one);
      const pass = (act: () => void) => {
        if (heldDirections.has(direction)) held.push({ direction, pass: act });
        else if (delayMs > 0) setTimeout(act, delayMs);
        else act();
      };
      one.on('data', (chunk) => pass(() => other.writable && other.write(chunk)));
      // Closing is held back like data.
      one.on('close', () => {
        ends.delete(one);
        pass(() => other.destroy());
      });
      one.on('error', () => {});
    }
  });
  let listenPort = FIRST_PORT;
  while (!(await listens(server, listenPort))) listenPort++;
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  const restore = () => {
    isCut = false;
    heldDirections.clear();
    delayMs = 0;
    for (const { pass } of held.splice(0)) pass();
  };
  return {
    address: `http://localhost:${listenPort}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    hold: (direction) => {
      for (const each of direction ? [direction] : (['up', 'down'] as const)) heldDirections.add(each);
    },
    delay: (ms) => {
      delayMs = ms;
    },
    restore,
    close: async () => {
      restore();
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isOpen: boolean) => () => {
      server.removeAllListeners('error').removeAllListeners('listening');
      resolve(isOpen);
    };
    server.once('error', answer(false)).once('listening', answer(true)).listen(port, '127.0.0.1');
  });
}
