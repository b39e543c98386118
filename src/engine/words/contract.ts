// The contract of the engine's own words: one sentence for every code with which it refuses something.
import type { OptionsAnswer } from '../options.ts';
import type { SaveFault } from '../save.ts';
import type { Refusal } from '../table.ts';
import type { AnyTexts, Names } from '../texts.ts';

/** From a method, so that a sentence about one code stands where one about any code is asked for. */
type Sentence<A extends readonly unknown[]> = { say(...args: A): string }['say'];

/** Mapped over a union, so that a code without words does not compile. */
export type Sentences<F extends { readonly code: string }, Rest extends readonly unknown[] = []> = {
  readonly [C in F['code']]: Sentence<[fault: Extract<F, { readonly code: C }>, ...rest: Rest]>;
};

/** What a refusal may need besides itself: who sits where and, where it is known, the texts of the game. */
export interface Setting {
  readonly names: Names;
  readonly texts: AnyTexts | undefined;
}

export type OptionsFault = Extract<OptionsAnswer, { readonly ok: false }>;

export interface Words {
  readonly refusals: Sentences<Refusal, [Setting]>;
  readonly faults: Sentences<SaveFault, [Setting]>;
  readonly options: Sentences<OptionsFault>;
}
