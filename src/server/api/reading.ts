// Reads what comes in against its schema, and says what is wrong with it.
import * as v from 'valibot';
import { type ClientMessage, clientMessage, readPlay } from '../../protocol/client.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { requestId } from '../../protocol/values.ts';

export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal };

export function read<S extends v.GenericSchema>(schema: S, data: unknown): Reading<v.InferOutput<S>> {
  const inherited = inheritedNameIn(data);
  if (inherited !== null) return bad(inherited.slice(0, 80), 'a name that is known here');
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  // What was sent is not repeated: it may be long, and it may be a secret.
  // A pattern or a check says by its message what it is for.
  const isInWords = issue.type === 'regex' || issue.type === 'check';
  const expected = isInWords ? issue.message : (issue.expected ?? issue.type);
  return bad(v.getDotPath(issue)?.slice(0, 80) ?? '', expected.slice(0, 200));
}

/** What cannot be read still says under which id it was asked, so that whoever asked is not left waiting. */
export type MessageReading =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly refusal: ServerRefusal; readonly id: number | null };

/** A message on the socket. */
export function readMessage(text: string): MessageReading {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ...bad('', 'JSON'), id: null };
  }
  const played = readPlay(data);
  if (played) return { ok: true, value: played };
  const reading = read(clientMessage, data);
  return reading.ok ? reading : { ...reading, id: idIn(data) };
}

/** The same of a message that is not read at all, if it stands near the beginning. */
export function idInText(text: string): number | null {
  const [, id] = /"id":\s*(\d{1,10})/.exec(text.slice(0, 300)) ?? [];
  return id === undefined ? null : idIn({ id: Number(id) });
}

/**
 * The path of the first name that every object has by itself, such as `constructor`: valibot drops these without a word,
 * and nothing of ours is called so. Not by recursion, for what was sent may be nested deeply.
 */
function inheritedNameIn(data: unknown): string | null {
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: data, path: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      const innerPath = path === '' ? name : `${path}.${name}`.slice(0, 200);
      if (name in Object.prototype) return innerPath;
      if (typeof inner === 'object') waiting.push({ value: inner, path: innerPath });
    }
  }
  return null;
}

function idIn(data: unknown): number | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return v.is(requestId, id) ? id : null;
}

function bad(field: string, expected: string) {
  return { ok: false, refusal: { code: 'bad-message', field, expected } } as const;
}
