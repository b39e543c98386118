// The contract of the protocol's texts: a sentence for every refusal, for every request cut off by a lost connection, and for every quick phrase.
import type { Sentences } from '../../engine/messages/index.ts';
import type { Phrase } from '../phrases.ts';
import type { ConnectionRefusal, ServerRefusal } from '../refusals.ts';

export interface ProtocolTexts {
  readonly refusals: Sentences<ServerRefusal>;
  readonly cuts: Sentences<ConnectionRefusal>;
  readonly phrases: Readonly<Record<Phrase, string>>;
}
