// The load: pairs of clients, each at one table. They play cards in turn; a move counts when the other client has it.
import { WebSocket } from 'ws';
import { apply, type Patch } from '../../src/protocol/patch.ts';
import { requirePeer } from '../boardgameio.ts';

export interface Pair {
  /** Plays one move and resolves when the other client has received it. */
  move(): Promise<void>;
  close(): void;
}

export interface Bytes {
  received: number;
}

/** The ports of the server: several if it has several processes. */
export type OpenPair = (ports: readonly number[], bytes: Bytes) => Promise<Pair>;

const opened = (socket: WebSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

/** A seat as the load generator sees it. */
interface Hand {
  hand: readonly number[];
}

/** Moves in turn; each seat counts the moves that it has received, its own included. */
function alternating(play: (seat: number, card: number) => void, hands: readonly Hand[]) {
  let moves = 0;
  let arrived: (() => void) | null = null;
  return {
    move: () =>
      new Promise<void>((resolve) => {
        const turn = moves % 2;
        moves++;
        arrived = resolve;
        play(turn, hands[turn]!.hand[0]!);
      }),
    /** A move counts when the other client has it, not its sender. */
    received: (seat: number, count: number) => {
      if (count !== moves || seat !== moves % 2 || !arrived) return;
      const done = arrived;
      arrived = null;
      done();
    },
  };
}

let tables = 0;
/** As with a plain load balancer: with two processes, half of the pairs are split over both. */
export const ourPair: OpenPair = (ports, bytes) => {
  const number = tables++;
  return pairAt(
    [0, 1].map((seat) => ports[(number >> seat) % ports.length] ?? 0),
    bytes,
  );
};

/** As with a load balancer that knows the match: both clients are at the same process. */
export const ourPairTogether: OpenPair = (ports, bytes) => {
  const port = ports[tables++ % ports.length] ?? 0;
  return pairAt([port, port], bytes);
};

/** The sockets of a pair come from one of these addresses of this machine. */
export const ourPairFrom =
  (addresses: readonly string[]): OpenPair =>
  ([port = 0], bytes) =>
    pairAt([port, port], bytes, addresses[tables++ % addresses.length]);

async function pairAt(ports: readonly number[], bytes: Bytes, localAddress?: string): Promise<Pair> {
  const [port = 0] = ports;
  const post = async <T>(path: string, body: object, device = ''): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${device}` };
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  };
  const devices = await Promise.all(
    ['Anna', 'Bruno'].map((name) =>
      post<{ device: string }>('/devices', { name }).then(({ device }) => device),
    ),
  );
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const { match } = await post<{ match: string }>('/matches', { game: 'smallest', seats }, devices[0]);
  const sockets = devices.map(
    (_, seat) =>
      new WebSocket(`ws://127.0.0.1:${ports[seat]}/api/socket`, {
        perMessageDeflate: false,
        ...(localAddress !== undefined && { localAddress }),
      }),
  );
  await Promise.all(sockets.map(opened));
  const views: (Hand & { ply: number })[] = [];
  let id = 10;
  const table = alternating((seat, card) => {
    sockets[seat]!.send(`{"kind":"play","id":${++id},"ply":${views[seat]!.ply},"moves":["play ${card}"]}`);
  }, views);
  const begun = sockets.map(
    (socket, seat) =>
      new Promise<void>((resolve) => {
        socket.on('message', (data) => {
          const text = String(data);
          const message = JSON.parse(text);
          if (message.kind === 'position') {
            views[seat] = { ...message.view, ply: message.ply };
            resolve();
          } else if (message.kind === 'moved') {
            bytes.received += text.length;
            views[seat] = { ...(apply(views[seat], message.patch as Patch) as Hand), ply: message.ply };
            table.received(seat, message.ply);
          } else if (message.kind === 'refused') throw new Error(text);
        });
      }),
  );
  for (const [seat, socket] of sockets.entries()) {
    socket.send(JSON.stringify({ kind: 'enter', id: 1, match, device: devices[seat] }));
    socket.send(JSON.stringify({ kind: 'sit', id: 2, seat, name: 'A', contribution: String(seat) }));
  }
  await Promise.all(begun);
  return { move: table.move, close: () => sockets.forEach((socket) => void socket.terminate()) };
}

