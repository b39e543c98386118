// A fast seedable random generator (sfc32). The table seeds one per step of chance; bots seed their own.
import { shown } from './arguments.ts';
import { EngineError } from './errors.ts';

/** The number of different 32-bit words. */
const WORDS = 2 ** 32;

export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** Up to four 32-bit words. Neighbouring seeds give unrelated streams. */
  constructor(a: number, b = 0, c = 0, d = 1) {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
    for (let i = 0; i < 15; i++) this.word();
  }

  /** 32 random bits, unsigned. */
  word(): number {
    const t = (this.a + this.b + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + t;
    this.c |= 0;
    return t >>> 0;
  }

  /** One of 0 … n-1, evenly, without the bias of a plain remainder. */
  int(n: number): number {
    if (!(typeof n === 'number' && n >= 1 && n <= WORDS))
      throw new EngineError('bad-range', `cannot draw one of ${shown(n)}`);
    const fair = WORDS - (WORDS % n);
    let word = this.word();
    while (word >= fair) word = this.word();
    return word % n;
  }

  /** In [0, 1). */
  float(): number {
    return this.word() / WORDS;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)]!;
  }

  /** In place. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1);
      const held = list[i]!;
      list[i] = list[j]!;
      list[j] = held;
    }
    return list;
  }
}
