// The bots of a `select`: the levels, then the characters.
import { CHARACTER_IDS } from '../../engine/characters.ts';
import { useTexts } from '../texts/index.ts';
import { type BotKind, LEVEL_KINDS, useBotTexts } from './botLevels.ts';

interface BotOptionsProps {
  /** What the list says for the name of a bot; the name itself if missing. */
  label?(name: string): string;
}

export function BotOptions({ label = (name) => name }: BotOptionsProps) {
  const { gamePage } = useTexts();
  const bots = useBotTexts();
  const option = (kind: BotKind) => (
    <option key={kind} value={kind}>
      {label(bots[kind].name)}
    </option>
  );
  return (
    <>
      <optgroup label={gamePage.levels}>{LEVEL_KINDS.map(option)}</optgroup>
      <optgroup label={gamePage.characters}>{CHARACTER_IDS.map(option)}</optgroup>
    </>
  );
}
