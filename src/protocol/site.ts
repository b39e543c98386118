// How this site is run, as everybody may know it.
import * as v from 'valibot';

/** Everybody writes what they like, only ready-made phrases, or nothing. */
export const CHAT_MODES = ['on', 'phrases', 'off'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

const days = v.pipe(v.number(), v.description('In days; 0: for ever.'));

export const siteInfo = v.strictObject({
  name: v.pipe(v.string(), v.description('What the operator calls the site.')),
  isClosed: v.pipe(v.boolean(), v.description('Whether a join code is needed.')),
  chat: v.picklist(CHAT_MODES),
  imprint: v.pipe(v.nullable(v.string()), v.description('The address of the operator’s imprint.')),
  privacy: v.pipe(v.nullable(v.string()), v.description('The address of the operator’s own privacy policy.')),
  retention: v.pipe(
    v.strictObject({
      closedTables: days,
      abandonedGames: days,
      guests: days,
      chat: days,
      unsealedGames: days,
      reports: days,
    }),
    v.description('For how long things are kept (`KEEP_…` of the server).'),
  ),
});
export type SiteInfo = v.InferOutput<typeof siteInfo>;

export const MAX_JOIN_CODE = 64;
export const joining = v.pipe(
  v.strictObject({ code: v.pipe(v.string(), v.maxLength(MAX_JOIN_CODE)) }),
  v.description(
    'Of a closed site. Sets a cookie for pages; programs rather send `X-Join-Code: CODE` with every request, and when they open a WebSocket. Ten wrong codes from one address, then one in ten seconds; where the right code has come from before, it is not kept waiting.',
  ),
);
