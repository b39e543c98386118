// Scripts & Scribes, assembled.
import { gameOf } from '../biblios/game.ts';
import { SCRIPTS_AND_SCRIBES } from './data.ts';

export type { Card as ScriptsAndScribesCard } from '../biblios/data.ts';
export type {
  Event as ScriptsAndScribesEvent,
  Move as ScriptsAndScribesMove,
  State as ScriptsAndScribesState,
  View as ScriptsAndScribesView,
} from '../biblios/state.ts';

export const scriptsAndScribes = gameOf(SCRIPTS_AND_SCRIBES, {}, () => 'each-takes');
