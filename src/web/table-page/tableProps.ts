// What a table page is given, whether the table is on this device or on a server.
import type { ComponentChildren } from 'preact';
import type { Ending } from '../../engine/ending.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { SeatStatus } from '../../parts/boardContext.ts';
import type { TableClient } from '../table/tableClient.ts';
import type { FinishedByBots } from './ending/verdict.ts';
import type { RematchRequest } from './rematchRequest.ts';
import type { StandIn, UnsentMove } from './shownSnapshot.ts';

export interface TableProps {
  /** The id of the saved game on this device. */
  readonly id?: string;
  readonly client: TableClient;
  readonly game: GameManifest;
  /** Where the arrow leads, if not home. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** A read-only copy of a game on a server. */
  readonly isCopy?: boolean;
  /** Shown between the top bar and the board. */
  readonly strip?: ComponentChildren;
  readonly held?: UnsentMove | null;
  /** A bot plays for the shown player, who has nothing to decide. */
  readonly standIn?: StandIn | null;
  /** How the match ended, if its game was not played to the end. */
  readonly ending?: Ending | null;
  /** For whom bots have finished the game; null during the game, and if they have for nobody. */
  readonly finishedByBots?: FinishedByBots | null;
  readonly seatStatuses?: readonly (SeatStatus | null)[];
  /** Says how much time each player has left; null without clocks. */
  readonly clock?: (() => string | null) | null;
  /** The seat of the reader; without it, the only person of the table. */
  readonly you?: Seat | null;
  /** Null for a player who may not ask for another game. */
  readonly onAgain: (() => void) | null;
  readonly rematch?: RematchRequest;
  /** Opens the question whether the player gives up; null where nobody can. */
  readonly resign?: (() => void) | null;
}
