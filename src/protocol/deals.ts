// HTTP schemas for daily deals: handing in a result, and the comparison with the others.
import * as v from 'valibot';
import { gameId } from './values.ts';

const day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/, 'a day, such as 2026-11-17'),
  v.description('The day of the deal, in UTC.'),
);

export const newDealResult = v.pipe(
  v.strictObject({
    day,
    record: v.pipe(
      v.looseObject({ game: gameId }),
      v.description('The record of the finished game. It is played again, with every decision of the bots.'),
    ),
  }),
  v.description(
    'Hands in the result of a daily deal. One counts for a person, game and day; the same one may be sent again.',
  ),
);
export type NewDealResult = v.InferOutput<typeof newDealResult>;

/** The path parameter of a deal: its day and its game, such as `2026-11-17-GAME`. */
export const ofDeal = v.strictObject({
  id: v.pipe(
    v.string(),
    v.maxLength(60),
    v.regex(/^\d{4}-\d\d-\d\d-./, 'a day and a game, such as 2026-11-17-GAME'),
    v.transform((id) => ({ day: id.slice(0, 10), game: id.slice(11) })),
  ),
});

const dealResult = v.strictObject({
  place: v.pipe(v.number(), v.description('1 for the winner.')),
  score: v.number(),
});

export const dealTaken = v.strictObject({ own: dealResult });

export const dealComparison = v.strictObject({
  own: dealResult,
  people: v.pipe(v.number(), v.description('How many results count, with yours.')),
  results: v.pipe(
    v.array(v.strictObject({ ...dealResult.entries, count: v.number() })),
    v.description('How many people reached each result, the best first.'),
  ),
  beaten: v.pipe(
    v.nullable(v.number()),
    v.description(
      'The share of the others with a worse result, 0 to 1; equal ones count half. Null without others.',
    ),
  ),
  partings: v.pipe(
    v.array(
      v.strictObject({
        decision: v.number(),
        choices: v.array(v.strictObject({ notation: v.string(), count: v.number() })),
      }),
    ),
    v.description(
      'The first of your decisions at which people with the same game so far went different ways: the number of your decisions before it, and what was decided how often.',
    ),
  ),
  master: v.pipe(
    v.nullable(dealResult),
    v.description('What a master reaches from your seat; null while it is being played.'),
  ),
});
export type DealComparison = v.InferOutput<typeof dealComparison>;
