// The part of the HTTP interface of tournaments that the simulated pages use.
import type { NewTournament } from '../src/protocol/tournaments.ts';
import { answered, Refused } from '../src/server/api/refuse.ts';
import type { Core } from '../src/server/core.ts';
import { type TournamentPorts, Tournaments } from '../src/server/tournaments/tournaments.ts';
import { TournamentViews } from '../src/server/tournaments/views.ts';

/** One for each process, as in production: what pages ask for often is kept for a moment. */
export class TournamentRequests {
  private readonly tournaments: Tournaments;
  private readonly views: TournamentViews;

  constructor(
    ports: Pick<TournamentPorts, 'now' | 'randomBytes' | 'games'>,
    { store, registry, notices }: Core,
  ) {
    this.tournaments = new Tournaments({
      ...ports,
      store,
      executeAt: (match, command) => registry.executeAt(match, command),
    });
    this.views = new TournamentViews({
      ...ports,
      store,
      seen: (person, match) => notices.seen.add(person, match, null),
    });
  }

  /** Null if the path is none of a tournament. */
  async handle(method: string, path: string, person: string | null, body: unknown): Promise<unknown> {
    const { tournaments, views } = this;
    const found = /^\/api\/tournaments(?:\/([^/]+)(?:\/(.+))?)?$/.exec(path);
    if (!found) return null;
    const [, id, part] = found;
    if (id === undefined) return answered(await tournaments.create(person ?? '', body as NewTournament));
    if (method === 'GET') {
      const [, round] = /^rounds\/(\d+)$/.exec(part ?? '') ?? [];
      if (round !== undefined) return answered(await views.round(id, Number(round)));
      const shown = await views.show(id, person);
      return 'code' in shown ? new Refused(shown) : shown.tournament;
    }
    if (person === null) return new Refused({ code: 'unknown-device' });
    const change = () => {
      if (part === 'bots') {
        const { count, level } = body as { count: number; level: string };
        return tournaments.addBots(id, person, count, level);
      }
      if (part === 'start') return tournaments.start(id, person);
      return method === 'DELETE' ? tournaments.leave(id, person) : tournaments.join(id, person);
    };
    const answer = await change();
    views.forget(id);
    return answered(answer);
  }
}
