// Webhooks: a JSON message to an address that a person has given, for example that of a chat room. Signed as in the
// specification "Standard Webhooks".
import { createHmac } from 'node:crypto';
import { type Content, detailsOf, messageOf, pathOf, titleOf } from '../content.ts';
import { type Dispatch, resultOf, type Sender } from './channel.ts';
import { post } from './post.ts';

export function webhookSender(allowsPrivate: boolean): Sender {
  return async (dispatch) => {
    const body = bodyOf(dispatch);
    const { id, channel } = dispatch;
    const timestamp = String(Math.floor(dispatch.now / 1000));
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'scriptorium',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatureOf(channel.secret, id, timestamp, body),
    };
    return resultOf(await post(channel.address, { headers, body, allowsPrivate }));
  };
}

export function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** `text` is what Slack, Mattermost and others show, `content` what Discord shows; the rest is for programs. */
function bodyOf({ id, channel: { origin }, content, lang, now }: Dispatch): string {
  const message = messageOf(content, lang, now);
  const lines =
    content.kind === 'tables'
      ? content.tables.map((table) =>
          [titleOf(table, lang), detailsOf(table, lang, now), `${origin}${pathOf(table)}`]
            .filter((part) => part !== '')
            .join(' · '),
        )
      : [`${message.title} · ${message.body}`];
  const text = (lines.length > 1 ? [message.title, ...lines] : lines).join('\n');
  return JSON.stringify({ id, text, content: text, tables: tablesOf(content, origin) });
}

const tablesOf = (content: Content, origin: string) =>
  content.kind === 'tables'
    ? content.tables.map(({ id, kind, game, match, deadline }) => ({
        id,
        kind,
        game,
        match,
        url: `${origin}/play/${match}`,
        deadline,
      }))
    : [];
