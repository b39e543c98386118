// A progress bar that always fits on one line.
import type { Lang } from '../../engine/index.ts';
import { widthOf } from '../columns.ts';
import { numberFormats } from '../number-format.ts';
import { textsOf } from '../texts/index.ts';

const WIDEST_BAR = 30;
const SHORTEST_BAR = 10;

interface Progress {
  readonly done: number;
  readonly all: number;
  readonly seconds: number;
}

/** With little room the bar gets shorter first, then the words are left out, then the bar. */
export function progressBar({ done, all, seconds }: Progress, room: number, lang: Lang): string {
  const { whole, percent } = numberFormats(lang);
  const share = percent(done / all);
  const pace = whole(seconds > 0 ? done / seconds : 0);
  const full = `${share} ${textsOf(lang).simulate.progress(whole(done), pace)}`;
  const words = room - widthOf(full) - 1 >= SHORTEST_BAR ? full : share;
  const width = Math.min(WIDEST_BAR, room - widthOf(words) - 1);
  if (width < SHORTEST_BAR) return share;
  const filled = Math.round((width * done) / all);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}`;
}
