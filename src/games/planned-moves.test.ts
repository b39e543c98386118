// Planned moves in random games of every kind: what was foreseen and happened is answered as planned, anything else is asked.
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type AnyTable,
  CHANCE,
  chooseOptions,
  foresee,
  isOrderOver,
  type Knowledge,
  nameOfSeen,
  openTable,
  orderedMove,
  type Plan,
  plannedOrder,
  rngOf,
  type Seat,
  seatList,
  seedFromText,
  seenBy,
} from '../engine/index.ts';
import { allGames, findLoadedGame } from './loaded.ts';

const PLIES = 90;

function randomTable(game: AnyGame): AnyTable {
  const chosen = chooseOptions(game, {});
  if (!chosen.ok) throw new Error('options');
  const seats = game.seatCounts.includes(3) ? 3 : 2;
  const table = openTable(game, seats, chosen.options, seedFromText(`planned ${game.id}`, seats));
  const rng = rngOf(`planned ${game.id}`);
  while (table.outcome === null && table.ply < PLIES) {
    const by = rng.pick(table.deciders);
    table.play(by, rng.pick([...table.legalMoves(by)]));
  }
  return table;
}

const knowledgeOf = (table: AnyTable, seat: Seat): Knowledge => ({
  seat,
  ply: table.ply,
  view: table.view(seat),
  log: () => seenBy(table.steps, seat),
});

/** For every seat that waits: a plan that foresees exactly what the others do, up to the seat's own next move. */
function plansIn(table: AnyTable): { plan: Plan; seat: Seat; asked: number }[] {
  const found: { plan: Plan; seat: Seat; asked: number }[] = [];
  for (let ply = 0; ply < table.ply - 1; ply++) {
    const now = table.at(ply);
    for (const seat of seatList(table.seats)) {
      const log = seenBy(table.steps, seat);
      const own = table.steps.find((step) => step.ply > ply && step.by === seat);
      if (!own || now.deciders.includes(seat)) continue;
      const between = log.filter((each) => each.ply > ply && each.ply < own.ply);
      if (between.some(({ by }) => by === CHANCE) || own.ply - ply > 6) continue;
      const when = Array.from({ length: own.ply - ply - 1 }, (_, i) => {
        const events = between.filter((each) => each.ply === ply + i + 1);
        return { by: events[0]?.by ?? 0, events: events.map(({ event }) => event) };
      });
      const shows = log.find((each) => each.ply === own.ply)?.event ?? null;
      const plan = { ply, seen: nameOfSeen(log, ply), when, move: own.notation, shows };
      found.push({ plan, seat, asked: own.ply - 1 });
    }
  }
  return found;
}

describe.each(allGames)('$game.id', ({ game }) => {
  const table = randomTable(game);
  const plans = plansIn(table);
  const answer = (plan: Plan, at: AnyTable, seat: Seat) =>
    orderedMove(game, knowledgeOf(at, seat), at.legalMoves(seat), [plannedOrder(plan)]);

  test('what comes as foreseen is answered as planned', () => {
    expect(plans.length).toBeGreaterThan(0);
    for (const { plan, seat, asked } of plans) {
      const at = table.at(asked);
      expect(answer(plan, at, seat), `ply ${plan.ply}, seat ${seat}`).toBe(plan.move);
      // Whatever the others do is foreseen too.
      expect(answer({ ...plan, when: [] }, at, seat)).toBe(plan.move);
      expect(isOrderOver(game, knowledgeOf(at, seat), plannedOrder(plan))).toBe(false);
      // Once the seat has decided, the plan is over.
      expect(isOrderOver(game, knowledgeOf(table.at(asked + 1), seat), plannedOrder(plan))).toBe(true);
    }
  });

  test('anything else is asked: another decision, another past, or a move that does something else', () => {
    for (const { plan, seat, asked } of plans) {
      const at = table.at(asked);
      const [first, ...more] = plan.when;
      if (first) {
        const other = { ...first, events: [{ key: 'other', args: {} }] };
        expect(answer({ ...plan, when: [other, ...more] }, at, seat)).toBe(null);
        expect(answer({ ...plan, when: [...plan.when, first] }, at, seat)).toBe(null);
      }
      expect(answer({ ...plan, seen: nameOfSeen([], plan.ply + 1) }, at, seat)).toBe(null);
      expect(answer({ ...plan, shows: { key: 'other', args: {} } }, at, seat)).toBe(null);
      expect(answer({ ...plan, move: `${plan.move} or not` }, at, seat)).toBe(null);
    }
  });
});

test('no cards are made up for the others: in Scout no show of an unknown hand is listed, nor every gap of a scout', () => {
  const { game } = findLoadedGame('scout')!;
  const table = randomTable(game);
  let asked = 0;
  for (let ply = 0; ply < 40; ply += 3) {
    const at = table.at(ply);
    for (const seat of seatList(table.seats).filter((each) => !at.deciders.includes(each))) {
      const view = at.view(seat) as { hands: number[][] };
      const { decisions } = foresee(game, view, { seat, seats: table.seats }, []);
      asked++;
      expect(decisions.length, `ply ${ply}`).toBeLessThanOrEqual(12);
      for (const { by, events } of decisions) {
        const cards = events.flatMap(({ key, args }) => (key === 'shown' ? (args.cards as number[]) : []));
        // Bit 8 marks a card that everybody has seen; 0 is an unknown one.
        const known = (view.hands[by] ?? []).map((card) => card & 255);
        for (const card of cards) expect(known).toContain(card & 255);
      }
    }
  }
  expect(asked).toBeGreaterThan(10);
});
