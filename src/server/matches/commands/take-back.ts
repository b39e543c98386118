// `take-back`: a seat takes its last decision back, as long as that is free.
import { type Seat, takeBackFor } from '../../../engine/index.ts';
import type { ServerRefusal } from '../../../protocol/refusals.ts';
import type { TakeBackQuestion } from '../../../protocol/server.ts';
import type { Change } from '../../storage/database.ts';
import { takeBackNotation } from '../../storage/take-back-row.ts';
import type { Verdict } from '../decision.ts';
import { addWakeUp, nextWakeUp } from '../next-wake-up.ts';
import { addTurnNotices } from '../notices.ts';
import { peopleOf } from '../seats.ts';
import type { GameSession } from '../session.ts';
import { orderDueAt } from '../standing-orders.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler } from './context.ts';

/** The same decision, as long as other people wait for it. */
export const MAX_FREE_TAKE_BACKS = 3;

export const takeBack: Handler<'take-back'> = async (match, { seat }, { ply, takeBacks: known }) => {
  const refused = seatRefusal(match, seat);
  if (refused || seat === null) return refused ?? { code: 'not-seated' };
  const session = await match.loadSession();
  const refusal = positionRefusal(session, ply, known);
  if (refusal) return refusal;
  const people = peopleOf(match.players);
  const found = takeBackFor(session.table, seat, people);
  // The clock has run meanwhile: the others have to agree.
  const hasClock = match.config.clock !== null && people.length > 1;
  const before = session.takeBacks.filter((each) => each.by === seat && each.ply === found.ply).length;
  const isOften = before >= MAX_FREE_TAKE_BACKS && electorsOf(match, seat).length > 0;
  if (found.ply !== null && found.why === null && !hasClock && !isOften)
    return takeBackTo(match, session, seat, found.ply);
  if (found.why === 'nothing-to-undo') return { code: 'nothing-to-take-back' };
  if (electorsOf(match, seat).length === 0) return { code: 'nobody-to-ask' };
  const { takeBackQuestion: asked } = match;
  const takeBacks = session.takeBacks.length;
  if (isAsked(asked, ply, takeBacks) && asked.seat === seat) return askedRefusal(asked);
  if (found.why === null) return { code: 'ask-first', because: hasClock ? 'clock' : 'often' };
  return { code: 'ask-first', because: found.why === 'revealed' ? 'revealed' : 'answered' };
};

export const isAsked = (
  question: TakeBackQuestion | null,
  ply: number,
  takeBacks: number,
): question is TakeBackQuestion => question?.ply === ply && question.takeBacks === takeBacks;

/** Asked once at a position: a refusal is an answer, and so is a question that was withdrawn. */
export const askedRefusal = ({ refusedBy }: TakeBackQuestion): ServerRefusal => ({
  code: refusedBy === null ? 'asked-already' : 'asked-once',
});

/** Who has a seat, and no bot that plays there meanwhile, may speak about taking back. */
export function seatRefusal({ players, state }: ReadonlyMatch, seat: Seat | null): ServerRefusal | null {
  const player = players[seat ?? -1];
  if (player?.kind !== 'person') return { code: 'not-seated' };
  if (state !== 'playing') return { code: 'not-playing' };
  return player.standIn === null ? null : { code: 'bot-plays' };
}

/** Null if the session is at this position; without the number of take-backs, only the ply counts. A client that knows a later one makes this process read the database. */
export function positionRefusal(session: GameSession, ply: number, takeBacks?: number): Verdict | null {
  const now = session.table.ply;
  const known = session.takeBacks.length;
  if (takeBacks === undefined) return ply === now ? null : positionRefusal(session, ply, known);
  if (ply === now && takeBacks === known) return null;
  const refusal = { code: 'stale', ply, now } as const;
  return takeBacks > known || (takeBacks === known && ply > now) ? { kind: 'behind', refusal } : refusal;
}

/** The people who have to agree: all others for whom no bot plays. */
export function electorsOf({ players }: Pick<ReadonlyMatch, 'players'>, asker: Seat): Seat[] {
  return peopleOf(players).filter((seat) => {
    const player = players[seat];
    return seat !== asker && player?.kind === 'person' && player.person !== null && player.standIn === null;
  });
}

/**
 * Nothing is deleted: the record gets a row that says how many decisions stand. A match in which the others have granted
 * it, because somebody had learned or answered something, is not rated any more.
 */
export function takeBackTo(
  match: ReadonlyMatch,
  session: GameSession,
  seat: Seat,
  to: number,
  isFavour = false,
): Verdict {
  const { id, ports, config } = match;
  const at = ports.now();
  const ply = session.rows + 1;
  const changes: Change[] = [ports.store.appendTakeBack(id, { ply, seat, to, at })];
  const clocks = session.clocksBack(to, at);
  const table = session.table.at(to);
  // What was told about the position before is void, so that everybody who has to decide now is told.
  addTurnNotices(changes, match, clocks, { ply, at, by: seat, table, before: [] });
  const due = orderDueAt(match, table, clocks);
  const wakeUp = addWakeUp(changes, match, nextWakeUp(match, clocks, at, due));
  const row = { ply, seat, notation: takeBackNotation(to), at };
  const changesRoom = isFavour && config.rated === 'rated';
  if (!changesRoom) return { kind: 'take-back', changes, patch: wakeUp, session, row, changesRoom };
  changes.push(ports.store.updateMatch(id, { rated: 'favour' }));
  const patch = { ...wakeUp, config: { ...config, rated: 'favour' } } as const;
  return { kind: 'take-back', changes, patch, session, row, changesRoom };
}
