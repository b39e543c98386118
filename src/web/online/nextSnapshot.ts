// The next snapshot of an online table, from a message of the server and the snapshot before it.
import type { Seat } from '../../engine/game.ts';
import type { LogEntry } from '../../parts/board.ts';
import { apply, type Patch } from '../../protocol/patch.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { Snapshot } from '../table/tableClient.ts';

export type PositionMessage = ServerMessageOf<'position'> | ServerMessageOf<'moved'>;

/** `moved` has only the changes since the latest view, `position` has all of it. */
export function nextView(message: PositionMessage, latest: Snapshot | null): unknown {
  if (message.kind === 'position') return message.view;
  // The schema leaves the form of a patch open.
  return message.patch === null ? latest?.view : apply(latest?.view, message.patch as Patch);
}

export function nextSnapshot(
  message: PositionMessage,
  latest: Snapshot | null,
  { seat, view, moves }: { readonly seat: Seat | null } & Pick<Snapshot, 'view' | 'moves'>,
): Snapshot {
  const isMoved = message.kind === 'moved';
  const steps = isMoved ? message.steps : message.log;
  const entries = steps.flatMap(([ply, by, events]) =>
    events.map((event): LogEntry => ({ ply, by, event: event as LogEntry['event'] })),
  );
  const continuesLog = isMoved || (latest !== null && message.since > 0);
  const log = continuesLog && latest ? [...latest.log, ...entries] : entries;
  // `moved` leaves it out as long as nothing was taken back.
  const takeBacks = message.takeBacks ?? (isMoved ? latest?.takeBacks : undefined);
  const isAsked = seat !== null && message.deciders.includes(seat);
  const wasAsked = latest !== null && latest.moves.length > 0;
  const hasDecided = steps.some(([, by]) => by === seat);
  return {
    ply: message.ply,
    last: message.ply,
    since: isAsked && wasAsked && !hasDecided && latest ? latest.since : message.ply,
    seat,
    view,
    moves,
    deciders: message.deciders,
    outcome: message.outcome ?? null,
    newEvents: isMoved ? entries.map(({ event }) => event) : [],
    log,
    isSaved: true,
    // Whether it is free, the server says when it is asked.
    canTakeBack: takeBacks !== undefined && !message.outcome && log.some(({ by }) => by === seat),
    takeBacks,
  };
}
