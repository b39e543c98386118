// The plan of a simulation as plain data, the same for every worker.
import type { Options } from '../../engine/index.ts';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** One per seat: the name of a bot or a file with one. */
  readonly bots: readonly string[];
  /** How long a bot from a file may take to load, and for one decision. */
  readonly botTimeoutMs: number;
  readonly seed: string;
  readonly games: number;
  readonly records: RecordsTarget;
  /** The text of the owner's own tables, or null for ours. */
  readonly tables: string | null;
}

/** Where records go: nowhere, one file per game into a folder, or lines for the main thread to write. */
export type RecordsTarget =
  | { readonly kind: 'none' | 'lines' }
  | { readonly kind: 'folder'; readonly folder: string };
