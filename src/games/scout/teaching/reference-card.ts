// The reference card of Scout.
import type { ReferenceCard } from '../../../engine/teaching.ts';
import { card as en } from './reference-card.en.ts';
import { card as fr } from './reference-card.fr.ts';

export const referenceCard: ReferenceCard = { en, fr };
