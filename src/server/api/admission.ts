// How clients enter a match and leave it: whether they may, and at which seat, by their person, by a seat link, or as a spectator.
import type { Seat } from '../../engine/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { refuseWhilePlayed } from '../deals/duplicates.ts';
import type { MutableClient } from '../matches/clients.ts';
import { tellLeaver } from '../matches/commands/tell-leaver.ts';
import { mayWatch } from '../matches/config.ts';
import type { Match } from '../matches/match.ts';
import { isDeserted } from '../matches/priority.ts';
import { hasBegun, seatOfLink } from '../matches/seats.ts';
import { hashOf } from '../tokens.ts';

interface Entrant {
  /** Null for somebody whose device is not known. */
  readonly person: string | null;
  /** From a seat link; it counts more than the person. */
  readonly seatToken: string | undefined;
  /** Why this client may not keep a match of only bots going; null if it may. */
  refuseBots(): AnyRefusal | null;
}

type Admission =
  | { readonly ok: true; readonly seat: Seat | null; readonly link: string | null }
  | { readonly ok: false; readonly refusal: AnyRefusal };

export async function admissionTo(
  match: Match,
  { person, seatToken, refuseBots }: Entrant,
): Promise<Admission> {
  if (match.isOutdated) return refused({ code: 'other-version' });
  const seat = seatToken === undefined ? match.seatOf(person) : seatOfLink(match.players, seatToken);
  if (seatToken !== undefined && seat === null) return refused({ code: 'unknown-seat-link' });
  const { duplicate, watch } = match.config;
  const isWatching = seat === null && watch !== 'nobody' && hasBegun(match);
  const closed = isWatching ? await refuseWhilePlayed(match.ports.store, duplicate) : null;
  if (closed) return refused(closed);
  if (!mayWatch(match.config, match.state, seat)) return refused({ code: 'nobody-watches' });
  const wakesBots = seat === null && match.state === 'playing' && isDeserted(match) !== false;
  const tooMany = wakesBots ? refuseBots() : null;
  if (tooMany) return refused(tooMany);
  return { ok: true, seat, link: seatToken === undefined ? null : hashOf(seatToken) };
}

const refused = (refusal: AnyRefusal): Admission => ({ ok: false, refusal });

/** The connection has ended. */
export async function removeClient(match: Match, client: MutableClient, isCut: boolean): Promise<void> {
  // A question at a game that is not in memory is old, unless the game is just beginning: the client has answered pings since.
  const seat = match.isEvicted && match.isIdle ? null : client.seat;
  match.room.remove(client, isCut);
  if (match.clients.size === 0 && seat === null) return;
  await match.runExclusive(async () => {
    match.room.broadcast();
    if (seat !== null && !match.isEvicted)
      await match.execute((state) => tellLeaver(state, seat, client.heardAt));
  });
}
