// Finds the sentence for a code.
import type { Sentences } from './contract.ts';

export function sentence<F extends { readonly code: string }, Rest extends readonly unknown[]>(
  sentences: Sentences<F, Rest>,
  fault: F,
  ...rest: Rest
): string {
  const byCode: { readonly [code: string]: { say(fault: F, ...rest: Rest): string }['say'] } = sentences;
  const say = byCode[fault.code];
  if (!say) throw new Error(`no message for the code "${fault.code}"`);
  return say(fault, ...rest);
}
