// Every setting can be read, its default is valid, and what is wrong is said in a sentence of both languages.
import { expect, test } from 'vitest';
import { addressRate } from '../api/message-budget.ts';
import { REGISTRY_SETTINGS } from '../matches/registry.ts';
import { ONLINE_SETTINGS } from '../online.ts';
import { StartError, startProblemText } from '../start-errors.ts';
import { readStartSettings } from './read.ts';
import { SETTINGS, type Setting } from './table.ts';

const read = (env: Record<string, string>) => readStartSettings(env, 'all', null);

test('defaults are valid, and those of limits and retention are what the server has without settings', () => {
  const { port, host, online } = read({});
  expect([port, host]).toEqual([8080, '::']);
  const { maxConnectionsPerAddress, requests, messages, retention, branding, chat } = ONLINE_SETTINGS;
  const { maxTablesPerPerson, maxBotTablesPerAddress } = REGISTRY_SETTINGS;
  expect(online).toMatchObject({
    retention,
    branding,
    chat,
    joinCode: null,
    maxConnectionsPerAddress,
    requests,
    messages,
    addressMessages: addressRate(messages),
    registry: { maxTablesPerPerson, maxBotTablesPerAddress },
  });
});

test('behind a proxy only this machine can reach the server, unless HOST says otherwise', () => {
  expect(read({ TRUST_PROXY: '1' })).toMatchObject({ host: '127.0.0.1', online: { trustedHops: 1 } });
  expect(read({ TRUST_PROXY: '2', HOST: '::' })).toMatchObject({ host: '::', online: { trustedHops: 2 } });
});

test('limits are set from the environment', () => {
  expect(read({ MAX_REQUESTS_PER_ADDRESS: '900/12.5', MAX_TABLES_PER_PERSON: '7' }).online).toMatchObject({
    requests: { burst: 900, perSecond: 12.5 },
    registry: { maxTablesPerPerson: 7 },
  });
});

const settings = Object.entries<Setting<unknown, string | null>>(SETTINGS);
/** Of these kinds every text is valid. */
const ANYTHING = new Set(['text', 'names separated by commas']);

test.each(settings.filter(([, { kind }]) => !ANYTHING.has(kind.expected.en)).map(([name]) => name))(
  '%s: what is no value of it is refused with a sentence that names it',
  (name) => {
    let problem: unknown;
    try {
      read({ [name]: ' ?! @' });
    } catch (error) {
      problem = error;
    }
    if (!(problem instanceof StartError)) throw new Error(`${name} takes anything`);
    for (const lang of ['en', 'fr'] as const) expect(startProblemText(problem.problem, lang)).toContain(name);
  },
);
