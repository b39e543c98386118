// The contract of the engine's messages: one sentence for each code of a refusal or fault.
import type { OptionsAnswer } from '../options.ts';
import type { SaveFault } from '../save.ts';
import type { Refusal } from '../table.ts';
import type { AnyTexts, Names } from '../texts.ts';

/** Taken from a method, so that a sentence for one code can be used where one for any code is expected. */
type Sentence<A extends readonly unknown[]> = { say(...args: A): string }['say'];

/** Mapped over a union, so that a missing code does not compile. */
export type Sentences<F extends { readonly code: string }, Rest extends readonly unknown[] = []> = {
  readonly [C in F['code']]: Sentence<[fault: Extract<F, { readonly code: C }>, ...rest: Rest]>;
};

/** What a message needs besides the refusal: the names of the seats and, if known, the texts of the game. */
export interface MessageContext {
  readonly names: Names;
  readonly texts: AnyTexts | undefined;
}

export type OptionsFault = Extract<OptionsAnswer, { readonly ok: false }>;

export interface EngineMessages {
  readonly refusals: Sentences<Refusal, [MessageContext]>;
  readonly faults: Sentences<SaveFault, [MessageContext]>;
  readonly options: Sentences<OptionsFault>;
}
