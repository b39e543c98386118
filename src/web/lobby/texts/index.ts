// The texts of the lobby in the language set.
import type { Lang } from '../../../engine/texts.ts';
import { useSettings } from '../../settings/settings.ts';
import { en, type LobbyTexts } from './en.ts';
import { fr } from './fr.ts';

const TEXTS: Readonly<Record<Lang, LobbyTexts>> = { en, fr };

export function useLobbyTexts(): LobbyTexts {
  return TEXTS[useSettings().lang];
}
