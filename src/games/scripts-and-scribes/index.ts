// Scripts & Scribes, assembled.
import { gameOf } from '../biblios/game.ts';
import { SCRIPTS_AND_SCRIBES } from './data.ts';

export const scriptsAndScribes = gameOf(SCRIPTS_AND_SCRIBES, {}, () => 'each-takes');
