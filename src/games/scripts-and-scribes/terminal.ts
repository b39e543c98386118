// The terminal drawing of Scripts & Scribes.
import { drawingOf } from '../biblios/terminal.ts';
import { words as en } from './texts/en.ts';
import { words as fr } from './texts/fr.ts';

export const draw = drawingOf({ en, fr });
