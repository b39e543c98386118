// The game Biblios.

import { gameOf } from './game.ts';
import { BIBLIOS } from './rules/data.ts';
import { type BibliosOptions, OPTIONS } from './rules/state.ts';

export type { Card as BibliosCard } from './rules/data.ts';
export type {
  BibliosOptions,
  Event as BibliosEvent,
  Move as BibliosMove,
  State as BibliosState,
  View as BibliosView,
} from './rules/state.ts';

export const biblios = gameOf(BIBLIOS, OPTIONS, ({ penalty }: BibliosOptions) => penalty);
