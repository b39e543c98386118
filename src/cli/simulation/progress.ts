// The progress of a simulation as a bar.
import type { Lang } from '../../engine/index.ts';
import { numbersIn } from '../numbers.ts';
import { textsOf } from '../texts/index.ts';

const WIDTH = 30;

export function progressBar(done: number, all: number, seconds: number, lang: Lang): string {
  const { whole, percent } = numbersIn(lang);
  const filled = Math.round((WIDTH * done) / all);
  const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
  const pace = whole(seconds > 0 ? done / seconds : 0);
  return `${bar} ${percent(done / all)} ${textsOf(lang).simulate.progress(whole(done), pace)}`;
}
