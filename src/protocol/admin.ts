// What operators ask of a server.
import * as v from 'valibot';

export const BAN_KINDS = ['person', 'device', 'address'] as const;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const shortText = v.pipe(v.string(), v.maxLength(200));

export const ofAdmin = v.strictObject({ id });
export const adminSearch = v.strictObject({ search: shortText });
export const reportList = v.strictObject({ which: v.picklist(['open', 'all']) });
export const closedReport = v.strictObject({ note: shortText });
export const newBan = v.strictObject({
  kind: v.picklist(BAN_KINDS),
  /** The id of a person or device, or an address with or without `/bits`. */
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  reason: shortText,
  /** Milliseconds since 1970; null: for ever. */
  until: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))),
});
export type NewBan = v.InferOutput<typeof newBan>;
