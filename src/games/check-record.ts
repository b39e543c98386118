// Verifies the record of a game that was just played, as anybody would who gets its file another day.
import { faultText } from '../engine/messages/index.ts';
import type { Proof } from '../engine/proof.ts';
import { type RecordFault, recordOf, verify } from '../engine/record.ts';
import type { AnyTable } from '../engine/table.ts';
import type { AnyTexts } from '../engine/texts.ts';
import { underOtherConditions } from './other-conditions.ts';

/** Throws an error that says at which decision the replay went another way, and what to look for. */
export function checkRecord(table: AnyTable, proof: Proof, texts: AnyTexts): void {
  const data: unknown = JSON.parse(JSON.stringify(recordOf(table, proof)));
  const answer = underOtherConditions(() => verify(data, () => table.game));
  if (!answer.ok) throw new Error(`its records do not verify: ${reasonOf(answer.fault, texts)}`);
}

function reasonOf(fault: RecordFault, texts: AnyTexts): string {
  const what = faultText('en', fault, { names: (seat) => `Player ${seat + 1}`, texts });
  if (fault.code !== 'move-refused' && fault.code !== 'result-mismatch') return what;
  return `${what} The same seed and moves must always give the same game: chance comes from the \`rng\` of \`chance\` alone, never from Math.random, the clock, or variables outside of the state.`;
}
