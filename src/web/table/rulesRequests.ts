// What an online table asks its worker: the rules applied to what this player sees. It needs no table in the worker.
import { rngOf } from '../../engine/chance.ts';
import { foresee } from '../../engine/foresight.ts';
import { OVER } from '../../engine/game.ts';
import { planIn, plannedOrder } from '../../engine/plan.ts';
import { readRecord, verify } from '../../engine/record.ts';
import { nameOfSeen } from '../../engine/seen.ts';
import { isOrderOver } from '../../engine/standing-orders.ts';
import type { RequestHandlers } from '../workers/serveRequests.ts';
import { loadRules } from './loadRules.ts';
import type { TableRequests } from './messages.ts';

export const rulesRequests: RequestHandlers<
  Pick<TableRequests, 'legalMoves' | 'orders' | 'foresee' | 'plan' | 'refusal' | 'verify'>
> = {
  legalMoves: async ({ game, view, seat }) => {
    const rules = await loadRules(game);
    const state = rules.determinize(view, rngOf('choices'));
    return rules.legalMoves(state, seat).map((move) => ({ move, notation: rules.notation(move) }));
  },
  orders: async ({ game, knowledge: { log, ...known }, orders }) => {
    const rules = await loadRules(game);
    const knowledge = { ...known, log: () => log };
    return {
      offers: rules.standingOrders?.offers(known.view) ?? [],
      states: orders.map((order) => {
        if (!isOrderOver(rules, knowledge, order)) return 'active';
        const plan = planIn(order);
        const hasDecided = plan && log.some(({ ply, by }) => ply > plan.ply && by === known.seat);
        return plan && !hasDecided ? 'missed' : 'over';
      }),
    };
  },
  foresee: async ({ game, view, seat, seats, after }) =>
    foresee(await loadRules(game), view, { seat, seats }, after),
  plan: async ({ log, ...plan }) => plannedOrder({ ...plan, seen: nameOfSeen(log, plan.ply) }),
  refusal: async ({ game, view, seat, notation }) => {
    const rules = await loadRules(game);
    const state = rules.determinize(view, rngOf('choices'));
    const turn = rules.turn(state);
    if (turn === OVER) return { code: 'game-over', notation };
    if (rules.legalMoves(state, seat).length === 0) return { code: 'not-your-turn', seat, turn, notation };
    return { code: 'illegal-move', notation, because: rules.refusal(state, seat, notation) };
  },
  verify: async ({ record }) => {
    const form = readRecord(record);
    if (!form.ok) return form.fault;
    const rules = await loadRules(form.record.game);
    const answer = verify(record, () => rules);
    return answer.ok ? null : answer.fault;
  },
};
