// Compares what was announced with what happened: every turn in its order, whole or in parts, and nothing twice without cause.
import { redactEvent } from '../../../src/engine/events.ts';
import type { Seat } from '../../../src/engine/game.ts';
import type { AnyTable } from '../../../src/engine/table.ts';
import type { TurnWords } from '../../../src/engine/turn-text.ts';
import { type LogEntry, turnsOf } from '../../../src/engine/turns.ts';
import { spokenTurns } from '../../../src/web/announcements/turnVoice.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Everything that the seat could hear about; at ply 0 is what happened before the page was opened. */
export function happenedAt(table: AnyTable, seat: Seat): readonly LogEntry[] {
  return table.steps.flatMap(({ ply, by, events }) =>
    events.map((event) => ({ ply, by, event: redactEvent(event, seat) })),
  );
}

interface Part {
  readonly end: number;
  readonly sentence: string;
  readonly at: number;
}

export function faultsIn(
  happened: readonly LogEntry[],
  announcements: readonly string[],
  words: TurnWords,
): readonly string[] {
  const faults: string[] = [];
  const heard = announcements.map(plain).join(' ');
  const entries = happened.filter(({ ply }) => ply > 0);
  const sentenceOf = (part: readonly LogEntry[], before?: LogEntry) =>
    plain(spokenTurns(part, words, before));
  let rest = '';
  let cursor = 0;
  for (let begin = 0; begin < entries.length; ) {
    const parts = partsFrom(entries, begin).map(
      (end): Part => ({
        end,
        ...found(heard, cursor, sentenceOf(entries.slice(begin, end), entries[begin - 1])),
      }),
    );
    const said = parts.filter(({ at }) => at >= 0);
    // A turn may have been told in parts: the part that was said first, and of those the longest.
    const first = said.toSorted((a, b) => a.at - b.at || b.end - a.end)[0];
    if (first) {
      rest += `${heard.slice(cursor, first.at)}|`;
      cursor = first.at + first.sentence.length;
    } else faults.push(`not announced at ply ${entries[begin]?.ply}: ${parts.at(-1)?.sentence}`);
    begin = first?.end ?? parts.at(-1)?.end ?? entries.length;
  }
  rest += heard.slice(cursor);
  // What happened before the page was there may have been said once.
  const before = happened.filter(({ ply }) => ply === 0).map((entry) => sentenceOf([entry]));
  for (const sentence of new Set(entries.map((entry) => sentenceOf([entry])))) {
    const again = sentence === '' ? 0 : rest.split(sentence).length - 1;
    if (again > before.filter((each) => each === sentence).length)
      faults.push(`said without cause: ${sentence}`);
  }
  return faults;
}

/** Where a part of a turn that begins here can end. */
function partsFrom(entries: readonly LogEntry[], begin: number): readonly number[] {
  const ends: number[] = [];
  for (let end = begin + 1; end <= entries.length; end++) {
    if (turnsOf(entries.slice(begin, end)).length > 1) break;
    ends.push(end);
  }
  return ends;
}

function found(heard: string, from: number, sentence: string): Pick<Part, 'sentence' | 'at'> {
  return { sentence, at: heard.indexOf(sentence, from) };
}
