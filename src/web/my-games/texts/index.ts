// The texts of the page of one’s own games in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { MyGamesTexts } from './en.ts';

export const useMyGamesTexts = (): MyGamesTexts => textsIn(useSettings().lang, 'myGames');
