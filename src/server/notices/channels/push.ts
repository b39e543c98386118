// Web push: an encrypted message to the push service of a browser, which wakes the service worker.
import * as v from 'valibot';
import webPush from 'web-push';
import { hashOf } from '../../tokens.ts';
import { messageOf } from '../content.ts';
import { resultOf, type Sender } from './channel.ts';
import { post } from './post.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may ask: an address of the web or `mailto:`; null: the pages themselves. */
  readonly contact: string | null;
  readonly allowsPrivate: boolean;
}

export const pushSubscription = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
});

/** How long a push service keeps a message for a browser that is off. */
const MAX_TTL_S = 7 * 86_400;
const TOPIC_LENGTH = 32;

export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

export function pushSender({ keys, contact, allowsPrivate }: PushOptions): Sender {
  return async ({ channel, content, lang, now }) => {
    const subscription = v.parse(pushSubscription, JSON.parse(channel.address));
    const { title, body, path } = messageOf(content, lang, now);
    const ids = content.kind === 'tables' ? content.tables.map(({ id }) => id) : [];
    const deadlines = content.kind === 'tables' ? content.tables.map(({ deadline }) => deadline ?? 0) : [];
    const latest = Math.max(...deadlines, 0);
    const { headers, body: encrypted } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify({ title, body, path, ids }),
      {
        vapidDetails: { subject: contact ?? subjectOf(channel.origin), ...keys },
        TTL: latest === 0 ? MAX_TTL_S : Math.max(60, Math.min(MAX_TTL_S, Math.ceil((latest - now) / 1000))),
        urgency: 'high',
        // A newer notice about the same table replaces one that the browser has not fetched; so does a repetition.
        topic: hashOf(path).slice(0, TOPIC_LENGTH),
        contentEncoding: 'aes128gcm',
      },
    );
    return resultOf(
      await post(subscription.endpoint, { headers: textsOf(headers), body: encrypted, allowsPrivate }),
    );
  };
}

/** Push services want https or mailto; a server in the local network has neither, and there they do not look. */
const subjectOf = (origin: string) =>
  origin.startsWith('https:') ? origin : 'mailto:operator@scriptorium.invalid';

/** Without the length, which `post` sets. */
function textsOf(headers: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  );
}
