// HTTP schemas for blocking, muting and reporting other people.
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { lineKey, matchId, words } from './values.ts';

/** `mute`: you do not see what they write. `block`: also, pairing and lobby do not bring you together. */
export const BLOCK_KINDS = ['block', 'mute'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

export const REPORT_REASONS = ['insults', 'spam', 'stalling', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** People are named by where they were met: ids of persons are not shown to others. */
const met = {
  match: matchId,
  seat: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(-1),
    v.maxValue(15),
    v.description('The seat of the person; -1 for a spectator who has written a line.'),
  ),
  at: v.pipe(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
    v.description('The time of a chat line, as in `said`. Needed for a spectator.'),
  ),
  key: v.pipe(v.optional(lineKey), v.description('The `key` of that line, if it has one.')),
};
export type Met = {
  readonly match: string;
  readonly seat: number;
  readonly at?: number | undefined;
  readonly key?: string | undefined;
};

export const newBlock = v.pipe(
  v.strictObject({ ...met, kind: v.picklist(BLOCK_KINDS) }),
  v.description(
    '`mute`: you no longer see what this person writes, at any table. `block`: pairing does not bring the two of you together either, and neither can sit down at an open table where the other sits. They are not told. Sockets show it after the next `enter`.',
  ),
);
export type NewBlock = v.InferOutput<typeof newBlock>;
export const ofBlock = v.strictObject({ id: matchId });
export const blockMade = v.strictObject({ id: v.string() });
export const myBlocks = v.strictObject({
  blocks: v.array(
    v.strictObject({ id: v.string(), kind: v.picklist(BLOCK_KINDS), name: v.string(), at: v.number() }),
  ),
});
export type MyBlocks = v.InferOutput<typeof myBlocks>;
export const blocksAt = v.strictObject({
  seats: v.pipe(
    v.array(v.nullable(v.strictObject({ id: v.string(), kind: v.picklist(BLOCK_KINDS) }))),
    v.description('By seat: your block of the person who sits there, or null.'),
  ),
});
export type BlocksAt = v.InferOutput<typeof blocksAt>;

export const newReport = v.pipe(
  v.strictObject({
    ...met,
    reason: v.picklist(REPORT_REASONS),
    words: v.pipe(v.optional(words, ''), v.description('What happened, in your own words.')),
  }),
  v.description(
    `Tells the operators about a person, or about the line written \`at\` that time. They get the chat around it. At most ${LIMITS.reports} in 24 hours, and one about the same person at the same table.`,
  ),
);
export type NewReport = v.InferOutput<typeof newReport>;
