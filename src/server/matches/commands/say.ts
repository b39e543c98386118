// `say`: a line of chat, of a player or of a spectator.
import { chatText, SPECTATOR } from '../chat.ts';
import type { Client } from '../clients.ts';
import type { Verdict } from '../decision.ts';
import type { ReadonlyMatch } from '../state.ts';
import type { Handler, Request, RequestContext } from './context.ts';

/** A spectator may write this many lines within this time. */
const [MAX_LINES, LINES_MS] = [5, 30_000];

export const say: Handler<'say'> = async (match, client, request, context) => {
  const { seat } = client;
  const { chat } = match.ports;
  if (chat === 'off') return { code: 'no-chat-here' };
  if (chat === 'phrases' && request.said.kind !== 'phrase') return { code: 'only-phrases-here' };
  if (seat === null) return sayAsSpectator(match, client, request, context);
  const { said, key } = request;
  if (key !== undefined && (await match.chat.has(seat, key))) return 'done';
  return written(match, { seat, said: chatText(said, { key }), person: null });
};

/** The name is the person's own. Somebody without a device has none and cannot be told apart from others. */
async function sayAsSpectator(
  match: ReadonlyMatch,
  { person }: Client,
  { said, key }: Request<'say'>,
  { personName }: RequestContext,
): Promise<Verdict> {
  const name = person === null ? null : await personName();
  if (person === null || name === null) return { code: 'unknown-device' };
  if (key !== undefined && (await match.chat.has(SPECTATOR, key))) return 'done';
  const since = match.ports.now() - LINES_MS;
  if ((await match.chat.countBy(person, since)) >= MAX_LINES)
    return { code: 'too-fast', seconds: LINES_MS / 1000 };
  return written(match, { seat: SPECTATOR, said: chatText(said, { key, name }), person });
}

function written(
  { id, ports }: ReadonlyMatch,
  line: { readonly seat: number; readonly said: string; readonly person: string | null },
): Verdict {
  const { store } = ports;
  const row = { match: id, at: ports.now(), ...line };
  const people = line.person === null ? [] : [store.requirePerson(line.person)];
  return { kind: 'room', changes: [...people, store.insertChat(row)], patch: null, said: row };
}
