// Standing orders: what a seat wants to be played while it is away. They are answered from its view alone.
import type { AnyGame, Json, Order, OrderOffer, OrderParam } from './game.ts';

/** The notation of the move that the first fitting order gives; null if the person has to be asked. */
export function orderedMove(
  game: AnyGame,
  view: unknown,
  moves: readonly unknown[],
  orders: readonly Order[],
): string | null {
  const { standingOrders } = game;
  if (!standingOrders || moves.length === 0) return null;
  for (const order of orders) {
    if (standingOrders.isOver(view, order)) continue;
    const move = standingOrders.answer(view, moves, order);
    if (move !== null) return game.notation(move);
  }
  return null;
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
