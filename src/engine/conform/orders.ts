// Checks of standing orders: pure, never illegal, and the same in every truth that fits the seat's view.
import type { Game, Order, OrderParam, Seat } from '../game.ts';
import { deepFreeze } from '../json.ts';
import type { Rng } from '../rng.ts';
import { seatList } from '../seats.ts';
import { isOffered } from '../standing-orders.ts';
import { LANGS } from '../texts.ts';
import { demand, demandNoWriting, demandSame, type Position, type Run } from './run.ts';
import { checkWords } from './texts.ts';

/** The orders that the seats of one game have given so far. */
export type GivenOrders = Map<Seat, Order[]>;
const MAX_ORDERS = 12;

export function checkOrders<S, V, M>(
  run: Run<S, V, M>,
  { state, ply }: Position<S, M>,
  given: GivenOrders,
  rng: Rng,
): void {
  const { game, seats, label } = run;
  const { standingOrders } = game;
  if (!standingOrders) return;
  for (const seat of seatList(seats)) {
    const at = `${label} ply ${ply}, orders of seat ${seat}`;
    const view: V = deepFreeze(JSON.parse(JSON.stringify(game.view(state, seat))));
    const orders = given.get(seat) ?? [];
    demandNoWriting('orders', at, () => {
      const moves = game.legalMoves(state, seat);
      // In another truth that the seat cannot tell from this one, the answers are the same.
      const isAnswered = moves.length > 0 && orders.length > 0;
      const possible = isAnswered ? game.determinize(view, rng) : state;
      for (const order of isAnswered ? orders : []) {
        const isOver = standingOrders.isOver(view, order);
        const answer = standingOrders.answer(view, moves, order);
        demand(
          answer === null || moves.includes(answer),
          'orders',
          `${at}: ${order.kind} gives no legal move`,
        );
        const other = game.view(possible, seat);
        const again = standingOrders.answer(other, game.legalMoves(possible, seat), order);
        demandSame(
          [again && game.notation(again), standingOrders.isOver(other, order)],
          [answer && game.notation(answer), isOver],
          'orders',
          `${at}: ${order.kind} depends on what is hidden`,
        );
      }
      const offers = standingOrders.offers(view);
      demandSame(JSON.parse(JSON.stringify(offers)), offers, 'orders', `${at}: offers`);
      if (offers.length === 0) return;
      const offer = rng.pick(offers);
      const order = {
        kind: offer.kind,
        args: Object.fromEntries(
          Object.entries(offer.params).map(([name, param]) => [name, randomValue(param, rng)]),
        ),
      };
      demand(isOffered(offers, order), 'orders', `${at}: ${order.kind} is not as it is offered`);
      checkSaid(run, order, at);
      given.set(seat, [...orders, order].slice(-MAX_ORDERS));
    });
  }
}

function checkSaid<S, V, M>({ game, kit }: Run<S, V, M>, { kind, args }: Order, at: string): void {
  demand(game.standingOrders?.kinds.includes(kind) === true, 'orders', `${at}: ${kind} is not in kinds`);
  for (const lang of LANGS) {
    const texts = kit.texts[lang].orders?.[kind];
    checkWords(texts?.say(args), `${lang} order ${kind}`);
  }
}

/** Every kind has its words. */
export function checkOrderTexts<S, V, M>(game: Game<S, V, M>, kit: Run<S, V, M>['kit']): void {
  for (const kind of game.standingOrders?.kinds ?? []) {
    for (const lang of LANGS) {
      const texts = kit.texts[lang].orders?.[kind];
      checkWords(texts?.title, `${lang} order ${kind}`);
      for (const words of Object.values(texts?.params ?? {}))
        for (const word of typeof words === 'string' ? [words] : Object.values(words))
          checkWords(word, `${lang} order ${kind}`);
    }
  }
}

function randomValue(param: OrderParam, rng: Rng) {
  switch (param.kind) {
    case 'amount':
      return param.from + rng.int(param.to - param.from + 1);
    case 'ranking':
      return rng.shuffle([...param.of]);
    case 'fixed':
      return param.value;
  }
}
