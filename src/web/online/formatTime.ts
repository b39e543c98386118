// Formats the remaining time of a clock.
import type { OnlineTexts } from './texts/en.ts';

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export function formatTime(seconds: number, texts: Pick<OnlineTexts, 'days'>): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (seconds >= DAY) return texts.days(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
  return `${minutes}:${two(seconds % MINUTE)}`;
}
