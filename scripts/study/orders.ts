// `npm run study -- orders [--games 200 --seats 3 --bots master@60]`: how often people have to come back to games of masters, with and without standing orders.
import { parseArgs } from 'node:util';
import { findBot } from '../../src/bots/index.ts';
import { playOut } from '../../src/cli/simulation/playout.ts';
import {
  chanceRng,
  chooseOptions,
  type Order,
  openTable,
  orderedMove,
  rngOf,
  type Seat,
  seatList,
  seedFromText,
  splitMove,
} from '../../src/engine/index.ts';
import { biblios } from '../../src/games/biblios/index.ts';
import { CARD_GROUPS, groupOf } from '../../src/games/biblios/orders.ts';
import type { Move, View } from '../../src/games/biblios/rules/state.ts';
import { insightOf } from '../../src/games/loaded.ts';

interface Asked {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly played: Move;
  /** Nobody else has decided since this seat's last decision: the person is still there. */
  readonly isStillThere: boolean;
}

/** The decisions of one seat. */
export function decisionsOf(seat: Seat, seats: number, seed: string, moves: readonly string[]): Asked[] {
  const chosen = chooseOptions(biblios, {});
  if (!chosen.ok) throw new Error('the default options are refused');
  const table = openTable(biblios, seats, chosen.options, seed);
  const asked: Asked[] = [];
  let last: Seat | null = null;
  for (const each of moves) {
    const { seat: by, notation } = splitMove(each);
    if (by === seat) {
      const legal = table.legalMoves(seat);
      const played = legal.find((move) => biblios.notation(move) === notation);
      if (!played) throw new Error(`${notation} is not legal`);
      asked.push({ view: table.view(seat), moves: legal, played, isStillThere: last === seat });
    }
    table.play(by, notation);
    last = by;
  }
  return asked;
}

/** How often the person comes to the table: for each run of decisions in which nobody else decides. */
export const visitsWithout = (asked: readonly Asked[]): number =>
  asked.filter(({ isStillThere }) => !isStillThere).length;

/**
 * The same decisions, with orders. At each visit the person says in advance what they will do anyway, as far as the
 * plain orders can say it: the orders are chosen so that they play exactly the recorded moves for as long as possible.
 */
export function visitsWith(asked: readonly Asked[]): number {
  let visits = 0;
  for (let at = 0; at < asked.length; ) {
    visits++;
    // The person decides as long as nobody else does, and leaves orders then.
    do at++;
    while (asked[at]?.isStillThere);
    at = firstAsked(asked, at);
  }
  return visits;
}

/** The first decision from `start` on that no orders given before it could make. */
function firstAsked(asked: readonly Asked[], start: number): number {
  let best = start;
  // What the orders leave to the person: a kind of card, or which card to take.
  const left = new Set<string>();
  for (;;) {
    const orders = ordersFor(asked, start, left);
    const end = runOf(asked, start, orders);
    if (end.at > best && end.why === 'asked') best = end.at;
    if (end.why === 'asked') return best;
    if (left.has(end.topic)) return best;
    left.add(end.topic);
  }
}

interface RunEnd {
  readonly at: number;
  readonly why: 'asked' | 'differs';
  readonly topic: string;
}

/** How far these orders play what was played. */
function runOf(asked: readonly Asked[], start: number, orders: readonly Order[]): RunEnd {
  for (let at = start; at < asked.length; at++) {
    const { view, moves, played } = asked[at]!;
    const answer = orderedMove(
      biblios,
      { seat: view.seat ?? 0, ply: at, view, log: () => [] },
      moves,
      orders,
    );
    if (answer === null) return { at, why: 'asked', topic: '' };
    if (answer !== biblios.notation(played)) return { at, why: 'differs', topic: topicOf(view) };
  }
  return { at: asked.length, why: 'asked', topic: '' };
}

const topicOf = (view: View) => (view.phase === 'take' ? 'take' : groupOf(view.card));

/** The orders of somebody who will decide as recorded; about the topics in `left` they want to be asked. */
function ordersFor(asked: readonly Asked[], start: number, left: ReadonlySet<string>): Order[] {
  const limits: Record<string, number> = Object.fromEntries(CARD_GROUPS.map((group) => [group, -1]));
  const worth = new Map<string, number>();
  for (const { view, moves, played } of asked.slice(start)) {
    const topic = topicOf(view);
    if (left.has(topic)) break;
    if (played.kind === 'bid') limits[topic] = Math.max(limits[topic] ?? 0, played.amount);
    else if (played.kind === 'pass') limits[topic] = Math.max(limits[topic] ?? 0, 0);
    else if (played.kind === 'take') {
      for (const move of moves) {
        if (move.kind !== 'take') continue;
        const group = groupOf(move.card);
        worth.set(group, (worth.get(group) ?? 0) + (move === played ? 1 : -1 / moves.length));
      }
    }
  }
  const ranking = [...CARD_GROUPS].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  return [
    { kind: 'limits', args: limits },
    ...(left.has('take') ? [] : [{ kind: 'take-best', args: { ranking } }]),
  ];
}

export function main(): void {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200' },
      seats: { type: 'string', default: '3' },
      bots: { type: 'string', default: 'master@60' },
      seed: { type: 'string', default: '1' },
    },
  });
  const seats = Number(values.seats);
  const bot = findBot(values.bots, insightOf(biblios));
  const chosen = chooseOptions(biblios, {});
  if (!bot || !chosen.ok) throw new Error(`there is no bot ${values.bots}`);
  let [without, withOrders, decisions] = [0, 0, 0];
  for (let i = 0; i < Number(values.games); i++) {
    const seed = seedFromText(`orders ${values.seed} ${i}`, seats);
    const moves: string[] = [];
    playOut({
      game: biblios,
      options: chosen.options,
      bots: seatList(seats).map(() => bot),
      rngs: seatList(seats).map((seat) => rngOf(`orders ${values.seed} ${i} ${seat}`)),
      chanceRng: (step) => chanceRng(seed, step),
      isStopped: () => false,
      moves,
    });
    for (const seat of seatList(seats)) {
      const asked = decisionsOf(seat, seats, seed, moves);
      decisions += asked.length;
      without += visitsWithout(asked);
      withOrders += visitsWith(asked);
    }
  }
  const players = Number(values.games) * seats;
  const each = (count: number) => (count / players).toFixed(1);
  console.log(`${values.games} games of ${values.bots}, ${seats} seats: per player and game`);
  console.log(`decisions ${each(decisions)}, visits ${each(without)}, with orders ${each(withOrders)}`);
  console.log(`visits saved: ${Math.round(100 * (1 - withOrders / without))} %`);
}
