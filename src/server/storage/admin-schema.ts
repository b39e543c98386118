// The tables of operators: who is banned, and what operators have done.
import type { Selectable } from 'kysely';

/** Who may not come. `kind` is `person`, `device` or `address`; `value` is an id, or an address with or without `/bits`. */
interface Bans {
  id: string;
  kind: string;
  value: string;
  reason: string;
  created_at: number;
  /** Null: for ever. */
  until_at: number | null;
}

/** What operators have done. */
interface Audit {
  id: string;
  at: number;
  action: string;
  subject: string;
  detail: string;
}

export interface AdminSchema {
  bans: Bans;
  audit: Audit;
}

export type BanRow = Selectable<Bans>;
export type AuditRow = Selectable<Audit>;
