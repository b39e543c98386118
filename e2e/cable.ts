// A cable between browser and server that can be cut, held or slowed down: a browser's own "offline" leaves open sockets alone.
import { connect, createServer, type Server, type Socket } from 'node:net';

type Direction = 'up' | 'down';

export interface Cable {
  readonly address: string;
  /** Everything that is open breaks, and nothing new gets through. */
  cut(): void;
  /** Nothing passes any more and nobody is told: sockets stay open, as when packets are lost. With a direction only that way. */
  hold(direction?: Direction): void;
  /** Every byte comes so much later, each way. */
  delay(ms: number): void;
  /** All is well again; what was held back arrives now. */
  mend(): void;
  close(): Promise<void>;
}

const FIRST_PORT = 22_000;

export async function layCable(to: string): Promise<Cable> {
  const { port } = new URL(to);
  const ends = new Set<Socket>();
  const kept: { readonly direction: Direction; pass(): void }[] = [];
  const held = new Set<Direction>();
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
        if (held.has(direction)) kept.push({ direction, pass: act });
        else if (delayMs > 0) setTimeout(act, delayMs);
        else act();
      };
      one.on('data', (chunk) => pass(() => other.writable && other.write(chunk)));
      // A goodbye is lost with everything else.
      one.on('close', () => {
        ends.delete(one);
        pass(() => other.destroy());
      });
      one.on('error', () => {});
    }
  });
  let taken = FIRST_PORT;
  while (!(await listens(server, taken))) taken++;
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  const mend = () => {
    isCut = false;
    held.clear();
    delayMs = 0;
    for (const { pass } of kept.splice(0)) pass();
  };
  return {
    address: `http://localhost:${taken}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    hold: (direction) => {
      for (const each of direction ? [direction] : (['up', 'down'] as const)) held.add(each);
    },
    delay: (ms) => {
      delayMs = ms;
    },
    mend,
    close: async () => {
      mend();
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
