// `offer-end` and `answer-end`: the players agree to stop a game that nobody wants to finish.
import type { Seat } from '../../../engine/index.ts';
import type { ServerRefusal } from '../../../protocol/refusals.ts';
import { botAt, type Player } from '../config.ts';
import type { Verdict } from '../decision.ts';
import { type EndOffer, type EndOffers, OFFER_AGAIN_AFTER, openUntil } from '../end-offers.ts';
import { peopleOf } from '../seats.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler } from './context.ts';
import { endMatch } from './end-match.ts';

export const offerEnd: Handler<'offer-end'> = async (match, { seat }) => {
  const refusal = refusalFor(match, seat);
  if (refusal || seat === null) return refusal ?? { code: 'not-seated' };
  const { ply } = (await match.loadSession()).table;
  const open = openOffer(match, ply);
  // Two people who have the same idea agree.
  if (open) return agree(match, open, seat);
  const lastAt = match.endOffers?.offeredAt[seat] ?? null;
  const decisions = lastAt === null ? 0 : lastAt + OFFER_AGAIN_AFTER - ply;
  if (decisions > 0 && electorsOf(match.players).length > 1) return { code: 'offered-already', decisions };
  return agree(match, { by: seat, ply, agreed: [] }, seat);
};

export const answerEnd: Handler<'answer-end'> = async (match, { seat }, { agrees }) => {
  const refusal = refusalFor(match, seat);
  if (refusal || seat === null) return refusal ?? { code: 'not-seated' };
  const open = openOffer(match, (await match.loadSession()).table.ply);
  if (!open) return { code: 'no-offer' };
  if (agrees) return agree(match, open, seat);
  const refused = { by: open.by, refusedBy: seat, ply: open.ply };
  return withOffers(match, { latest: null, offeredAt: offeredAt(match), refused });
};

/** The offers once this seat no longer plays: its own is withdrawn. */
export function withoutOfferOf({ endOffers }: ReadonlyMatch, seat: Seat): EndOffers | null {
  if (endOffers?.latest?.by !== seat) return endOffers;
  const { ply } = endOffers.latest;
  return { ...endOffers, latest: null, refused: { by: seat, refusedBy: seat, ply } };
}

/** Whether everybody who still plays has agreed, now that these players do. */
export function isEndAgreed(match: ReadonlyMatch, players: readonly Player[], ply: number): boolean {
  const open = openOffer(match, ply);
  const electors = electorsOf(players);
  return open !== null && electors.length > 0 && electors.every((seat) => open.agreed.includes(seat));
}

function refusalFor({ state, players }: ReadonlyMatch, seat: Seat | null): ServerRefusal | null {
  const player = players[seat ?? -1];
  if (player?.kind !== 'person') return { code: 'not-seated' };
  if (state !== 'playing') return { code: 'not-playing' };
  if (player.resignedAt !== null) return { code: 'has-resigned' };
  return player.standIn === null ? null : { code: 'bot-plays' };
}

function openOffer({ endOffers, players }: ReadonlyMatch, ply: number): EndOffer | null {
  const latest = endOffers?.latest ?? null;
  return latest && ply <= openUntil(latest, players.length) ? latest : null;
}

function agree(match: ReadonlyMatch, offer: EndOffer, seat: Seat): Verdict | Promise<Verdict> {
  const agreed = [...new Set([...offer.agreed, seat])];
  if (electorsOf(match.players).every((each) => agreed.includes(each)))
    return endMatch(match, { reason: 'agreed' });
  if (offer.agreed.includes(seat)) return 'done';
  return withOffers(match, {
    latest: { ...offer, agreed },
    offeredAt: offeredAt(match).with(offer.by, offer.ply),
  });
}

const offeredAt = ({ endOffers, players }: ReadonlyMatch) =>
  endOffers?.offeredAt ?? players.map((): number | null => null);

function withOffers({ id, ports }: ReadonlyMatch, endOffers: EndOffers): Verdict {
  const change = ports.store.updateMatch(id, { end_offer: JSON.stringify(endOffers) });
  return { kind: 'room', changes: [change], patch: { endOffers } };
}

/** The seats that have to agree: people for whom no bot plays. */
const electorsOf = (players: readonly Player[]): Seat[] =>
  peopleOf(players).filter((seat) => botAt(players[seat]) === null);
