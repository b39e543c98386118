// The board of Biblios.
import { BIBLIOS_LOOK } from './biblios-look.ts';
import { kitOf } from './board-kit.tsx';

export const board = kitOf(BIBLIOS_LOOK);
