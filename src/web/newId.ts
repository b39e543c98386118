// A random id. `crypto.randomUUID` does not exist on a plain HTTP page, for example in a home network.
import { browser } from './browser.ts';

export function newId(): string {
  const bytes = browser.randomBytes(16);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
