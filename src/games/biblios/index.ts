// Biblios, assembled.
import { BIBLIOS } from './data.ts';
import { gameOf } from './game.ts';
import { type BibliosOptions, options } from './state.ts';

export const biblios = gameOf(BIBLIOS, options, ({ penalty }: BibliosOptions) => penalty);
