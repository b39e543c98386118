// For a player who is away: the button that lets a bot play, or the time until it is allowed.

import { browser } from '../browser.ts';
import { formatTime } from './formatTime.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';

interface ReplaceWithBotProps {
  readonly name: string;
  /** Milliseconds from `since`; null if only the clock decides. Older servers do not send it. */
  readonly inMs: number | null | undefined;
  /** A time of `browser.elapsed()`. */
  readonly since: number;
  onReplace(): void;
}

export function ReplaceWithBot({ name, inMs = 0, since, onReplace }: ReplaceWithBotProps) {
  const texts = useOnlineTexts();
  useClockTick();
  if (inMs === null) return <small data-replace="clock">{texts.replaceByClock}</small>;
  const seconds = Math.ceil((since + inMs - browser.elapsed()) / 1000);
  if (seconds > 0)
    return <small data-replace="wait">{texts.replaceIn(name, formatTime(seconds, texts))}</small>;
  return (
    <button type="button" class="plain-button" data-replace="now" onClick={onReplace}>
      {texts.replace(name)}
    </button>
  );
}
