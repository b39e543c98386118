// The contract of the command line's words: English is the measure; what it has, every language must have.
import type { OptionsFault, Sentences } from '../../engine/words/index.ts';
import type { UsageFault } from '../usage.ts';
import type { en } from './en.ts';

/** Options are the engine's; it has its own words for them. */
export type UsageSentences = Sentences<Exclude<UsageFault, OptionsFault>>;

export type Texts = typeof en;
