// The table of HTTP routes under /api, and the hooks and error handler they share.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { newMe, newPasskey, newVacation, ofDevice, ofPasskey, shownPasskey } from '../../protocol/account.ts';
import { newDealResult, ofDeal } from '../../protocol/deals.ts';
import { listedChange, newDevice, newMatch, ofDuplicate, ofMatch, seatLinks } from '../../protocol/http.ts';
import { LIMITS } from '../../protocol/limits.ts';
import { newSeek, ofSeek } from '../../protocol/lobby.ts';
import {
  newMail,
  newNoticeSettings,
  newPush,
  newWebhook,
  ofChannel,
  ofNoticeLink,
  tableNotices,
} from '../../protocol/notices.ts';
import { ofGamesBefore, ofLeaderboard, ofProfile, ofSeatAt } from '../../protocol/profiles.ts';
import { newBlock, newReport, ofBlock } from '../../protocol/safety.ts';
import { joining, type SiteInfo } from '../../protocol/site.ts';
import type { Site } from '../account/passkeys.ts';
import { type DealPorts, Deals } from '../deals/deals.ts';
import type { PairingPorts } from '../lobby/pairing.ts';
import { log } from '../operating/log.ts';
import { showLeaderboard } from '../ratings/leaderboard.ts';
import { showGames, showProfile, showProfileAt, showRatedMatch } from '../ratings/profiles.ts';
import { Safety } from '../safety/safety.ts';
import { AccountHandlers, type AccountPorts } from './account-handlers.ts';
import { addressesFor } from './addresses.ts';
import { type AdminPorts, adminRoutes } from './admin-routes.ts';
import { fullAddress, isSameOrigin } from './client-address.ts';
import { HttpBudget, type HttpBudgetPorts } from './http-budget.ts';
import type { JoinCode } from './join-code.ts';
import { addJsonParser, NotUtf8 } from './json-body.ts';
import { LobbyHandlers } from './lobby-handlers.ts';
import { MatchHandlers } from './match-handlers.ts';
import { NoticeHandlers, type NoticePorts } from './notice-handlers.ts';
import { PasskeyHandlers } from './passkey-handlers.ts';
import { answered, Refused, refuseRequest } from './refuse.ts';
import { siteOf, siteUrl } from './site.ts';
import { tournamentRoutes } from './tournament-routes.ts';
import { NO_INPUT, type OwnRoute, type Route, route } from './validated-route.ts';

export interface RoutePorts
  extends Omit<AdminPorts, 'deletePerson'>,
    AccountPorts,
    DealPorts,
    HttpBudgetPorts,
    NoticePorts,
    PairingPorts {
  /** What everybody may know of how this site is run. */
  readonly siteInfo: SiteInfo;
  /** From PUBLIC_URL; null if that is not set. */
  readonly site: Site | null;
  readonly joinCode: JoinCode;
}

export async function addRoutes(app: FastifyInstance, ports: RoutePorts): Promise<void> {
  const budget = new HttpBudget(app, ports);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request.raw, ports.site))
      return refuseRequest(request, reply, { code: 'other-origin' });
    const banned = ports.bans.refusalFor({ address: fullAddress(request.raw, ports.trustedHops) });
    if (banned) return refuseRequest(request, reply, banned);
    if (!budget.take(request)) return refuseRequest(request, reply, { code: 'too-fast', seconds: 5 });
    const outside = isForEverybody(request) ? null : ports.joinCode.refusalFor(request.raw);
    if (outside) return refuseRequest(request, reply, outside);
  });
  // Mail programs send the one-tap unsubscription as a form (RFC 8058); what it says is in the path.
  app.addContentTypeParser('application/x-www-form-urlencoded', async () => null);
  addJsonParser(app);
  for (const each of routeTable(ports, budget)) app.route(each);
  app.get('/socket', async (request, reply) =>
    refuseRequest(request, reply, { code: 'bad-message', field: '', expected: 'a WebSocket connection' }),
  );
  // Unknown paths under /api are refused; elsewhere they are pages of the application.
  for (const url of ['/', '/*'])
    app.all(url, async (request, reply) => refuseRequest(request, reply, { code: 'not-found' }));
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) {
      log.error({ err: error }, 'request-failed');
      return refuseRequest(request, reply, { code: 'cannot-store' });
    }
    const size = statusCode === 413 ? `at most ${LIMITS.body} bytes` : null;
    const expected = size ?? (error instanceof NotUtf8 ? 'text in UTF-8' : 'JSON');
    return refuseRequest(request, reply, { code: 'bad-message', field: '', expected });
  });
}

