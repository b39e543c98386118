// Posts to an address that a person has given: bounded in time and size, without redirects, and not to private addresses.
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPrivateAddress } from './private-address.ts';

export interface PostOptions {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer | null;
  readonly allowsPrivate: boolean;
}

export interface PostAnswer {
  readonly status: number;
  /** Seconds, as the receiver wishes; null if it did not say. */
  readonly retryAfter: number | null;
}

/** The operator does not let people have this server call its own network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

const POST_TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 16_384;
const MAX_RETRY_AFTER_S = 3600;

/** Whether the text is an address that may be called, as far as can be said without asking for its name. */
export function isCallable(text: string, allowsPrivate: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if ((protocol !== 'http:' && protocol !== 'https:') || username + password !== '') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (allowsPrivate) return true;
  return isIP(host) === 0
    ? /\./.test(host) && !/(^|\.)(localhost|local|internal)\.?$/.test(host)
    : !isPrivateAddress(host);
}

/** Rejects if there is no answer. */
export function post(address: string, { headers, body, allowsPrivate }: PostOptions): Promise<PostAnswer> {
  if (!isCallable(address, allowsPrivate)) return Promise.reject(new PrivateAddress('not a public address'));
  const url = new URL(address);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body ?? '') },
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      // The address is checked that is connected to, not one that the name had before.
      ...(!allowsPrivate && { lookup: lookupPublic }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const wished = Number(response.headers['retry-after']);
      const answer = {
        status: response.statusCode ?? 0,
        retryAfter: wished > 0 ? Math.min(wished, MAX_RETRY_AFTER_S) : null,
      };
      // The status says everything: a receiver that goes on talking, or stops in the middle, keeps nobody waiting.
      resolve(answer);
      let bytes = 0;
      response.on('data', (data: Buffer) => {
        bytes += data.length;
        if (bytes > MAX_ANSWER_BYTES) response.destroy();
      });
      response.on('error', () => {});
    });
    request.end(body ?? undefined);
  });
}

type LookupCallback = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

function lookupPublic(host: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddress('not a public address'), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
}
