// A closed site: whoever wants anything of the server needs the join code of the operator, once for each device. Pages are given a cookie for it, programs send it with every request.
import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { hashOf, matchesHash } from '../tokens.ts';
import { clientAddress } from './client-address.ts';
import { GuessLimit, type GuessLimitPorts } from './guess-limit.ts';

const COOKIE = 'scriptorium-join';
const HEADER = 'x-join-code';
/** Browsers keep no cookie for longer. */
const COOKIE_SECONDS = 400 * 86_400;
const MAX_ADDRESSES = 10_000;

interface JoinCodePorts extends GuessLimitPorts {
  /** Null: the site is open to everybody. */
  readonly code: string | null;
  /** Known to all processes of the site, so that nobody can make the cookie without them. */
  readonly key: string;
}

export class JoinCode {
  private readonly codeHash: string | null;
  /** Changes with the code: another one is asked of everybody. */
  private readonly cookie: string;
  private readonly guesses: GuessLimit;
  private readonly trustedHops: number;
  /** Addresses from which the right code has come. */
  private readonly joinedFrom = new Set<string>();

  constructor({ code, key, ...ports }: JoinCodePorts) {
    this.codeHash = code === null ? null : hashOf(asTyped(code));
    this.cookie = createHmac('sha256', key)
      .update(asTyped(code ?? ''))
      .digest('base64url');
    this.guesses = new GuessLimit(ports);
    this.trustedHops = ports.trustedHops;
  }

  get isNeeded(): boolean {
    return this.codeHash !== null;
  }

  /** By the cookie alone. */
  isMember({ cookie = '' }: IncomingHttpHeaders): boolean {
    if (!this.isNeeded) return true;
    const values = cookie.split(';').map((each) => each.trim().split('='));
    return values.some(([name, value = '']) => name === COOKIE && matchesHash(value, hashOf(this.cookie)));
  }

  /** Null for members. */
  refusalFor(request: IncomingMessage): ServerRefusal | null {
    if (this.isMember(request.headers)) return null;
    const given = request.headers[HEADER];
    return given === undefined
      ? { code: 'join-code-needed' }
      : this.check(request, readingsOf(String(given)));
  }

  /** The cookie of a member, if this is the code. */
  join(request: IncomingMessage, code: string, path: string, isSecure: boolean): string | ServerRefusal {
    const refusal = this.check(request, [code]);
    if (refusal) return refusal;
    const scope = `Path=${path}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`;
    return `${COOKIE}=${this.cookie}; ${scope}${isSecure ? '; Secure' : ''}`;
  }

  private check(request: IncomingMessage, readings: readonly string[]): ServerRefusal | null {
    const { codeHash } = this;
    if (codeHash === null) return null;
    const isRight = readings.some((code) => matchesHash(asTyped(code), codeHash));
    const address = clientAddress(request, this.trustedHops);
    // Programs send the code with every request: somebody who guesses from the same network must not lock them out.
    if (isRight && this.joinedFrom.has(address)) return null;
    const refusal = this.guesses.refusalFor(request, isRight, { code: 'wrong-join-code' });
    if (!refusal) this.remember(address);
    return refusal;
  }

  private remember(address: string): void {
    this.joinedFrom.add(address);
    const [oldest] = this.joinedFrom;
    if (this.joinedFrom.size > MAX_ADDRESSES && oldest !== undefined) this.joinedFrom.delete(oldest);
  }
}

/** A header is ASCII: other letters come percent-encoded, or as the bytes of their UTF-8, which Node reads as Latin-1. */
function readingsOf(header: string): string[] {
  const readings = [header, Buffer.from(header, 'latin1').toString()];
  try {
    readings.push(decodeURIComponent(header));
  } catch {
    // A percent sign of the code itself.
  }
  return readings;
}

/** Capitals and the spaces around it do not matter: people read it from a poster and type it on a phone. */
const asTyped = (code: string) => code.trim().toLowerCase().normalize('NFC');
