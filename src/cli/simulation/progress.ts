// A progress bar that always fits on one line.
import type { Lang } from '../../engine/index.ts';
import { widthOf } from '../columns.ts';
import { numberFormats } from '../number-format.ts';
import { textsOf } from '../texts/index.ts';

const MAX_BAR_COLUMNS = 30;
const MIN_BAR_COLUMNS = 10;

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
  const words = room - widthOf(full) - 1 >= MIN_BAR_COLUMNS ? full : share;
  const width = Math.min(MAX_BAR_COLUMNS, room - widthOf(words) - 1);
  if (width < MIN_BAR_COLUMNS) return share;
  const filled = Math.round((width * done) / all);
  return `${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${words}`;
}
