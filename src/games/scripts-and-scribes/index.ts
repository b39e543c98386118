// The game Scripts & Scribes.
import { gameOf } from '../biblios/game.ts';
import { SCRIPTS_AND_SCRIBES } from './rules/data.ts';

export type { Card as ScriptsAndScribesCard } from '../biblios/rules/data.ts';
export type {
  Event as ScriptsAndScribesEvent,
  Move as ScriptsAndScribesMove,
  State as ScriptsAndScribesState,
  View as ScriptsAndScribesView,
} from '../biblios/rules/state.ts';

export const scriptsAndScribes = gameOf(SCRIPTS_AND_SCRIBES, {}, () => 'each-takes');
