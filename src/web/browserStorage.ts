// localStorage with a fallback in memory: with storage forbidden or full the page still works, and forgets when it is closed. No library does this fallback in fewer lines.
import { browser } from './browser.ts';

/** Values that could not be stored; null for a value that could not be removed. */
const memoryFallback = new Map<string, string | null>();

export function readStored(key: string): string | null {
  const here = memoryFallback.get(key);
  if (here !== undefined) return here;
  try {
    return browser.storage().getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the value. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) browser.storage().removeItem(key);
    else browser.storage().setItem(key, value);
    memoryFallback.delete(key);
  } catch {
    memoryFallback.set(key, value);
  }
}

/** The keys of all stored values. */
export function storedKeys(prefix: string): readonly string[] {
  const keys = new Set(memoryFallback.keys());
  try {
    for (const key of Object.keys(browser.storage())) keys.add(key);
  } catch {
    // Storage is forbidden, so only the values in memory count.
  }
  return [...keys].filter((key) => key.startsWith(prefix) && readStored(key) !== null);
}
