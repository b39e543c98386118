// What changed between two pieces of plain data, as data: a view travels once, then only its changes.

/**
 * - `[value]`: this value instead.
 * - `[start, deleted, items]`: of a list, as `splice` does it.
 * - `{ key: patch }`: inside of an object, or of a list of the same length, by index; `0` takes a key away.
 */
export type Patch =
  | readonly [value: unknown]
  | readonly [start: number, deleted: number, items: readonly unknown[]]
  | { readonly [key: string]: Patch | 0 };

type Fields = { readonly [key: string]: unknown };

/** Null when nothing has changed. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isFields(before) && isFields(after)) return diffFields(before, after);
  return [after];
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
  const fields: { [key: string]: unknown } = { ...before };
  for (const [key, part] of Object.entries(patch)) {
    if (part === 0) delete fields[key];
    else fields[key] = apply(before[key], part);
  }
  return fields;
}

function diffFields(before: Fields, after: Fields): Patch | null {
  const patch: { [key: string]: Patch | 0 } = {};
  let hasChanged = false;
  for (const key in after) {
    const part: Patch | null = Object.hasOwn(before, key) ? diff(before[key], after[key]) : [after[key]];
    if (part === null) continue;
    patch[key] = part;
    hasChanged = true;
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue;
    patch[key] = 0;
    hasChanged = true;
  }
  return hasChanged ? patch : null;
}

/** A card that leaves a hand is a splice; a pile that grows in the middle of a list of piles is a patch by index. */
function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length === after.length) {
    const patch: { [index: string]: Patch } = {};
    let changes = 0;
    for (let i = 0; i < after.length; i++) {
      const part = diff(before[i], after[i]);
      if (part === null) continue;
      patch[i] = part;
      changes++;
    }
    if (changes === 0) return null;
    return changes > 3 && changes * 2 > after.length ? [after] : patch;
  }
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && diff(before[start], after[start]) === null) start++;
  let end = 0;
  while (end < shorter - start && diff(before.at(-1 - end), after.at(-1 - end)) === null) end++;
  return [start, before.length - start - end, after.slice(start, after.length - end)];
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
