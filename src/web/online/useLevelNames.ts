// The names of the bots' levels and characters.
import { type BotKind, useBotTexts } from '../game/botLevels.ts';

export function useLevelNames(): (level: BotKind) => string {
  const texts = useBotTexts();
  return (level) => texts[level].name;
}
