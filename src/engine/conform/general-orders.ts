// Checks of the orders that every game has: what a plan plays and whether a move is the only one follows from what the seat,
// or everybody, can know.

import { foresee } from '../foresight.ts';
import { CHANCE, type Order, type Seat } from '../game.ts';
import { GENERAL_ORDERS, ONLY_MOVE } from '../general-orders.ts';
import { plannedOrder } from '../plan.ts';
import type { Knowledge } from '../planned-move.ts';
import type { Rng } from '../rng.ts';
import { seatList } from '../seats.ts';
import { nameOfSeen, seenBy } from '../seen.ts';
import { canOrder, orderedMove } from '../standing-orders.ts';
import type { Step } from '../table.ts';
import { eventText, LANGS } from '../texts.ts';
import { demand, demandSame, type Position, type Run } from './run.ts';
import { checkWords } from './texts.ts';

/** One position in this many has a seat that plans its next move. */
const PLAN_RARITY = 10;
const SUPPOSED = 5;
const ONLY: Order = { kind: ONLY_MOVE, args: {} };

/** The steps of one game so far, and the plans that its seats have made. */
export class PlannedGame {
  readonly steps: Step[] = [];
  readonly plans = new Map<Seat, Order>();
  ply = 0;
  private by: Seat | typeof CHANCE = CHANCE;

  follow<S, M>({ next, events }: Position<S, M>, notation: string): void {
    if (this.by !== CHANCE) this.ply++;
    this.steps.push({ ply: this.ply, by: this.by, notation, events });
    this.by = next?.by ?? CHANCE;
  }
}

export function checkGeneralOrders<S, V, M>(
  run: Run<S, V, M>,
  position: Position<S, M>,
  planned: PlannedGame,
  rng: Rng,
): void {
  const { game, seats } = run;
  const { state, next } = position;
  planned.follow(position, '');
  for (const kind of GENERAL_ORDERS)
    demand(!game.standingOrders?.kinds.includes(kind), 'orders', `${kind} is an order of every game`);
  for (const seat of next ? seatList(seats) : [])
    if (game.legalMoves(state, seat).length > 0) checkAnswers(run, position, planned, seat, rng);
  if (next && rng.int(PLAN_RARITY) === 0) plan(run, position, planned, rng);
}

/** In another truth that the seat cannot tell from this one it plays the same; of an only move everybody knows. */
function checkAnswers<S, V, M>(
  { game, kit, label }: Run<S, V, M>,
  { state }: Position<S, M>,
  planned: PlannedGame,
  seat: Seat,
  rng: Rng,
): void {
  const at = `${label} ply ${planned.ply}, seat ${seat}`;
  const order = planned.plans.get(seat);
  const answer = (truth: S, given: Order) => {
    const moves = game.legalMoves(truth, seat);
    const notation = orderedMove(game, knowledgeIn(game.view(truth, seat), planned, seat), moves, [given]);
    const isLegal = notation === null || moves.some((move) => game.notation(move) === notation);
    demand(isLegal, 'orders', `${at}: ${given.kind} gives no legal move`);
    return notation;
  };
  if (order) {
    const there = answer(kit.redeal(state, seat, rng), order);
    demandSame(there, answer(state, order), 'orders', `${at}: a plan depends on what is hidden`);
  }
  const only = answer(state, ONLY);
  if (only === null) return;
  const others = game.legalMoves(kit.redeal(state, null, rng), seat).map((move) => game.notation(move));
  demandSame(others, [only], 'orders', `${at}: an only move that not everybody knows of`);
}

function plan<S, V, M>(
  { game, kit, seats, label }: Run<S, V, M>,
  { state }: Position<S, M>,
  planned: PlannedGame,
  rng: Rng,
): void {
  const waiting = seatList(seats).filter((seat) => game.legalMoves(state, seat).length === 0);
  if (waiting.length === 0) return;
  const seat = rng.pick(waiting);
  const knowledge = knowledgeIn(game.view(state, seat), planned, seat);
  const table = { seat, seats };
  const { decisions } = foresee(game, knowledge.view, table, [], SUPPOSED);
  const when = decisions.length > 0 && rng.int(2) === 0 ? [rng.pick([...decisions])] : [];
  const { moves } = foresee(game, knowledge.view, table, when, SUPPOSED);
  if (moves.length === 0) return;
  const { notation: move, shows } = rng.pick([...moves]);
  const seen = nameOfSeen(knowledge.log(), planned.ply);
  const order = plannedOrder({ ply: planned.ply, seen, when, move, shows });
  demand(
    canOrder(game, knowledge, order),
    'orders',
    `${label} ply ${planned.ply}: "${move}" cannot be planned`,
  );
  for (const lang of LANGS)
    for (const event of [...when.flatMap(({ events }) => events), ...(shows ? [shows] : [])])
      checkWords(
        eventText(kit.texts[lang], event, (each) => `Seat ${each}`),
        `${lang} planned ${event.key}`,
      );
  planned.plans.set(seat, order);
}

const knowledgeIn = (view: unknown, { ply, steps }: PlannedGame, seat: Seat): Knowledge => ({
  seat,
  ply,
  view,
  log: () => seenBy(steps, seat),
});
