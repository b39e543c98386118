// The texts of the rules in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { RulesTexts } from './en.ts';

export const useRulesTexts = (): RulesTexts => textsIn(useSettings().lang, 'rules');
