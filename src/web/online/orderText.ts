// The words for a standing order as it was given: by the game's texts, or for the orders that every game has by the page's.
import type { Order } from '../../engine/game.ts';
import { ONLY_MOVE } from '../../engine/general-orders.ts';
import { type ForeseenDecision, planIn } from '../../engine/plan.ts';
import { type AnyTexts, eventText, type Names } from '../../engine/texts.ts';
import type { AtTableTexts } from './texts/at-table.en.ts';

export function orderText(order: Order, game: AnyTexts, names: Names, texts: AtTableTexts['orders']): string {
  if (order.kind === ONLY_MOVE) return texts.onlyMove.said;
  const plan = planIn(order);
  if (!plan) return game.orders?.[order.kind]?.say(order.args) ?? '';
  const conditions = plan.when.map((decision) => withoutStop(decisionText(decision, game, names)));
  const move = plan.shows ? withoutStop(eventText(game, plan.shows, names)) : plan.move;
  return texts.plan.said(conditions, move);
}

export const decisionText = ({ events }: ForeseenDecision, game: AnyTexts, names: Names): string =>
  events.map((event) => eventText(game, event, names)).join(' ');

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');
