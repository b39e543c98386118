// Standing orders: what a seat wants to be played while it is away. They are answered from what the seat knows.
import type { AnyGame, Json, Order, OrderOffer, OrderParam } from './game.ts';
import { GENERAL_ORDERS, ONLY_MOVE, PLANNED } from './general-orders.ts';
import { publicOnlyMove } from './only-move.ts';
import { planIn } from './plan.ts';
import { isPlanOver, type Knowledge, plannedMove } from './planned-move.ts';

/** The notation of the move that the first fitting order gives; null if the person has to be asked. */
export function orderedMove(
  game: AnyGame,
  knowledge: Knowledge,
  moves: readonly unknown[],
  orders: readonly Order[],
): string | null {
  if (moves.length === 0) return null;
  for (const order of orders) {
    const notation = answerOf(game, knowledge, moves, order);
    if (notation !== null) return notation;
  }
  return null;
}

function answerOf(
  game: AnyGame,
  knowledge: Knowledge,
  moves: readonly unknown[],
  order: Order,
): string | null {
  const { view, seat } = knowledge;
  if (GENERAL_ORDERS.includes(order.kind)) {
    const notations = moves.map((move) => game.notation(move));
    if (order.kind === ONLY_MOVE) return publicOnlyMove(game, view, seat, notations);
    const plan = planIn(order);
    return plan && plannedMove(game, plan, knowledge, notations);
  }
  const { standingOrders } = game;
  if (!standingOrders || standingOrders.isOver(view, order)) return null;
  const move = standingOrders.answer(view, moves, order);
  return move === null ? null : game.notation(move);
}

/** Whether an order has lost its purpose for good. */
export function isOrderOver(game: AnyGame, knowledge: Knowledge, order: Order): boolean {
  if (order.kind === ONLY_MOVE) return false;
  if (order.kind !== PLANNED) return game.standingOrders?.isOver(knowledge.view, order) ?? true;
  const plan = planIn(order);
  return plan === null || isPlanOver(plan, knowledge);
}

/** Whether a seat can give this order now. */
export function canOrder(game: AnyGame, knowledge: Knowledge, order: Order): boolean {
  if (order.kind === ONLY_MOVE) return Object.keys(order.args).length === 0;
  // Others may have moved while it was being made: it counts as long as they did what was foreseen.
  if (order.kind === PLANNED) return !isOrderOver(game, knowledge, order);
  return isOffered(game.standingOrders?.offers(knowledge.view) ?? [], order);
}

/** Whether this order is one of those offered, with a value for exactly its parameters. */
export function isOffered(offers: readonly OrderOffer[], { kind, args }: Order): boolean {
  return offers.some(
    (offer) =>
      offer.kind === kind &&
      Object.keys(args).length === Object.keys(offer.params).length &&
      Object.entries(offer.params).every(([name, param]) => fits(param, args[name])),
  );
}

function fits(param: OrderParam, value: Json | undefined): boolean {
  switch (param.kind) {
    case 'amount':
      return typeof value === 'number' && Number.isInteger(value) && value >= param.from && value <= param.to;
    case 'ranking':
      return Array.isArray(value) && String(value.toSorted()) === String(param.of.toSorted());
    case 'fixed':
      return JSON.stringify(value) === JSON.stringify(param.value);
  }
}
