// Parses input against its schema; an error becomes a refusal that says what was expected where.
import * as v from 'valibot';
import { type ClientMessage, clientMessage, readPlay } from '../../protocol/client.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import { requestId } from '../../protocol/values.ts';
import { expectationOf } from './expectation.ts';

export type ParseResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ServerRefusal };

export function parse<S extends v.GenericSchema>(schema: S, data: unknown): ParseResult<v.InferOutput<S>> {
  const inherited = inheritedNameIn(data);
  if (inherited !== null) return bad(inherited.slice(0, 80), 'no field of this name');
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return bad(v.getDotPath(issue)?.slice(0, 80) ?? '', expectationOf(issue));
}

/** The refusal of an invalid message carries the id of the request, if it has one, so that the client can match it. */
export type ParsedMessage =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly refusal: ServerRefusal; readonly id: number | null };

export function parseMessage(text: string): ParsedMessage {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ...bad('', 'JSON'), id: null };
  }
  const played = readPlay(data);
  if (played) return { ok: true, value: played };
  const result = parse(clientMessage, data);
  return result.ok ? result : { ...result, id: idIn(data) };
}

/** The id of a request that is refused without parsing, if it is near the beginning of the text. */
export function findRequestId(text: string): number | null {
  const [, id] = /"id":\s*(\d{1,10})/.exec(text.slice(0, 300)) ?? [];
  return id === undefined ? null : idIn({ id: Number(id) });
}

/**
 * The path of the first property named like one of Object.prototype, such as `constructor`: valibot drops these silently,
 * and no schema has one. Iterative, because the input may be nested deeply.
 */
function inheritedNameIn(data: unknown): string | null {
  const stack: { readonly value: unknown; readonly path: string }[] = [{ value: data, path: '' }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      const innerPath = path === '' ? name : `${path}.${name}`.slice(0, 200);
      if (name in Object.prototype) return innerPath;
      if (typeof inner === 'object') stack.push({ value: inner, path: innerPath });
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
