// What the HTTP routes of games and matches do.
import type * as v from 'valibot';
import { allGames } from '../../games/loaded.ts';
import type { newMatch, seatLinks } from '../../protocol/http.ts';
import { LEVEL_NAMES } from '../../protocol/values.ts';
import { refuseWhilePlayed, showDuplicate } from '../deals/duplicates.ts';
import { logMatchFailure, refusalFor } from '../matches/match-failures.ts';
import { recordOfMatch } from '../matches/match-record.ts';
import type { MatchRegistry } from '../matches/registry.ts';
import type { Store } from '../storage/store.ts';
import { answered, Refused } from './refuse.ts';

/** Called with the plies that had to be replayed because a match was not in memory. */
type OnReplay = (plies: number) => void;

export interface MatchHandlerPorts {
  readonly registry: MatchRegistry;
  readonly store: Store;
}

export class MatchHandlers {
  private readonly registry: MatchRegistry;
  private readonly store: Store;

  constructor({ registry, store }: MatchHandlerPorts) {
    this.registry = registry;
    this.store = store;
  }

  async listGames() {
    const games = allGames.map(({ game: { id, version, seatCounts, options } }) => ({
      id,
      version,
      seatCounts,
      options,
    }));
    return { games, levels: LEVEL_NAMES };
  }

  async listOpen() {
    return { matches: await this.registry.listOpen() };
  }

  async listOf(person: string, onReplay: OnReplay) {
    return { matches: await this.registry.listOf(person, onReplay) };
  }

  async listLinked({ links }: v.InferOutput<typeof seatLinks>, onReplay: OnReplay) {
    return { matches: await this.registry.listLinked(links, onReplay) };
  }

  async create(person: string, plan: v.InferOutput<typeof newMatch>) {
    const created = await this.registry.create(person, plan);
    if (!created.ok) return new Refused(created.refusal);
    const { match, commitment, duplicate } = created;
    return { match, commitment, ...(duplicate !== undefined && { duplicate }) };
  }

  async showDuplicate(id: string) {
    return answered(await showDuplicate(this.store, id));
  }

  async record(id: string, onReplay: OnReplay) {
    const match = await this.registry.lookUp(id);
    if ('code' in match) return new Refused(match);
    const record = match.runExclusive(async () => {
      if (match.isOutdated) return new Refused({ code: 'other-version' });
      if (match.state !== 'over') return new Refused({ code: 'not-over' });
      const closed = await refuseWhilePlayed(this.store, match.config.duplicate);
      if (closed) return new Refused(closed);
      if (match.isEvicted) onReplay((await match.loadSession()).table.ply);
      return recordOfMatch(match);
    });
    return record.catch((error: unknown) => {
      const refusal = refusalFor(error);
      if (!refusal) throw error;
      logMatchFailure(error, 'match-failed');
      return new Refused(refusal);
    });
  }
}
