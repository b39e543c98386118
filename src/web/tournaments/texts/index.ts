// The texts of tournaments in the language set. They belong to these pages alone, so both languages come with them.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type TournamentTexts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, TournamentTexts>> = { en, fr };

export const useTournamentTexts = (): TournamentTexts => TEXTS[useSettings().lang];
