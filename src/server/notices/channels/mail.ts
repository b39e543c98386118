// E-mail over SMTP. Every message can be stopped with one tap (RFC 8058), and a repetition has the same Message-ID.
import { createTransport } from 'nodemailer';
import { detailsOf, messageOf, pathOf, titleOf } from '../content.ts';
import { linkToken } from '../links.ts';
import { NOTICE_TEXTS } from '../texts/index.ts';
import type { Dispatch, Sender } from './channel.ts';

export interface MailOptions {
  /** For example smtps://user:password@mail.example.org */
  readonly smtp: string;
  readonly from: string;
  /** The public address of the pages. Taken from the settings: a request could name another host. */
  readonly origin: string;
  readonly siteName: string;
  /** Signs the links. */
  readonly linkKey: string;
}

export interface Mailer {
  readonly send: Sender;
  close(): void;
}

const MAX_CONNECTIONS = 5;
const TIMEOUT_MS = 10_000;
const MAILBOX_UNAVAILABLE = [550, 551, 553];

export function openMailer(options: MailOptions): Mailer {
  const transport = createTransport({
    url: options.smtp,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (dispatch) => {
      try {
        await transport.sendMail(mailOf(dispatch, options));
        return { kind: 'accepted' };
      } catch (error) {
        const { responseCode: code = 0, command = '', response = '' } = error as SmtpError;
        if (command === 'RCPT TO' && isMailboxGone(code, response)) return { kind: 'gone' };
        const why = code > 0 ? `status ${code}` : 'no connection';
        return code >= 500 ? { kind: 'refused', why } : { kind: 'retry', why, afterMs: null };
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
  readonly response?: string;
}

/** Servers also say 550 if they do not want mail from this server: 5.7 (RFC 3463). Then the mailbox still exists. */
export function isMailboxGone(code: number, response: string): boolean {
  return MAILBOX_UNAVAILABLE.includes(code) && !/^\d{3}[ -]5\.7\./.test(response);
}

/** A bare address gets the name of the site. */
const senderOf = (from: string, name: string) => (from.includes('<') ? from : { name, address: from });

function mailOf(dispatch: Dispatch, { from, origin, siteName, linkKey }: MailOptions) {
  const { id, channel, content, lang, now } = dispatch;
  const texts = NOTICE_TEXTS[lang];
  const message = messageOf(content, lang, now);
  const host = new URL(origin).hostname;
  const common = {
    from: senderOf(from, siteName),
    to: { name: '', address: channel.address },
    subject: message.title,
    messageId: `<${id}@${host}>`,
  };
  if (content.kind === 'confirm') {
    const link = `${origin}/notices/confirm/${linkToken(linkKey, 'confirm', channel.id)}`;
    return {
      ...common,
      text: [texts.confirmText(siteName), link, texts.confirmElse].join('\n\n'),
      headers: { 'auto-submitted': 'auto-generated' },
    };
  }
  const told =
    content.kind === 'tables'
      ? content.tables.map((table) =>
          [
            ...(content.tables.length > 1 ? [titleOf(table, lang)] : []),
            detailsOf(table, lang, now),
            `${texts.openTable} ${origin}${pathOf(table)}`,
          ]
            .filter((line) => line !== '')
            .join('\n'),
        )
      : [message.body];
  const token = linkToken(linkKey, 'stop', channel.id);
  const footer = [
    '-- ',
    siteName,
    `${texts.settings} ${origin}/settings`,
    `${texts.stop} ${origin}/notices/stop/${token}`,
  ];
  return {
    ...common,
    text: [...told, footer.join('\n')].join('\n\n'),
    headers: {
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': `<${origin}/api/notices/stop/${token}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'x-notice-ids': content.kind === 'tables' ? content.tables.map((table) => table.id).join(' ') : id,
    },
  };
}
