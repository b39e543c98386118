// Tells the clients of a seat its own standing orders, and nobody else.
import type { Order, Seat } from '../../engine/index.ts';
import { sameJson } from '../../engine/json.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { type Client, send } from './clients.ts';

type OrdersBySeat = ReadonlyMap<Seat, readonly Order[]>;

/** To the clients among these that sit at this seat. */
export function sendOrders(clients: Iterable<Client>, orders: OrdersBySeat, seat: Seat | null): void {
  if (seat === null) return;
  // They were read from a message of the same form.
  const own = (orders.get(seat) ?? []) as ServerMessageOf<'orders'>['orders'];
  for (const client of clients) if (client.seat === seat) send(client, { kind: 'orders', orders: own });
}

/** After another process has changed them: to the seats that have other orders now. */
export function sendChangedOrders(
  clients: Iterable<Client>,
  before: OrdersBySeat,
  orders: OrdersBySeat,
): void {
  for (const seat of new Set([...before.keys(), ...orders.keys()])) {
    if (!sameJson(before.get(seat) ?? [], orders.get(seat) ?? [])) sendOrders(clients, orders, seat);
  }
}
