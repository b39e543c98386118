// What the browser keeps for this page, where it does: with storage forbidden or full the page plays on, and forgets when it is closed.

/** What could not be kept, and what was taken away but could not be removed (null). */
const unkept = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const here = unkept.get(key);
  if (here !== undefined) return here;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unkept.delete(key);
  } catch {
    unkept.set(key, value);
  }
}
