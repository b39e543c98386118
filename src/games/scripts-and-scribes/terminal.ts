// Scripts & Scribes in the terminal.
import { drawingOf } from '../biblios/terminal.ts';
import { words as en } from './texts/en.ts';
import { words as fr } from './texts/fr.ts';

export const draw = drawingOf({ en, fr });
