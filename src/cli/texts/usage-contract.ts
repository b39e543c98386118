// The contract of the sentences for wrong usage: one for each code.
import type { OptionsFault, Sentences } from '../../engine/messages/index.ts';
import type { UsageFault } from '../usage.ts';

/** Faults of options are the engine's; it has messages for them. */
export type UsageSentences = Sentences<Exclude<UsageFault, OptionsFault>>;
