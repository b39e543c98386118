// Planted faults of standing orders.
import { kit } from '../../../../docs/example/fixtures/conformance.ts';
import type { Move, View } from '../../../../docs/example/rules/state.ts';
import type { StandingOrders } from '../../game.ts';
import type { PlantedFault } from './planted.fixtures.ts';

const lowest: StandingOrders<View, Move> = {
  kinds: ['lowest'],
  offers: ({ seat }) => (seat === null ? [] : [{ kind: 'lowest', params: {} }]),
  answer: (_, moves) => moves[0] ?? null,
  isOver: () => false,
};
const words = { title: 'x', params: {}, say: () => 'x' };
const withTexts = {
  texts: {
    en: { ...kit.texts.en, orders: { lowest: words } },
    fr: { ...kit.texts.fr, orders: { lowest: words } },
  },
};
let asked = 0;

const fault = (what: string, says: string, part: Partial<StandingOrders<View, Move>>): PlantedFault => ({
  point: 'orders',
  what,
  says,
  game: { standingOrders: { ...lowest, ...part } },
  kit: withTexts,
});

export const ordersFaults: readonly PlantedFault[] = [
  fault('an order plays a card that is not in the hand', 'no legal move', {
    answer: () => ({ kind: 'play', card: 99 }),
  }),
  fault('an order knows more than the view', 'depends on what is hidden', {
    answer: (_, moves) => moves[asked++ % moves.length] ?? null,
  }),
  fault('an order writes on the view', 'Cannot', {
    answer: (view, moves) => {
      view.hand.sort();
      return moves[0] ?? null;
    },
  }),
  fault('an order is offered that is not listed', 'not in kinds', { kinds: [] }),
  { ...fault('an order has no words', '', {}), point: 'texts', kit: {} },
];
