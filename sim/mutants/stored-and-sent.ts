// Planted faults in what a match stores and sends.
import type { Mutant } from './mutant.ts';

export const STORED_AND_SENT: readonly Mutant[] = [
  {
    name: 'tell-before-commit',
    what: 'moves are sent before they are stored',
    file: 'src/server/matches/match.ts',
    before: `        const result = await commit(this, verdict);
        if (result === 'cannot-store') break;
        if (result === 'done') return this.apply(verdict, by);`,
    after: `        const applied = this.apply(verdict, by);
        const result = await commit(this, verdict);
        if (result === 'cannot-store') break;
        if (result === 'done') return applied;`,
  },
  {
    name: 'acknowledge-unstored',
    what: 'a refused write counts as done',
    file: 'src/server/matches/commit.ts',
    before: `  return 'cannot-store';
}`,
    after: `  return 'done';
}`,
  },
  {
    name: 'unknown-is-done',
    what: 'a commit without an answer counts as done',
    file: 'src/server/matches/commit.ts',
    before: 'if (error instanceof CommitUnknown) throw error;',
    after: `if (error instanceof CommitUnknown) return 'done';`,
  },
  {
    name: 'unknown-is-refused',
    what: 'a commit without an answer counts as not made',
    file: 'src/server/matches/commit.ts',
    before: 'if (error instanceof CommitUnknown) throw error;',
    after: `if (error instanceof CommitUnknown) return 'cannot-store';`,
  },
  {
    name: 'no-version-bump',
    what: 'changes of the room do not count its version',
    file: 'src/server/matches/commit.ts',
    before: 'if (changesRoom) changes =',
    after: 'if (changesRoom && false) changes =',
  },
  {
    name: 'no-reload-on-conflict',
    what: 'after a conflict the old state is used again',
    file: 'src/server/matches/match.ts',
    before: `        this.live.session?.discard();
        await this.reload();`,
    after: '        this.live.session?.discard();',
  },
  {
    name: 'keep-prepared-move',
    what: 'a move that could not be stored stays in memory',
    file: 'src/server/matches/match.ts',
    before: `    } finally {
      this.live.session?.discard();
    }`,
    after: `    } finally {
    }`,
  },
  {
    name: 'no-evict-after-error',
    what: 'after an unknown commit the game in memory is kept',
    file: 'src/server/matches/task-queue.ts',
    before: `      this.invalidate();
      this.match.evict();
`,
    after: '',
  },
  {
    name: 'no-queue',
    what: 'tasks of a match run at the same time',
    file: 'src/server/matches/task-queue.ts',
    before: 'if (this.busy) await new Promise',
    after: 'if (this.busy && false) await new Promise',
  },
  {
    name: 'queue-stuck-after-error',
    what: 'a task that fails blocks the queue',
    file: 'src/server/matches/task-queue.ts',
    before: `      const next = this.waiting.shift();
      if (next) next();`,
    after: `      const next = this.outdated ? undefined : this.waiting.shift();
      if (next) next();`,
  },
  {
    name: 'stale-not-reloaded',
    what: 'the database is never read again',
    file: 'src/server/matches/task-queue.ts',
    before: 'if (this.outdated) await this.match.reload();',
    after: 'if (this.outdated) this.outdated = false;',
  },
  {
    name: 'remember-nothing',
    what: 'the view before a move is not remembered',
    file: 'src/server/matches/live-game.ts',
    before: `      this.broadcaster.remember(session);
      const notations`,
    after: '      const notations',
  },
  {
    name: 'since-off-by-one',
    what: 'a client that comes back misses the last entries of its log',
    file: 'src/server/matches/broadcast.ts',
    before: 'table.steps.filter(({ ply }) => ply > from)',
    after: 'table.steps.filter(({ ply }) => ply > from + 1)',
  },
  {
    name: 'position-wrong-view',
    what: 'everybody is sent the view of the first seat',
    file: 'src/server/matches/broadcast.ts',
    before: 'const view = table.view(client.seat);',
    after: 'const view = table.view(0);',
  },
  {
    name: 'spectator-sees-seat',
    what: 'spectators are sent what the first seat sees',
    file: 'src/server/matches/broadcast.ts',
    before: 'const view = table.view(client.seat);',
    after: 'const view = table.view(client.seat ?? 0);',
  },
  {
    name: 'sent-row-not-noted',
    what: 'what clients have been sent is not noted',
    file: 'src/server/matches/broadcast.ts',
    before: `    sendMove(this.clients, { session, views: this.views, steps, clocks, by });
    this.sentRow = session.rows;`,
    after: '    sendMove(this.clients, { session, views: this.views, steps, clocks, by });',
  },
  {
    name: 'views-kept-after-take-back',
    what: 'views before a take-back are kept',
    file: 'src/server/matches/live-game.ts',
    before: `    session.takeBack(row);
    this.broadcaster.evict();`,
    after: '    session.takeBack(row);',
  },
  {
    name: 'follow-skips-gap',
    what: 'a relayed move after a gap is ignored',
    file: 'src/server/matches/live-game.ts',
    before: `    else await this.catchUp();
  }`,
    after: '  }',
  },
  {
    name: 'follow-known-again',
    what: 'a relayed move that is known is played again',
    file: 'src/server/matches/live-game.ts',
    before: 'if (!first || !last || known === null || last.ply <= known) return;',
    after: 'if (!first || !last || known === null || last.ply < known) return;',
  },
];
