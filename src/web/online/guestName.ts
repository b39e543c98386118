// The name of somebody who has given none: a Latin nickname, the same in every language, and kept on this device.
import { randomBelow } from '../../protocol/system.ts';
import { browser } from '../browser.ts';
import { readStored, writeStored } from '../browserStorage.ts';

const KEY = 'scriptorium.guest-name';
const NICKNAMES = ['Viator', 'Hospes', 'Lector', 'Scriba', 'Pictor', 'Cantor', 'Nauta', 'Faber'];

export function guestName(): string {
  const kept = readStored(KEY);
  if (kept !== null) return kept;
  // A number of two digits, so that two guests at a table rarely have the same name.
  const name = `${NICKNAMES[randomBelow(browser, NICKNAMES.length)]} ${10 + randomBelow(browser, 90)}`;
  writeStored(KEY, name);
  return name;
}
