// Turns a module of texts into sentences: every string in it, and every function with every sample.
import { BY_SENTENCE, samplesOf } from './samples.ts';
import { parametersOf, type Signatures } from './signatures.ts';

export interface Sentence {
  /** Where it stands: `doors.bots.title`. */
  readonly where: string;
  readonly text: string;
}

const MAX_DEPTH = 8;

export function sentencesOf(texts: unknown, signatures: Signatures, where = ''): Sentence[] {
  if (typeof texts === 'string') return [{ where, text: texts }];
  if (isSpoken(texts)) return rendered(texts, signatures, where);
  if (typeof texts !== 'object' || texts === null || where.split('.').length > MAX_DEPTH) return [];
  return Object.entries(texts).flatMap(([key, value]) =>
    sentencesOf(value, signatures, where ? `${where}.${key}` : key),
  );
}

const isSpoken = (value: unknown): value is Spoken => typeof value === 'function';

type Spoken = (...values: readonly unknown[]) => unknown;

function rendered(sentence: Spoken, signatures: Signatures, where: string): Sentence[] {
  const name = where.split('.').at(-1) ?? '';
  const special = BY_SENTENCE[name];
  const run = (values: readonly unknown[]) => sentencesOf(sentence(...values), signatures, where);
  if (special && sentence.length > 0) return special.flatMap(run);
  const parameters = parametersOf(name, sentence, signatures);
  const samples = parameters.map((parameter) => {
    const found = samplesOf(parameter);
    if (!found) throw new Error(`${where}: no sample for ${parameter.name}: ${parameter.type}`);
    return found;
  });
  return combinations(samples).flatMap(run);
}

/** Every sample with the first ones of the others, and all of them together once: enough for grammar. */
function combinations(samples: readonly (readonly unknown[])[]): unknown[][] {
  const rounds = Math.max(1, ...samples.map(({ length }) => length));
  const shifted = samples.length > 1 ? [0, 1] : [0];
  return shifted.flatMap((shift) =>
    Array.from({ length: rounds }, (_, i) => samples.map((each, at) => each[(i + shift * at) % each.length])),
  );
}
