// The values with which the form of a standing order opens: those of the order in force, as far as they are still offered.
import type { Args, Json, Order, OrderOffer, OrderParam } from '../../engine/game.ts';

/** There is one order of each kind: who changes one value of it keeps the others. */
export const orderArgs = ({ kind, params }: OrderOffer, active: readonly Order[]): Args => {
  const given = active.find((order) => order.kind === kind)?.args;
  return Object.fromEntries(
    Object.entries(params).map(([name, param]) => [name, valueFor(param, given?.[name])]),
  );
};

function valueFor(param: OrderParam, given: Json | undefined): Json {
  if (param.kind === 'fixed') return param.value;
  if (param.kind === 'amount')
    return typeof given === 'number' ? Math.min(Math.max(given, param.from), param.to) : param.initial;
  const ranking = wordsIn(given);
  const isWhole = ranking.length === param.of.length && param.of.every((word) => ranking.includes(word));
  return isWhole ? ranking : param.of;
}

export const wordsIn = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
