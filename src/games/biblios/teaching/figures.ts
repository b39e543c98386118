// The figures of Biblios' rules.
import { BIBLIOS } from '../rules/data.ts';
import { words as en } from '../texts/en.ts';
import { words as fr } from '../texts/fr.ts';
import { figuresOf } from './edition-figures.ts';

export const figures = figuresOf(BIBLIOS, en, fr);
