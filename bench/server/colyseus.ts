// Colyseus with a state view for each hand; in its favour, patches are sent after every move instead of every 50 ms.
import { requirePeer } from '../boardgameio.ts';
import { PORT, report } from './child.ts';
import { HAND } from './smallest.ts';

interface List<T> {
  push(...items: T[]): number;
  shift(): T | undefined;
  clear(): void;
}
interface ColyseusClient {
  readonly sessionId: string;
  view: { add(item: object): void };
}
interface RoomBase {
  clients: ColyseusClient[];
  state: unknown;
  setPatchRate(ms: number | null): void;
  onMessage(kind: string, listener: (client: ColyseusClient) => void): void;
  broadcastPatch(): boolean;
}
interface Core {
  Room: new () => RoomBase;
  Server: new (
    setting: object,
  ) => { define(name: string, room: unknown): void; listen(port: number): Promise<void> };
}
interface SchemaLibrary {
  Schema: new () => object;
  ArraySchema: new <T>(...items: T[]) => List<T>;
  StateView: new () => ColyseusClient['view'];
  type(kind: unknown): (target: object, field: string) => void;
  view(): (target: object, field: string) => void;
}

const { Room, Server } = requirePeer('@colyseus/core') as Core;
const { WebSocketTransport } = requirePeer('@colyseus/ws-transport') as {
  WebSocketTransport: new () => object;
};
const { Schema, ArraySchema, StateView, type, view } = requirePeer('@colyseus/schema') as SchemaLibrary;

class Player extends Schema {
  declare hand: List<number>;
  declare count: number;
}
type(['uint8'])(Player.prototype, 'hand');
view()(Player.prototype, 'hand');
type('uint8')(Player.prototype, 'count');

class Table extends Schema {
  declare players: List<Player>;
  declare table: List<number>;
  declare turn: number;
}
type([Player])(Table.prototype, 'players');
type(['uint8'])(Table.prototype, 'table');
type('uint8')(Table.prototype, 'turn');

class SmallestRoom extends Room {
  maxClients = 2;
  onCreate(): void {
    this.setPatchRate(null);
    const state = new Table();
    state.players = new ArraySchema<Player>();
    state.table = new ArraySchema<number>();
    state.turn = 0;
    for (let seat = 0; seat < 2; seat++) {
      const player = new Player();
      player.hand = new ArraySchema<number>();
      state.players.push(player);
    }
    const players = () => [...(state.players as unknown as Iterable<Player>)];
    const deal = () => {
      const deck = Array.from({ length: 2 * HAND }, (_, card) => card).sort(() => Math.random() - 0.5);
      state.table.clear();
      for (const [seat, player] of players().entries()) {
        player.hand.push(...deck.slice(seat * HAND, (seat + 1) * HAND));
        player.count = HAND;
      }
    };
    deal();
    this.state = state;
    // It plays the first card, whatever was requested: in its favour, it is measured without rules.
    this.onMessage('play', (client) => {
      const seat = this.clients.indexOf(client);
      const player = players()[seat];
      const card = state.turn === seat ? player?.hand.shift() : undefined;
      if (!player || card === undefined) return;
      player.count--;
      state.table.push(card);
      state.turn = 1 - seat;
      if (players().every(({ count }) => count === 0)) deal();
      this.broadcastPatch();
    });
  }
  onJoin(client: ColyseusClient): void {
    client.view = new StateView();
    const own = [...((this.state as Table).players as unknown as Iterable<Player>)][
      this.clients.indexOf(client)
    ];
    if (own) client.view.add(own);
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('smallest', SmallestRoom);
await server.listen(PORT);
report(PORT);
