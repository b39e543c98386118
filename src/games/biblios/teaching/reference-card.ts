// The reference card of Biblios.
import type { ReferenceCard } from '../../../engine/teaching.ts';
import { words as english } from '../texts/en.ts';
import { words as french } from '../texts/fr.ts';
import { cardIn as inEnglish } from './reference-card.en.ts';
import { cardIn as inFrench } from './reference-card.fr.ts';

export const referenceCard: ReferenceCard = { en: inEnglish(english), fr: inFrench(french) };
