// The contract of the protocol's words: a sentence for every refusal, a phrase for every key.
import type { Sentences } from '../../engine/words/index.ts';
import type { Phrase } from '../phrases.ts';
import type { LineRefusal, ServerRefusal } from '../refusals.ts';

export interface ProtocolTexts {
  readonly refusals: Sentences<ServerRefusal>;
  readonly cuts: Sentences<LineRefusal>;
  readonly phrases: Readonly<Record<Phrase, string>>;
}