/** What a banned person may still do: their data are theirs. */
const RIGHTS: ReadonlySet<string> = new Set(['GET /me/export', 'DELETE /me']);

/** Also on a closed site: how to come in, what operators do with their token, and the links in e-mails. */
const isForEverybody = ({ routeOptions: { url = '' } }: FastifyRequest): boolean =>
  /^\/api\/(site$|join$|admin\/|notices\/)/.test(url);

/** The cost of each request is in `http-budget.ts`: it depends on the method, and on what has to be replayed. */
function routeTable(ports: RoutePorts, budget: HttpBudget): Route[] {
  const { persons, store } = ports;
  const matches = new MatchHandlers(ports);
  const account = new AccountHandlers(ports);
  const notices = new NoticeHandlers(ports);
  const lobby = new LobbyHandlers(ports);
  const deals = new Deals(ports);
  const safety = new Safety(ports);
  const passkeys = new PasskeyHandlers({ ...ports, account });
  const siteFor = ({ headers }: FastifyRequest) => ports.site ?? siteOf(headers, ports.trustedHops);
  const onReplay = (request: FastifyRequest) => (plies: number) => budget.chargeReplay(request, plies);
  const deviceOf = async (request: FastifyRequest) => {
    const [, token] = /^Bearer ([\w.-]{8,120})$/.exec(request.headers.authorization ?? '') ?? [];
    return token ? persons.deviceOf(token) : null;
  };
  const readerOf = async (request: FastifyRequest) => (await deviceOf(request))?.person ?? null;
  const own: OwnRoute = (method, url, schemas, handler) =>
    route(method, url, schemas, async (input) => {
      const device = await deviceOf(input.request);
      if (!device) return new Refused({ code: 'unknown-device' });
      const isBannable = !RIGHTS.has(`${method} ${url}`);
      const banned = isBannable && ports.bans.refusalFor({ device: device.id, person: device.person });
      if (banned) return new Refused(banned);
      const refuseIfGone = async () => {
        if (!(await deviceOf(input.request))) return new Refused({ code: 'unknown-device' });
        return null;
      };
      try {
        const result = await handler({ ...input, device, person: device.person });
        // What the database refuses because the person has been deleted meanwhile looks like a limit.
        return result instanceof Refused ? ((await refuseIfGone()) ?? result) : result;
      } catch (error) {
        const gone = await refuseIfGone();
        if (gone) return gone;
        throw error;
      }
    });
  const originFor = (request: FastifyRequest) =>
    ports.site
      ? siteUrl(ports.site)
      : `${isSecure(request, ports.trustedHops) ? 'https' : 'http'}://${request.headers.host}`;
  const withBody = <B extends v.GenericSchema>(body: B) => ({ ...NO_INPUT, body });
  const withParams = <P extends v.GenericSchema>(params: P) => ({ ...NO_INPUT, params });

  return [
    ...adminRoutes({ ...ports, deletePerson: (person) => account.delete(person) }),
    route('GET', '/games', NO_INPUT, () => matches.listGames()),
    route('GET', '/bulletins', NO_INPUT, async () => ({ bulletins: ports.bulletins.current })),
    route('GET', '/site', NO_INPUT, async () => ports.siteInfo),
    route('POST', '/join', withBody(joining), async ({ body, request, reply }) => {
      const { joinCode, site, trustedHops } = ports;
      const isHttps = site?.origin.startsWith('https:') ?? isSecure(request, trustedHops);
      const joined = joinCode.join(request.raw, body.code, `${site?.base ?? ''}/`, isHttps);
      if (typeof joined !== 'string') return new Refused(joined);
      reply.header('set-cookie', joined);
      return { done: true };
    }),
    route('GET', '/addresses', NO_INPUT, async ({ request }) => addressesFor(request, ports)),
    route('POST', '/devices', withBody(newDevice), ({ body }) => persons.newGuest(body.name)),

    route('GET', '/matches', NO_INPUT, () => matches.listOpen()),
    route('POST', '/matches/linked', withBody(seatLinks), ({ body, request }) =>
      matches.listLinked(body, onReplay(request)),
    ),
    own('POST', '/matches', withBody(newMatch), ({ person, body }) => matches.create(person, body)),
    route('GET', '/matches/:id/record', withParams(ofMatch), ({ params, request }) =>
      matches.record(params.id, onReplay(request)),
    ),

    route('GET', '/matches/:id/ratings', withParams(ofMatch), async ({ params, request }) =>
      answered(await showRatedMatch(store, params.id, await readerOf(request))),
    ),

    route('GET', '/matches/:id/profiles/:seat', withParams(ofSeatAt), async ({ params, request }) => {
      budget.chargeProfile(request);
      return answered(await showProfileAt(store, params.id, params.seat, await readerOf(request)));
    }),

    route('GET', '/leaderboards/:game', withParams(ofLeaderboard), async ({ params, request }) => {
      const valid = ports.games.map(({ id }) => id);
      if (!valid.includes(params.game)) return new Refused({ code: 'unknown-game', valid });
      return showLeaderboard(store, params.game, await readerOf(request), ports.now());
    }),
    route('GET', '/people/:id', withParams(ofProfile), async ({ params, request }) => {
      budget.chargeProfile(request);
      return answered(await showProfile(store, params.id, await readerOf(request)));
    }),
    route('GET', '/people/:id/games/:before', withParams(ofGamesBefore), async ({ params, request }) =>
      answered(await showGames(store, params.id, params.before, await readerOf(request))),
    ),

    ...tournamentRoutes(ports, own, readerOf),

    route('GET', '/duplicates/:id', withParams(ofDuplicate), ({ params }) =>
      matches.showDuplicate(params.id),
    ),

    route('GET', '/lobby', NO_INPUT, async ({ request, reply }) =>
      lobby.show(request, reply, (await deviceOf(request))?.person ?? null),
    ),
    own('POST', '/lobby/seeks', withBody(newSeek), ({ person, body }) => lobby.seek(person, body)),
    own('GET', '/lobby/seeks/:id', withParams(ofSeek), ({ person, params }) => lobby.ask(person, params.id)),
    own('DELETE', '/lobby/seeks/:id', withParams(ofSeek), ({ person, params }) =>
      lobby.withdraw(person, params.id),
    ),

    own('POST', '/deals', withBody(newDealResult), async ({ person, body, request }) => {
      budget.chargeCheck(request);
      return answered(await deals.handIn(person, body));
    }),
    own('GET', '/deals/:id', withParams(ofDeal), async ({ person, params }) =>
      answered(await deals.compare(person, params.id.game, params.id.day)),
    ),

    own('GET', '/me', NO_INPUT, ({ person }) => account.show(person)),
    own('PATCH', '/me', withBody(newMe), ({ person, body }) => account.update(person, body)),
    own('PUT', '/me/vacation', withBody(newVacation), ({ person, body }) =>
      account.setVacation(person, body),
    ),
    own('DELETE', '/me/vacation', NO_INPUT, ({ person }) => account.setVacation(person, null)),
    own('DELETE', '/me', NO_INPUT, ({ person }) => account.delete(person)),
    own('GET', '/me/matches', NO_INPUT, ({ person, request }) => matches.listOf(person, onReplay(request))),
    own('PATCH', '/me/matches/:id', { params: ofMatch, body: listedChange }, ({ person, params, body }) =>
      account.hideMatch(person, params.id, body.isHidden),
    ),
    own('GET', '/me/export', NO_INPUT, ({ person, reply }) => {
      reply.header('content-disposition', 'attachment; filename="scriptorium.json"');
      return account.export(person);
    }),
    own('GET', '/me/devices', NO_INPUT, ({ device }) => account.listDevices(device)),
    own('DELETE', '/me/devices/:id', withParams(ofDevice), ({ person, params }) =>
      account.deleteDevice(person, params.id),
    ),
    own('DELETE', '/me/passkeys/:id', withParams(ofPasskey), ({ person, params }) =>
      account.deletePasskey(person, params.id),
    ),

    own('GET', '/me/blocks', NO_INPUT, ({ person }) => safety.list(person)),
    own('POST', '/me/blocks', withBody(newBlock), async ({ person, body }) =>
      answered(await safety.block(person, body)),
    ),
    own('DELETE', '/me/blocks/:id', withParams(ofBlock), async ({ person, params }) =>
      answered(await safety.unblock(person, params.id)),
    ),
    own('GET', '/matches/:id/blocks', withParams(ofMatch), async ({ person, params }) =>
      answered(await safety.listAt(person, params.id)),
    ),
    own('POST', '/reports', withBody(newReport), async ({ person, body }) =>
      answered(await safety.report(person, body)),
    ),

    own('GET', '/me/notices', NO_INPUT, ({ device }) => notices.show(device)),
    own('PATCH', '/me/notices', withBody(newNoticeSettings), ({ device, body }) =>
      notices.update(device, body),
    ),
    own('POST', '/me/notices/push', withBody(newPush), async ({ device, body, request }) =>
      notices.addPush(device, originFor(request), body),
    ),
    own('POST', '/me/notices/mail', withBody(newMail), ({ device, body, request }) =>
      notices.addMail(device, originFor(request), body),
    ),
    own('POST', '/me/notices/webhooks', withBody(newWebhook), ({ device, body, request }) =>
      notices.addWebhook(device, originFor(request), body),
    ),
    own('DELETE', '/me/notices/channels/:id', withParams(ofChannel), ({ person, params }) =>
      notices.remove(person, params.id),
    ),
    own(
      'PUT',
      '/me/notices/tables/:id',
      { params: ofMatch, body: tableNotices },
      ({ person, params, body }) => notices.mute(person, params.id, body.isMuted),
    ),
    own('POST', '/me/notices/test', NO_INPUT, ({ person }) => notices.test(person)),
    route('POST', '/notices/confirm/:token', withParams(ofNoticeLink), ({ params }) =>
      notices.follow('confirm', params.token),
    ),
    route('POST', '/notices/stop/:token', withParams(ofNoticeLink), ({ params }) =>
      notices.follow('stop', params.token),
    ),
    own('POST', '/passkeys/new/options', NO_INPUT, ({ person, request }) =>
      passkeys.beginRegistration(person, siteFor(request)),
    ),
    own('POST', '/passkeys/new', withBody(newPasskey), ({ person, body, request }) =>
      passkeys.finishRegistration(person, siteFor(request), body),
    ),
    route('POST', '/passkeys/entry/options', NO_INPUT, ({ request }) =>
      passkeys.beginSignIn(siteFor(request)),
    ),
    route('POST', '/passkeys/entry', withBody(shownPasskey), async ({ body, request }) => {
      const device = await deviceOf(request);
      return passkeys.finishSignIn(device?.person ?? null, siteFor(request), body);
    }),
  ];
}

const isSecure = ({ headers }: FastifyRequest, trustedHops: number) =>
  trustedHops > 0 && headers['x-forwarded-proto'] === 'https';
