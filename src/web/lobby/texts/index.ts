// The texts of the lobby in the language set.
import { useSettings } from '../../settings/settings.ts';
import { textsIn } from '../../texts/loadTexts.ts';
import type { LobbyTexts } from './en.ts';

export const useLobbyTexts = (): LobbyTexts => textsIn(useSettings().lang, 'lobby');
