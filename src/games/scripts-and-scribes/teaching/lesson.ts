// The first game of Scripts & Scribes: that of Biblios in its own words.
import { english } from '../../biblios/teaching/lesson.en.ts';
import { french } from '../../biblios/teaching/lesson.fr.ts';
import { lessonOf } from '../../biblios/teaching/scenes.ts';
import { SCRIPTS_AND_SCRIBES } from '../rules/data.ts';
import { words as en } from '../texts/en.ts';
import { words as fr } from '../texts/fr.ts';

export const lesson = lessonOf(SCRIPTS_AND_SCRIBES, { en: english(en), fr: french(fr) });
