// The icons and sounds of the events of Biblios.
import type { BoardModule } from '../../../parts/board.ts';
import type { Event, Move, View } from '../rules/state.ts';

export const MARKS: BoardModule<View, Move, Event>['eventMarks'] = {
  'first-drawn': { icon: 'flag' },
  drawn: { icon: 'card', sound: 'turn-over' },
  kept: { icon: 'hand', sound: 'take' },
  'put-aside': { icon: 'gavel', sound: 'deal' },
  'laid-out': { icon: 'eye', sound: 'deal' },
  'church-shown': { icon: 'seal', sound: 'page' },
  taken: { icon: 'take', sound: 'take' },
  'dice-turned': { icon: 'die', sound: 'dice' },
  'church-declined': { icon: 'seal' },
  'auctions-begin': { icon: 'gavel', sound: 'shuffle' },
  'put-up': { icon: 'pile', sound: 'turn-over' },
  bid: { icon: 'coin', sound: 'bid' },
  passed: { icon: 'close', sound: 'pass' },
  unsold: { icon: 'minus', sound: 'hammer' },
  'must-pay': { icon: 'coin' },
  'cannot-pay': { icon: 'hourglass', sound: 'refused' },
  seized: { icon: 'hand', sound: 'take' },
  confiscated: { icon: 'hand', sound: 'take' },
  'bid-anew': { icon: 'redo' },
  'paid-gold': { icon: 'coin', sound: 'payment' },
  'paid-card': { icon: 'card', sound: 'deal' },
  won: { icon: 'take', sound: 'hammer' },
  counted: { icon: 'crown', sound: 'turn-over' },
};
