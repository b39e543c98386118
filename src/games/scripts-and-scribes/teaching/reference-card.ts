// The reference card of Scripts & Scribes.
import type { ReferenceCard } from '../../../engine/teaching.ts';
import { cardIn as inEnglish } from '../../biblios/teaching/reference-card.en.ts';
import { cardIn as inFrench } from '../../biblios/teaching/reference-card.fr.ts';
import { words as english } from '../texts/en.ts';
import { words as french } from '../texts/fr.ts';

export const referenceCard: ReferenceCard = { en: inEnglish(english), fr: inFrench(french) };
