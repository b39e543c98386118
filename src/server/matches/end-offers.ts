// Offers to end a game without a winner: who has offered it and when, as the database keeps it.
import * as v from 'valibot';
import type { MatchRow } from '../storage/schema.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const endOffers = v.object({
  /** The latest offer; null if somebody has refused it. Whether it has lapsed depends on the ply. */
  latest: v.nullable(v.object({ by: count, ply: count, agreed: v.array(count) })),
  /** The ply at which each seat has offered it last; null if it has not. */
  offeredAt: v.array(v.nullable(count)),
  /** The last offer that was refused, or withdrawn by the seat that had made it; rows of older versions have none. */
  refused: v.optional(v.object({ by: count, refusedBy: count, ply: count })),
});

export type EndOffers = v.InferOutput<typeof endOffers>;
export type EndOffer = NonNullable<EndOffers['latest']>;

/** A seat may offer again after this many decisions: nobody should be asked all the time. */
export const OFFER_AGAIN_AFTER = 12;

export const endOffersOf = ({ end_offer }: MatchRow): EndOffers | null =>
  end_offer === null ? null : v.parse(endOffers, JSON.parse(end_offer));

/** The last ply at which the offer can be answered: everybody has time for about one decision. */
export const openUntil = ({ ply }: Pick<EndOffer, 'ply'>, seats: number): number => ply + seats;
