// The routes of operators under /api/admin, for who knows ADMIN_TOKEN. Everything that changes something is in the audit log.
import type { FastifyRequest, HTTPMethods } from 'fastify';
import type * as v from 'valibot';
import { adminSearch, closedReport, type NewBan, newBan, ofAdmin, reportList } from '../../protocol/admin.ts';
import { type NewBulletin, newBulletin } from '../../protocol/bulletins.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { System } from '../../protocol/system.ts';
import { type Bans, rangeOf } from '../admin/bans.ts';
import type { Bulletins } from '../admin/bulletins.ts';
import { closeTable } from '../matches/commands/closing.ts';
import type { MatchRegistry } from '../matches/registry.ts';
import type { BusState } from '../operating/health.ts';
import { VERSION } from '../operating/version.ts';
import type { Persons } from '../persons.ts';
import type { Store } from '../storage/store.ts';
import { hashOf, matchesHash, newId } from '../tokens.ts';
import { GuessLimit } from './guess-limit.ts';
import { Refused } from './refuse.ts';
import { NO_INPUT, type Route, type RouteInput, route, type Schemas } from './validated-route.ts';

export interface AdminPorts extends System {
  /** Null: there is no administration. */
  readonly adminToken: string | null;
  readonly bans: Bans;
  readonly bulletins: Bulletins;
  readonly store: Store;
  readonly persons: Persons;
  readonly registry: MatchRegistry;
  readonly trustedHops: number;
  /** How the parts are that this process depends on. */
  state(): {
    readonly database: 'sqlite' | 'postgres';
    readonly diskError: string | null;
    readonly bus: BusState;
  };
  deletePerson(person: string): Promise<unknown>;
}

const MAX_FOUND = 100;
const DONE = {};

export function adminRoutes(ports: AdminPorts): Route[] {
  const { adminToken, bans, bulletins, store, persons, registry, now } = ports;
  const guesses = new GuessLimit(ports);
  const tokenHash = adminToken === null ? null : hashOf(adminToken);
  /** Null for operators. */
  const refusalFor = ({ headers, raw }: FastifyRequest): ServerRefusal | null => {
    if (tokenHash === null) return { code: 'not-admin' };
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    return guesses.refusalFor(raw, matchesHash(token, tokenHash), { code: 'not-admin' });
  };
  const admin = <P extends v.GenericSchema, B extends v.GenericSchema>(
    method: HTTPMethods,
    url: string,
    schemas: Schemas<P, B>,
    handler: (input: RouteInput<P, B>) => Promise<unknown>,
  ) =>
    route(method, `/admin${url}`, schemas, async (input) => {
      const refusal = refusalFor(input.request);
      return refusal ? new Refused(refusal) : handler(input);
    });
  const noted = (action: string, subject: string, detail = '') =>
    store.insertAudit({ id: newId(ports), at: now(), action, subject, detail });

  const ban = async ({ kind, value, reason, until }: NewBan) => {
    if (kind === 'address' && rangeOf(value) === null)
      return new Refused({
        code: 'bad-message',
        field: 'value',
        expected: 'an address such as 203.0.113.0/24',
      });
    const row = { id: newId(ports), kind, value, reason, created_at: now(), until_at: until };
    await store.write([store.insertBan(row), noted('ban', `${kind} ${value}`, reason)]);
    await bans.reload();
    if (kind === 'device') persons.publishRevoked([value]);
    if (kind === 'person') persons.publishRevoked((await store.devicesOf(value)).map(({ id }) => id));
    return { id: row.id };
  };
  const close = async (id: string) => {
    const reply = await registry.executeAt(id, closeTable);
    if (typeof reply === 'object') return new Refused({ code: 'unknown-match' });
    await store.write([noted('close-table', id)]);
    return DONE;
  };
  const deleteTable = async (id: string) => {
    if (!(await store.findMatch(id))) return new Refused({ code: 'unknown-match' });
    // Processes that have it in memory learn that it is closed; then it goes.
    await registry.executeAt(id, closeTable);
    await store.write([...store.deleteMatch(id), noted('delete-table', id)]);
    return DONE;
  };
  const announce = async (wanted: NewBulletin) => {
    const row = bulletins.planned(wanted);
    if ('code' in row) return new Refused(row);
    await store.write([
      store.deletePastBulletins(now()),
      store.insertBulletin(row),
      noted('announce', row.id, row.texts),
    ]);
    await bulletins.publish();
    return { id: row.id };
  };
  const ofId = { ...NO_INPUT, params: ofAdmin };
  const search = { ...NO_INPUT, body: adminSearch };

  return [
    admin('GET', '/statistics', NO_INPUT, async () => ({
      version: VERSION,
      inMemory: registry.size,
      ...ports.state(),
      migration: await store.lastMigration(),
      ...(await store.countAll()),
      openReports: await store.countOpenReports(),
    })),
    admin('POST', '/people', search, async ({ body }) => ({
      people: await store.findPeople(body.search, MAX_FOUND),
    })),
    admin('POST', '/tables', search, async ({ body }) => ({
      tables: await store.findTables(body.search, MAX_FOUND),
    })),
    admin('POST', '/tables/:id/close', ofId, ({ params }) => close(params.id)),
    admin('DELETE', '/tables/:id', ofId, ({ params }) => deleteTable(params.id)),
    admin('DELETE', '/people/:id', ofId, async ({ params }) => {
      if (!(await store.findPerson(params.id))) return new Refused({ code: 'not-found' });
      await ports.deletePerson(params.id);
      await store.write([noted('delete-person', params.id)]);
      return DONE;
    }),
    admin('GET', '/bans', NO_INPUT, async () => ({ bans: await store.listBans() })),
    admin('POST', '/bans', { ...NO_INPUT, body: newBan }, ({ body }) => ban(body)),
    admin('DELETE', '/bans/:id', ofId, async ({ params }) => {
      await store.write([store.deleteBan(params.id), noted('unban', params.id)]);
      await bans.reload();
      return DONE;
    }),
    admin('POST', '/reports', { ...NO_INPUT, body: reportList }, async ({ body }) => ({
      reports: await store.listReports(body.which, MAX_FOUND),
    })),
    admin('GET', '/reports/:id', ofId, async ({ params }) => {
      const found = await store.findReport(params.id);
      if (!found) return new Refused({ code: 'not-found' });
      const chat = found.lines.map(({ at, person, name, said }) => ({
        at,
        person,
        name,
        said: JSON.parse(said),
      }));
      return { ...found.report, chat };
    }),
    admin('POST', '/reports/:id/close', { params: ofAdmin, body: closedReport }, async ({ params, body }) => {
      if (!(await store.findReport(params.id))) return new Refused({ code: 'not-found' });
      await store.write([
        store.closeReport(params.id, now(), body.note),
        noted('close-report', params.id, body.note),
      ]);
      return DONE;
    }),
    admin('GET', '/bulletins', NO_INPUT, async () => ({ bulletins: bulletins.current })),
    admin('POST', '/bulletins', { ...NO_INPUT, body: newBulletin }, ({ body }) => announce(body)),
    admin('DELETE', '/bulletins/:id', ofId, async ({ params }) => {
      await store.write([store.deleteBulletin(params.id), noted('end-announcement', params.id)]);
      await bulletins.publish();
      return DONE;
    }),
    admin('GET', '/audit', NO_INPUT, async () => ({ audit: await store.listAudit(MAX_FOUND) })),
  ];
}
