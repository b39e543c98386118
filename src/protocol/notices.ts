// HTTP schemas for notices: how and when a person is told that it is their turn.
import * as v from 'valibot';
import { LANGS } from '../engine/texts.ts';
import { matchId } from './values.ts';

const DAY_MINUTES = 24 * 60;
const minuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MINUTES - 1));
const encoded = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+=*$/, 'base64url'));

export const DIGESTS = [0, 60, 360, 1440] as const;

const noticeSettings = {
  isOn: v.pipe(v.boolean(), v.description('Whether to tell this person anything at all.')),
  quiet: v.pipe(
    v.nullable(v.strictObject({ from: minuteOfDay, to: minuteOfDay })),
    v.description(
      'Hours in which nothing is sent, in minutes after midnight of the time zone. What comes then is sent at their end, as one notice. If both are the same, no hour is quiet.',
    ),
  ),
  timeZone: v.pipe(v.string(), v.maxLength(60), v.regex(/^[\w+/-]+$/, 'the name of a time zone')),
  digestMinutes: v.pipe(
    v.picklist(DIGESTS),
    v.description(
      '0: one notice for each turn. Otherwise at most one notice in this time, about all tables.',
    ),
  ),
  lang: v.picklist(LANGS),
};

export const newNoticeSettings = v.pipe(
  v.partial(v.strictObject(noticeSettings)),
  v.description('What to tell, and when. Fields that are left out stay as they are.'),
);

export type NewNoticeSettings = v.InferOutput<typeof newNoticeSettings>;

export const newPush = v.pipe(
  v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(1000), v.url('a URL')),
    keys: v.strictObject({ p256dh: encoded, auth: encoded }),
  }),
  v.description('The subscription of a browser, as `PushSubscription.toJSON()` gives it.'),
);
export const newMail = v.pipe(
  v.strictObject({ address: v.pipe(v.string(), v.trim(), v.maxLength(200), v.email('an e-mail address')) }),
  v.description(
    'Adds an e-mail address. Nothing but a link to confirm it is sent there until it is confirmed.',
  ),
);
export const newWebhook = v.pipe(
  v.strictObject({ url: v.pipe(v.string(), v.trim(), v.maxLength(1000), v.url('a URL')) }),
  v.description('Adds a web address, for example of a chat room, to which notices are posted as JSON.'),
);
export const tableNotices = v.pipe(
  v.strictObject({ isMuted: v.boolean() }),
  v.description('Whether to say nothing about this table.'),
);
export const ofChannel = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/, 'the id of a channel')),
});
export const ofNoticeLink = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{40,80}$/, 'a token as the e-mail has it')),
});

const channel = v.strictObject({
  id: v.string(),
  kind: v.picklist(['push', 'mail', 'webhook']),
  label: v.pipe(v.string(), v.description('The address, as far as it is no secret.')),
  isConfirmed: v.boolean(),
  isThisDevice: v.boolean(),
});
export type NoticeChannel = v.InferOutput<typeof channel>;

export const myNotices = v.strictObject({
  ...noticeSettings,
  channels: v.array(channel),
  muted: v.pipe(v.array(matchId), v.description('Tables about which nothing is said.')),
  pushKey: v.pipe(v.string(), v.description('The public key that a browser needs to subscribe.')),
  hasMail: v.pipe(v.boolean(), v.description('Whether this server sends e-mail.')),
});
export type MyNotices = v.InferOutput<typeof myNotices>;

export const webhookMade = v.strictObject({
  id: v.string(),
  secret: v.pipe(
    v.string(),
    v.description('Signs what is sent, as in “Standard Webhooks”. Shown only once.'),
  ),
});
