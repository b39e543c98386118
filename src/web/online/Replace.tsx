// For a seat whose player is away: the button that lets a bot play there, or how long the others have to wait for it.
import { useOnlineTexts } from './texts/index.ts';
import { timeText } from './time.ts';
import { useSecond } from './useSecond.ts';

interface ReplaceProps {
  readonly name: string;
  /** As of `since`; null: only the clock decides. A server of the version before does not say. */
  readonly inMs: number | null | undefined;
  /** By `performance.now()`. */
  readonly since: number;
  onReplace(): void;
}

export function Replace({ name, inMs = 0, since, onReplace }: ReplaceProps) {
  const texts = useOnlineTexts();
  useSecond();
  if (inMs === null) return <small data-replace="clock">{texts.replaceByClock}</small>;
  const seconds = Math.ceil((since + inMs - performance.now()) / 1000);
  if (seconds > 0)
    return <small data-replace="wait">{texts.replaceIn(name, timeText(seconds, texts))}</small>;
  return (
    <button type="button" class="plain-button" data-replace="now" onClick={onReplace}>
      {texts.replace(name)}
    </button>
  );
}
