// The progress bar of a simulation, on the error stream, so that what is printed can be piped.
import type { Lang } from '../../engine/index.ts';
import { numbersIn } from '../numbers.ts';
import { textsOf } from '../texts/index.ts';

const WIDTH = 30;
const WIPE = '\r\u001B[2K';

export interface Progress {
  show(done: number, seconds: number): void;
  wipe(): void;
}

/** Shows nothing where the stream is not a terminal. */
export function progressBar(stream: NodeJS.WriteStream, all: number, lang: Lang): Progress {
  if (!stream.isTTY) return { show() {}, wipe() {} };
  const { whole, percent } = numbersIn(lang);
  return {
    show(done, seconds) {
      const filled = Math.round((WIDTH * done) / all);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      const pace = seconds > 0 ? whole(done / seconds) : '';
      stream.write(
        `${WIPE}${bar} ${percent(done / all)} ${textsOf(lang).simulate.progress(whole(done), pace)}`,
      );
    },
    wipe() {
      stream.write(WIPE);
    },
  };
}
