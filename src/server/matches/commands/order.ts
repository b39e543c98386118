// `order`: a seat replaces its standing orders. Nobody else is told.
import { canOrder, type Order } from '../../../engine/index.ts';
import { sameJson } from '../../../engine/json.ts';
import { knowledgeOf, orderDueAt } from '../standing-orders.ts';
import type { Handler } from './context.ts';

export const order: Handler<'order'> = async (match, { seat }, { orders }) => {
  if (seat === null) return { code: 'not-seated' };
  if (match.state !== 'playing') return { code: 'not-playing' };
  const player = match.players[seat];
  if (player?.kind === 'person' && player.resignedAt !== null) return { code: 'has-resigned' };
  const { id, game, ports } = match;
  const session = await match.loadSession();
  const { table, clocks } = session;
  const knowledge = knowledgeOf(table, seat);
  const before = match.orders.get(seat) ?? [];
  const isKnown = (each: Order) => before.some((known) => sameJson(known, each));
  // An order that was given earlier may stay, even if it could not be given anew.
  const wrong = orders.find((each) => !isKnown(each) && !canOrder(game, knowledge, each));
  if (wrong) return { code: 'no-such-order', order: wrong.kind };
  const given = new Map(match.orders);
  if (orders.length === 0) given.delete(seat);
  else given.set(seat, orders);
  const changes = [ports.store.setOrders(id, seat, orders.length === 0 ? null : JSON.stringify(orders))];
  const due = orderDueAt({ ...rest(match), orders: given }, table, clocks);
  // An earlier wake-up finds nothing to do and sets the next one.
  const wakeAt = due === null || (match.wakeAt !== null && match.wakeAt <= due) ? match.wakeAt : due;
  if (wakeAt !== null && wakeAt !== match.wakeAt)
    changes.push(ports.store.updateMatch(id, { wake_at: wakeAt }));
  return { kind: 'orders', changes, patch: { orders: given, wakeAt }, seat, orders };
};

const rest = ({ players, game, config }: Parameters<Handler<'order'>>[0]) => ({ players, game, config });
