// The texts of online tables in the language set. They belong to these pages alone, so both languages come with them.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { type AtTableTexts, atTableEn } from './at-table.en.ts';
import { atTableFr } from './at-table.fr.ts';

const TEXTS: Readonly<Record<Lang, AtTableTexts>> = { en: atTableEn, fr: atTableFr };

export const useAtTableTexts = (): AtTableTexts => TEXTS[useSettings().lang];
