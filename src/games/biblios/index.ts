// Biblios, assembled.
import { BIBLIOS } from './data.ts';
import { gameOf } from './game.ts';
import { type BibliosOptions, options } from './state.ts';

export type { Card as BibliosCard } from './data.ts';
export type {
  BibliosOptions,
  Event as BibliosEvent,
  Move as BibliosMove,
  State as BibliosState,
  View as BibliosView,
} from './state.ts';

export const biblios = gameOf(BIBLIOS, options, ({ penalty }: BibliosOptions) => penalty);
