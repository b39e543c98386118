// Plain JSON data: equality and freezing.

/** Equal as JSON, whatever the order of keys. A Map or a class instance is not equal to its JSON. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
    return true;
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
  return true;
}

/** The path of the first difference, such as `hands[2][0]`, or null. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  // Paths are made only where there is a difference: that is rare, and the conformance suite compares at every position.
  if (sameJson(a, b)) return null;
  if (!isObject(a) || !isObject(b)) return path || '(all of it)';
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return `${path}.length`;
    const at = a.findIndex((item, i) => !sameJson(item, b[i]));
    return firstDifference(a[at], b[at], `${path}[${at}]`);
  }
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return path || '(all of it)';
  if (Object.keys(a).length !== Object.keys(b).length) return `${path}{keys}`;
  const key = Object.keys(a).find((key) => !Object.hasOwn(b, key) || !sameJson(a[key], b[key])) ?? '';
  const here = path ? `${path}.${key}` : key;
  return Object.hasOwn(b, key) ? firstDifference(a[key], b[key], here) : here;
}

const isObject = (data: unknown): data is { readonly [key: string]: unknown } =>
  typeof data === 'object' && data !== null;

export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const value of Object.values(data)) deepFreeze(value);
  }
  return data;
}
