// The HTTP routes of tournaments.

import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  newTournament,
  newTournamentBots,
  ofTournament,
  ofTournamentBot,
  ofTournamentRound,
} from '../../protocol/tournaments.ts';
import type { MatchRegistry } from '../matches/registry.ts';
import type { Notices } from '../notices/notices.ts';
import { type TournamentPorts, Tournaments } from '../tournaments/tournaments.ts';
import { TournamentViews } from '../tournaments/views.ts';
import { isKnownVersion } from './is-known-version.ts';
import { answered } from './refuse.ts';
import { NO_INPUT, type OwnRoute, type Route, route } from './validated-route.ts';

export interface TournamentRoutePorts extends Omit<TournamentPorts, 'executeAt'> {
  readonly registry: Pick<MatchRegistry, 'executeAt'>;
  readonly notices: Pick<Notices, 'seen'>;
}

export function tournamentRoutes(
  ports: TournamentRoutePorts,
  own: OwnRoute,
  readerOf: (request: FastifyRequest) => Promise<string | null>,
): Route[] {
  const tournaments = new Tournaments({
    ...ports,
    executeAt: (match, command) => ports.registry.executeAt(match, command),
  });
  const views = new TournamentViews({
    ...ports,
    seen: (person, match) => ports.notices.seen.add(person, match, null),
  });
  /** What the page shows next has the change in it. */
  const changed = async <T extends object>(id: string, change: Promise<T>) => {
    const answer = await change;
    views.forget(id);
    return answered(answer);
  };
  /** Pages ask every few seconds: what they have already is not sent again. */
  const show = async (id: string, request: FastifyRequest, reply: FastifyReply) => {
    const found = await views.show(id, await readerOf(request));
    if ('code' in found) return answered(found);
    reply.header('cache-control', 'no-cache').header('etag', found.tag);
    return isKnownVersion(request.headers['if-none-match'], found.tag)
      ? reply.code(304).send()
      : found.tournament;
  };
  const withId = { ...NO_INPUT, params: ofTournament };
  return [
    own('POST', '/tournaments', { ...NO_INPUT, body: newTournament }, async ({ person, body }) =>
      answered(await tournaments.create(person, body)),
    ),
    own('GET', '/me/tournaments', NO_INPUT, ({ person }) => views.listOf(person)),
    route('GET', '/tournaments/:id', withId, ({ params, request, reply }) => show(params.id, request, reply)),
    route(
      'GET',
      '/tournaments/:id/rounds/:round',
      { ...NO_INPUT, params: ofTournamentRound },
      async ({ params }) => answered(await views.round(params.id, Number(params.round))),
    ),
    own('DELETE', '/tournaments/:id', withId, ({ person, params: { id } }) =>
      changed(id, tournaments.close(id, person)),
    ),
    own('POST', '/tournaments/:id/players', withId, ({ person, params: { id } }) =>
      changed(id, tournaments.join(id, person)),
    ),
    own('DELETE', '/tournaments/:id/players', withId, ({ person, params: { id } }) =>
      changed(id, tournaments.leave(id, person)),
    ),
    own(
      'POST',
      '/tournaments/:id/bots',
      { params: ofTournament, body: newTournamentBots },
      ({ person, params: { id }, body }) =>
        changed(id, tournaments.addBots(id, person, body.count, body.level)),
    ),
    own(
      'DELETE',
      '/tournaments/:id/bots/:number',
      { ...NO_INPUT, params: ofTournamentBot },
      ({ person, params: { id, number } }) => changed(id, tournaments.removeBot(id, person, Number(number))),
    ),
    own('POST', '/tournaments/:id/start', withId, ({ person, params: { id } }) =>
      changed(id, tournaments.start(id, person)),
    ),
  ];
}
