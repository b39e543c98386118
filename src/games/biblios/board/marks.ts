// The icons and sounds of the events of Biblios.
import type { BoardModule } from '../../../parts/board.ts';
import type { Event, Move, View } from '../rules/state.ts';

export const MARKS: BoardModule<View, Move, Event>['eventMarks'] = {
  'first-drawn': { icon: 'flag' },
  drawn: { icon: 'card', sound: 'paper' },
  kept: { icon: 'hand', sound: 'paper' },
  'put-aside': { icon: 'gavel', sound: 'paper' },
  'laid-out': { icon: 'eye', sound: 'paper' },
  'church-shown': { icon: 'seal', sound: 'wood' },
  taken: { icon: 'take', sound: 'paper' },
  'dice-turned': { icon: 'die', sound: 'dice' },
  'church-declined': { icon: 'seal' },
  'auctions-begin': { icon: 'gavel', sound: 'bell' },
  'put-up': { icon: 'pile', sound: 'wood' },
  bid: { icon: 'coin', sound: 'coin' },
  passed: { icon: 'close', sound: 'quill' },
  unsold: { icon: 'minus' },
  'must-pay': { icon: 'coin' },
  'cannot-pay': { icon: 'hourglass', sound: 'wood' },
  seized: { icon: 'hand', sound: 'paper' },
  confiscated: { icon: 'hand', sound: 'paper' },
  'bid-anew': { icon: 'redo' },
  'paid-gold': { icon: 'coin', sound: 'coin' },
  'paid-card': { icon: 'card', sound: 'paper' },
  won: { icon: 'take', sound: 'paper' },
  counted: { icon: 'crown', sound: 'bell' },
};