let pairs = 0;
export const relayPair: OpenPair = async ([port], bytes) => {
  const name = ++pairs;
  const sockets = [0, 1].map(
    () => new WebSocket(`ws://127.0.0.1:${port}/${name}`, { perMessageDeflate: false }),
  );
  await Promise.all(sockets.map(opened));
  // As many bytes as our server sends for a move.
  const text = JSON.stringify({ kind: 'moved', card: 7, text: 'x'.repeat(146) });
  const table = alternating((seat) => sockets[seat]!.send(text), [{ hand: [1] }, { hand: [1] }]);
  for (const [seat, socket] of sockets.entries()) {
    let count = 0;
    socket.on('message', (data) => {
      bytes.received += String(data).length;
      table.received(seat, ++count);
    });
  }
  return { move: table.move, close: () => sockets.forEach((socket) => void socket.terminate()) };
};

interface IoSocket {
  on(name: string, listener: (...args: never[]) => void): void;
  emit(name: string, ...args: unknown[]): void;
  disconnect(): void;
}

export const boardgamePair: OpenPair = async ([port], bytes) => {
  // It comes with boardgame.io.
  const { io } = requirePeer('socket.io-client') as { io(url: string, setting: object): IoSocket };
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}/games/smallest/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as T;
  };
  const { matchID } = await post<{ matchID: string }>('create', { numPlayers: 2 });
  const credentials: string[] = [];
  for (const playerID of ['0', '1']) {
    const body = { playerID, playerName: 'A' };
    credentials.push((await post<{ playerCredentials: string }>(`${matchID}/join`, body)).playerCredentials);
  }
  const states: { G: Hand; _stateID: number }[] = [];
  const counts = [0, 0];
  const sockets = [0, 1].map(() =>
    io(`http://127.0.0.1:${port}/smallest`, { transports: ['websocket'], forceNew: true }),
  );
  const hands = [0, 1].map((seat) => ({
    get hand() {
      return states[seat]!.G.hand;
    },
  }));
  const table = alternating((seat, card) => {
    const payload = { type: 'play', args: [card], playerID: String(seat), credentials: credentials[seat] };
    sockets[seat]!.emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      states[seat]!._stateID,
      matchID,
      String(seat),
    );
  }, hands);
  await Promise.all(
    sockets.map(
      (socket, seat) =>
        new Promise<void>((resolve) => {
          socket.on('sync', (_: never, info: { state: { G: Hand; _stateID: number } }) => {
            states[seat] = info.state;
            resolve();
          });
          socket.on('update', (_: never, state: { G: Hand; _stateID: number }) => {
            if (state._stateID <= states[seat]!._stateID) return;
            states[seat] = state;
            bytes.received += JSON.stringify(state).length;
            counts[seat]!++;
            table.received(seat, counts[seat]!);
          });
          socket.on('connect', () => socket.emit('sync', matchID, String(seat), credentials[seat], 2));
        }),
    ),
  );
  return { move: table.move, close: () => sockets.forEach((socket) => void socket.disconnect()) };
};

interface ColyseusRoom {
  readonly roomId: string;
  readonly state: { players?: { [seat: number]: { hand?: Iterable<number> } }; turn: number };
  onStateChange(listener: () => void): void;
  send(kind: string, card: number): void;
  leave(): Promise<unknown>;
}

export const colyseusPair: OpenPair = async ([port]) => {
  const { Client } = requirePeer('colyseus.js') as {
    Client: new (
      url: string,
    ) => { create(name: string): Promise<ColyseusRoom>; joinById(id: string): Promise<ColyseusRoom> };
  };
  const client = new Client(`ws://127.0.0.1:${port}`);
  const first = await client.create('smallest');
  const rooms = [first, await client.joinById(first.roomId)];
  const hands = [0, 1].map((seat) => ({
    get hand() {
      return [...(rooms[seat]!.state?.players?.[seat]?.hand ?? [])];
    },
  }));
  const table = alternating((seat, card) => rooms[seat]!.send('play', card), hands);
  for (const [seat, room] of rooms.entries()) {
    let [count, turn] = [0, 0];
    room.onStateChange(() => {
      if (room.state.turn === turn) return;
      turn = room.state.turn;
      table.received(seat, ++count);
    });
  }
  // The first state may have arrived before the listener was added.
  while (rooms.some(({ state }) => !state?.players)) await new Promise((resolve) => setTimeout(resolve, 10));
  return { move: table.move, close: () => rooms.forEach((room) => void room.leave()) };
};
