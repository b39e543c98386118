// A cable between browser and server that can be cut: a browser's own "offline" leaves open sockets alone.
import { connect, createServer, type Server, type Socket } from 'node:net';

export interface Cable {
  readonly address: string;
  /** Everything that is open breaks, and nothing new gets through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

const FIRST_PORT = 22_000;

export async function layCable(to: string): Promise<Cable> {
  const { port } = new URL(to);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  let taken = FIRST_PORT;
  while (!(await listens(server, taken))) taken++;
  const breakAll = () => {
    for (const end of ends) end.destroy();
  };
  return {
    address: `http://localhost:${taken}`,
    cut: () => {
      isCut = true;
      breakAll();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
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
