// The first game of Biblios.
import { BIBLIOS } from '../rules/data.ts';
import { words as en } from '../texts/en.ts';
import { words as fr } from '../texts/fr.ts';
import { english } from './lesson.en.ts';
import { french } from './lesson.fr.ts';
import { lessonOf } from './scenes.ts';

export const lesson = lessonOf(BIBLIOS, { en: english(en), fr: french(fr) });
