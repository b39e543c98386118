// Differences between two JSON values: a view is sent once in full, then only as patches.

/**
 * - `[value]`: replaces the old value.
 * - `[start, deleted, items]`: changes a list like `splice`.
 * - `{ key: patch }`: changes an object, or a list of the same length by index; `0` removes the key.
 */
export type Patch =
  | readonly [value: unknown]
  | readonly [start: number, deleted: number, items: readonly unknown[]]
  | { readonly [key: string]: Patch | 0 };

type Fields = { readonly [key: string]: unknown };

/** The patch as JSON text, because it is sent at every move. Null when nothing has changed. */
export function diff(before: unknown, after: unknown): string | null {
  if (before === after) return null;
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : instead(after);
  return isFields(before) && isFields(after) ? diffFields(before, after) : instead(after);
}

export function apply(before: unknown, patch: Patch): unknown {
  if (isReplacement(patch)) return patch[0];
  if (isSplice(patch)) {
    if (!Array.isArray(before)) throw new Error('a splice of what is no list');
    return before.toSpliced(patch[0], patch[1], ...patch[2]);
  }
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [index, part] of Object.entries(patch)) {
      if (part !== 0) list[Number(index)] = apply(before[Number(index)], part);
    }
    return list;
  }
  if (!isFields(before)) throw new Error('a patch inside of what has no inside');
  // A Map and not assignment, which would lose a key named `__proto__`.
  const fields = new Map(Object.entries(before));
  for (const [key, part] of Object.entries(patch)) {
    if (part === 0) fields.delete(key);
    else fields.set(key, apply(fields.get(key), part));
  }
  return Object.fromEntries(fields);
}

function instead(value: unknown): string {
  return `[${textOf(value)}]`;
}

const KEYS = new Map<string, string>();
const MAX_CACHED_KEYS = 5000;

/** The key as JSON text, cached because the same keys come at every move. */
export function quoted(key: string): string {
  const known = KEYS.get(key);
  if (known !== undefined) return known;
  if (KEYS.size >= MAX_CACHED_KEYS) KEYS.clear();
  const text = JSON.stringify(key);
  KEYS.set(key, text);
  return text;
}

function diffFields(before: Fields, after: Fields): string | null {
  let parts = '';
  for (const key in after) {
    const part = Object.hasOwn(before, key) ? diff(before[key], after[key]) : instead(after[key]);
    if (part !== null) parts += `${parts === '' ? '{' : ','}${quoted(key)}:${part}`;
  }
  for (const key in before) {
    if (!Object.hasOwn(after, key)) parts += `${parts === '' ? '{' : ','}${quoted(key)}:0`;
  }
  return parts === '' ? null : `${parts}}`;
}

/** A card that leaves a hand becomes a splice; a pile that grows inside a list of piles becomes a patch by index. */
function diffLists(before: readonly unknown[], after: readonly unknown[]): string | null {
  const { length } = after;
  if (before.length === length) {
    let [parts, changes] = ['', 0];
    for (let i = 0; i < length; i++) {
      const part = diff(before[i], after[i]);
      if (part !== null) parts += `${changes++ === 0 ? '{' : ','}"${i}":${part}`;
    }
    if (changes === 0) return null;
    return changes > 3 && changes * 2 > length ? instead(after) : `${parts}}`;
  }
  const shorter = Math.min(before.length, length);
  let start = 0;
  while (start < shorter && diff(before[start], after[start]) === null) start++;
  let [was, is] = [before.length, length];
  while (was > start && is > start && diff(before[was - 1], after[is - 1]) === null) {
    was--;
    is--;
  }
  return `[${start},${was - start},[${itemsText(after, start, is)}]]`;
}

function itemsText(list: readonly unknown[], start: number, end: number): string {
  let text = '';
  for (let i = start; i < end; i++) text += `${i > start ? ',' : ''}${textOf(list[i])}`;
  return text;
}

/** Most values are numbers, which need no JSON.stringify. */
function textOf(value: unknown): string {
  return Number.isInteger(value) ? `${value}` : (JSON.stringify(value) ?? 'null');
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isReplacement(patch: Patch): patch is readonly [unknown] {
  return Array.isArray(patch) && patch.length === 1;
}

function isSplice(patch: Patch): patch is readonly [number, number, readonly unknown[]] {
  return Array.isArray(patch) && patch.length === 3;
}
