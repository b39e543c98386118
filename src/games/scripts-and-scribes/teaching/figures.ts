// The figures of the rules of Scripts & Scribes: those of Biblios in its own words.
import { figuresOf } from '../../biblios/teaching/edition-figures.ts';
import { SCRIPTS_AND_SCRIBES } from '../rules/data.ts';
import { words as en } from '../texts/en.ts';
import { words as fr } from '../texts/fr.ts';

export const figures = figuresOf(SCRIPTS_AND_SCRIBES, en, fr);
