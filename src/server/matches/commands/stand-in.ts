// A bot plays for a person who has left or is away, and hands the seat back.
import type { Seat } from '../../../engine/index.ts';
import type { LevelName } from '../config.ts';
import type { Verdict } from '../decision.ts';
import { addWakeUp, nextWakeUp } from '../next-wake-up.ts';
import { leavingTime, peopleOf, playerChange } from '../seats.ts';
import { orderDueAt } from '../standing-orders.ts';
import type { ReadonlyMatch } from '../state.ts';
import { endLeft, isLeftTable } from './end-left.ts';
import { endMatch } from './end-match.ts';
import { isEndAgreed, withoutOfferOf } from './offer-end.ts';

export const STAND_IN_LEVEL: LevelName = 'scribe';

/** `level` null: the person plays again. */
export async function standIn(
  match: ReadonlyMatch,
  seat: Seat,
  level: LevelName | null,
  player = match.players[seat],
): Promise<Verdict> {
  if (player?.kind !== 'person') return { code: 'not-seated' };
  const leftAt = level === null ? null : (player.leftAt ?? leavingTime(match));
  const replaced = { ...player, standIn: level, leftAt };
  const players = match.players.with(seat, replaced);
  const changes = [playerChange(match, seat, replaced)];
  const session = await match.loadSession();
  const { ports, presence } = match;
  const { clocks, table } = session;
  // An offer goes with the person who has made it; otherwise the others may have waited only for this person's answer.
  const endOffers = level === null ? match.endOffers : withoutOfferOf(match, seat);
  if (endOffers !== match.endOffers)
    changes.push(ports.store.updateMatch(match.id, { end_offer: JSON.stringify(endOffers) }));
  else if (level !== null && isEndAgreed(match, players, table.ply))
    return endMatch(match, { reason: 'agreed' }, players, changes);
  const { orders, game, config } = match;
  // Nobody is left to play for, and the next round waits.
  if (config.tournament !== null && isLeftTable(players) && !players.some(({ kind }) => kind === 'bot'))
    return endLeft(match, players, changes);
  const orderDue = orderDueAt({ orders, game, config, players }, table, clocks);
  const returned = level === null ? seat : null;
  const due = nextWakeUp({ players, presence, ports, config }, clocks, ports.now(), orderDue, returned);
  const patch = { players, endOffers, ...addWakeUp(changes, match, due) };
  return { kind: 'room', changes, patch, session, replacedSeat: seat };
}

/** A bot takes the seat if more than half of the people who are present have voted for it. */
export function standInIfVoted(
  match: ReadonlyMatch,
  seat: Seat,
  voters: ReadonlySet<Seat>,
): Verdict | Promise<Verdict> {
  const player = match.players[seat];
  if (match.isOutdated || match.state !== 'playing') return 'done';
  if (player?.kind !== 'person' || player.standIn !== null) return 'done';
  // The person is back: the votes were about an absence that has ended.
  if (match.presence.isHere(seat)) return 'done';
  const electors = peopleOf(match.players).filter((each) => match.presence.isHere(each));
  const ayes = electors.filter((each) => voters.has(each)).length;
  return ayes * 2 > electors.length ? standIn(match, seat, STAND_IN_LEVEL) : 'done';
}
