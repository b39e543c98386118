// Executes the requests of clients at a match: one file for each kind.
import type { MatchRequest } from '../../../protocol/client.ts';
import type { Asker, Client, MutableClient } from '../clients.ts';
import type { Command, Reply, Verdict } from '../decision.ts';
import type { ReadonlyMatch } from '../state.ts';
import { answerTakeBack } from './answer-take-back.ts';
import { askTakeBack } from './ask-take-back.ts';
import { back } from './back.ts';
import { configure } from './configure.ts';
import type { Handler, Request, RequestContext } from './context.ts';
import { hearSpectators } from './hear-spectators.ts';
import { leave } from './leave.ts';
import { link } from './link.ts';
import { look } from './look.ts';
import { answerEnd, offerEnd } from './offer-end.ts';
import { order } from './order.ts';
import { play } from './play.ts';
import { rematch } from './rematch.ts';
import { replace } from './replace.ts';
import { resign } from './resign.ts';
import { say } from './say.ts';
import { sit } from './sit.ts';
import { start } from './start.ts';
import { takeBack } from './take-back.ts';

const HANDLERS: { readonly [K in MatchRequest['kind']]: Handler<K> } = {
  'answer-end': answerEnd,
  'answer-take-back': answerTakeBack,
  'ask-take-back': askTakeBack,
  back,
  configure,
  'hear-spectators': hearSpectators,
  leave,
  link,
  look,
  'offer-end': offerEnd,
  order,
  play,
  rematch,
  replace,
  resign,
  say,
  sit,
  start,
  'take-back': takeBack,
};

/** Only inside the match's queue. */
export function handle(
  match: { execute(command: Command, by: Asker | null): Promise<Reply> },
  client: MutableClient,
  request: MatchRequest,
  context: RequestContext,
): Promise<Reply> {
  // Not assigned to a constant first: tsx would then set the name of the function at every request.
  return match.execute((state) => decide(state, client, request, context), { client, id: request.id });
}

/** The kind ties the request to its function. */
function decide<K extends MatchRequest['kind']>(
  match: ReadonlyMatch,
  client: Client,
  request: Request<K> & { readonly kind: K },
  context: RequestContext,
): Verdict | Promise<Verdict> {
  if (match.isOutdated) return { code: 'other-version' };
  const handler: Handler<K> = HANDLERS[request.kind];
  return handler(match, client, request, context);
}
