// Compares what was announced with what happened: every event once, in its order, and nothing twice without cause.
import { redactEvent } from '../../../src/engine/events.ts';
import type { Seat } from '../../../src/engine/game.ts';
import type { AnyTable } from '../../../src/engine/table.ts';
import { type AnyTexts, eventText, type Names } from '../../../src/engine/texts.ts';

export interface PlayedTable {
  readonly table: AnyTable;
  readonly seat: Seat;
  readonly texts: AnyTexts;
  readonly names: Names;
}

interface Told {
  readonly ply: number;
  readonly sentence: string;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Everything that the seat could hear about; at ply 0 is what happened before the page was opened. */
export function sentencesOf({ table, seat, texts, names }: PlayedTable): readonly Told[] {
  return table.steps.flatMap(({ ply, events }) =>
    events.map((event) => ({ ply, sentence: plain(eventText(texts, redactEvent(event, seat), names)) })),
  );
}

export function faultsIn(told: readonly Told[], announcements: readonly string[]): readonly string[] {
  const faults: string[] = [];
  const heard = announcements.map(plain).join(' ');
  let cursor = 0;
  for (const { ply, sentence } of told) {
    // What happened before may have been said, but not later on.
    if (ply === 0) continue;
    const at = heard.indexOf(sentence, cursor);
    if (at >= 0) cursor = at + sentence.length;
    else faults.push(`not announced at ply ${ply}: ${sentence}`);
  }
  const happened = told.map(({ sentence }) => sentence).join(' ');
  for (const sentence of new Set(told.map((each) => each.sentence))) {
    const [often, cause] = [occurrences(heard, sentence), occurrences(happened, sentence)];
    if (often > cause) faults.push(`said ${often} times, happened ${cause} times: ${sentence}`);
  }
  return faults;
}

const occurrences = (text: string, sentence: string) => text.split(sentence).length - 1;
