// Sends a refusal as the response to an HTTP request.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentence } from '../../engine/messages/index.ts';
import { LANGS, type Lang } from '../../engine/texts.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { PROTOCOL_TEXTS } from '../../protocol/texts/index.ts';

const STATUS: { readonly [code: string]: number } = {
  'unknown-device': 401,
  'other-origin': 403,
  'not-admin': 401,
  'join-code-needed': 401,
  'wrong-join-code': 403,
  banned: 403,
  'unknown-match': 404,
  'not-found': 404,
  'not-over': 409,
  'unknown-duplicate': 404,
  'unknown-person': 404,
  'unknown-tournament': 404,
  'tournament-begun': 409,
  'tournament-over': 409,
  'knocked-out': 409,
  'no-such-round': 404,
  'left-tournament': 409,
  'not-in-tournament': 409,
  'profile-hidden': 403,
  'other-tables-play': 409,
  'reported-already': 409,
  'nobody-there': 404,
  'too-many-reports': 429,
  'deal-handed-in': 409,
  'deal-not-played': 409,
  'other-version': 410,
  'too-fast': 429,
  'too-many-connections': 429,
  'cannot-store': 503,
  'game-not-loaded': 503,
  'record-does-not-replay': 503,
  'game-failed': 503,
};

/** What a handler returns instead of its result. */
export class Refused {
  readonly refusal: ServerRefusal;

  constructor(refusal: ServerRefusal) {
    this.refusal = refusal;
  }
}

/** What a part of the server says, as the result of a handler. */
export const answered = <T extends object>(answer: T | ServerRefusal): T | Refused =>
  isRefusal(answer) ? new Refused(answer) : answer;

const isRefusal = (answer: object): answer is ServerRefusal => 'code' in answer;

/** The body holds the code for programs and a sentence in the language of the request. */
export function refuseRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ServerRefusal,
): FastifyReply {
  const wanted = request.headers['accept-language']?.slice(0, 2);
  const lang: Lang = LANGS.find((each) => each === wanted) ?? 'en';
  return reply.code(STATUS[refusal.code] ?? 400).send(refusalBody(refusal, lang));
}

export function refusalBody(refusal: ServerRefusal, lang: Lang) {
  return { refusal, message: sentence(PROTOCOL_TEXTS[lang].refusals, refusal) };
}
