// The first game of Biblios.
import { BIBLIOS } from '../data.ts';
import { words as en } from '../texts/en.ts';
import { words as fr } from '../texts/fr.ts';
import { english } from './lesson.en.ts';
import { french } from './lesson.fr.ts';
import { lessonOf } from './script.ts';

export const lesson = lessonOf(BIBLIOS, { en: english(en), fr: french(fr) });
