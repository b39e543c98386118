// The links in e-mails that confirm an address or end the e-mails to it. They need no device, and are made of the channel's id
// and a key of the server, so that nothing has to be stored for them.
import { createHmac, timingSafeEqual } from 'node:crypto';

export type LinkKind = 'confirm' | 'stop';

/** Without a dot, after which a server expects the name of a kind of file. */
const CODE_LENGTH = 32;

export function linkToken(key: string, kind: LinkKind, channel: string): string {
  return `${channel}${codeOf(key, kind, channel)}`;
}

/** The id of the channel; null for a token that this server has not made. */
export function channelOf(key: string, kind: LinkKind, token: string): string | null {
  const [channel, code] = [token.slice(0, -CODE_LENGTH), token.slice(-CODE_LENGTH)];
  const [given, expected] = [Buffer.from(code), Buffer.from(codeOf(key, kind, channel))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? channel : null;
}

const codeOf = (key: string, kind: LinkKind, channel: string) =>
  createHmac('sha256', key).update(`${kind}/${channel}`).digest('base64url').slice(0, CODE_LENGTH);
