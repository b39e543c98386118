// The tables by which people keep others away and tell operators about them.
import type { Selectable } from 'kysely';

/** Whom a person does not want to hear (`mute`), or neither to hear nor to play with (`block`). */
interface PersonBlocks {
  id: string;
  person: string;
  other: string;
  kind: string;
  /** The name that the other had then: it is how the person remembers them. */
  name: string;
  created_at: number;
}

/** What a player has told the operators about somebody. */
interface Reports {
  id: string;
  at: number;
  match: string;
  /** Null if they have deleted their account since. */
  reporter: string | null;
  reporter_name: string;
  subject: string;
  subject_name: string;
  reason: string;
  /** In the player's own words; may be empty. */
  words: string;
  /** When the line was written that the report is about; null if it is about the person. */
  line_at: number | null;
  /** Null while it is open. */
  closed_at: number | null;
  /** What the operator has noted at the end. */
  note: string;
}

/** The chat around a report, which outlasts the chat itself. */
interface ReportLines {
  report: string;
  position: number;
  at: number;
  person: string | null;
  name: string;
  said: string;
}

export interface SafetySchema {
  person_blocks: PersonBlocks;
  reports: Reports;
  report_lines: ReportLines;
}

export type BlockRow = Selectable<PersonBlocks>;
export type ReportRow = Selectable<Reports>;
export type ReportLineRow = Selectable<ReportLines>;
