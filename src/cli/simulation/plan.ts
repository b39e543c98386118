// What is to be simulated: plain data, the same for every worker.
import type { Options } from '../../engine/index.ts';

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** One a seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Where records go, or null to keep none. */
  readonly out: string | null;
  /** The text of an owner's own tables, or null for ours. */
  readonly tables: string | null;
}
