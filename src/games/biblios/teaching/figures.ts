// The figures of Biblios' rules.
import { BIBLIOS } from '../data.ts';
import { words as en } from '../texts/en.ts';
import { words as fr } from '../texts/fr.ts';
import { figuresOf } from './pictures.ts';

export const figures = figuresOf(BIBLIOS, en, fr);
