// Webhooks: a JSON message to an address that a person has given, for example that of a chat room. Signed as in the
// specification "Standard Webhooks".
import { createHmac } from 'node:crypto';
import type { Lang } from '../../../engine/texts.ts';
import { type Content, detailsOf, messageOf, pathOf, titleOf } from '../content.ts';
import { type Dispatch, resultOf, type Sender } from './channel.ts';
import { nameInContent, nameInText, withNames } from './chat-names.ts';
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
export function bodyOf({
  id,
  channel: { origin },
  content,
  lang,
  now,
}: Omit<Dispatch, 'channel'> & { readonly channel: Pick<Dispatch['channel'], 'origin'> }): string {
  const said = (written: (name: string) => string) => textOf(withNames(content, written), origin, lang, now);
  return JSON.stringify({
    id,
    text: said(nameInText),
    content: said(nameInContent),
    allowed_mentions: { parse: [] },
    tables: tablesOf(content, origin),
  });
}

function textOf(content: Content, origin: string, lang: Lang, now: number): string {
  const message = messageOf(content, lang, now);
  const lines =
    content.kind === 'tables'
      ? content.tables.map((table) =>
          [titleOf(table, lang), detailsOf(table, lang, now), `${origin}${pathOf(table)}`]
            .filter((part) => part !== '')
            .join(' · '),
        )
      : [`${message.title} · ${message.body}`];
  return (lines.length > 1 ? [message.title, ...lines] : lines).join('\n');
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
