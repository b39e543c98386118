// How Biblios looks.
import { BIBLIOS_LOOK } from './board/edition.ts';
import { kitOf } from './board/kit.tsx';

export const board = kitOf(BIBLIOS_LOOK);
