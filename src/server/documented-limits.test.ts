// The limits in SECURITY.md and docs/operating.md are those of the server.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIMITS } from '../protocol/limits.ts';
import { REGISTRY_SETTINGS } from './matches/registry.ts';
import { ONLINE_SETTINGS } from './online.ts';

/** The cells of the row of a table that begins so, without the first. */
function row(file: string, first: string): string[] {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const line = text.split('\n').find((each) => each.startsWith(`| ${first} |`));
  return (line ?? '')
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());
}

const { messages, requests, maxConnectionsPerAddress } = ONLINE_SETTINGS;
const { maxTablesPerPerson, maxBotTablesPerAddress } = REGISTRY_SETTINGS;

test('SECURITY.md', () => {
  const rate = ({ burst, perSecond }: typeof messages) => `${burst} at once, ${perSecond} a second`;
  const documented = (first: string) => row('SECURITY.md', first)[0];
  expect(documented('messages on a connection')).toContain(
    `${messages.burst} units at once, ${messages.perSecond} more each second`,
  );
  expect(documented('requests from an address')).toContain(rate(requests));
  expect(documented('connections from an address')).toBe(`${maxConnectionsPerAddress}`);
  expect(documented('tables that one person has set and not ended')).toBe(`${maxTablesPerPerson}`);
  expect(documented('tournaments that one person has set and not ended')).toBe(`${LIMITS.tournaments}`);
  expect(documented('one message')).toContain(`${LIMITS.message / 1024} KiB`);
});

test('docs/operating.md', () => {
  const documented = (first: string) => row('docs/operating.md', first).slice(0, 2);
  const units = (n: number) => `${n} units`;
  const { burst, perSecond } = messages;
  expect(documented('messages on one connection')).toEqual([units(burst), units(perSecond)]);
  expect(documented('messages of all connections from one address')).toEqual([
    units(10 * burst),
    units(10 * perSecond),
  ]);
  expect(documented('requests by HTTP from one address')).toEqual([
    `${requests.burst}`,
    `${requests.perSecond}`,
  ]);
  expect(documented('connections from one address')).toEqual([`${maxConnectionsPerAddress}`, '']);
  expect(documented('tables with only bots that run because somebody at one address looks on')).toEqual([
    `${maxBotTablesPerAddress}`,
    '',
  ]);
});
