// Plain JSON data: equality and freezing.

/** Equal as JSON, whatever the order of keys. A Map or a class instance is not equal to its JSON. */
export function sameJson(a: unknown, b: unknown): boolean {
  return firstDifference(a, b) === null;
}

/** The path of the first difference, such as `hands[2][0]`, or null. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return path || '(all of it)';
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return `${path}.length`;
    for (const [i, item] of a.entries()) {
      const found = firstDifference(item, b[i], `${path}[${i}]`);
      if (found) return found;
    }
    return null;
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return path || '(all of it)';
  const other: { readonly [key: string]: unknown } = { ...b };
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(other).length) return `${path}{keys}`;
  for (const [key, value] of Object.entries(a)) {
    const here = path ? `${path}.${key}` : key;
    if (!Object.hasOwn(other, key)) return here;
    const found = firstDifference(value, other[key], here);
    if (found) return found;
  }
  return null;
}

export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}
