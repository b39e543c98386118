// Planted faults in tournaments.
import type { Mutant } from './mutant.ts';

export const TOURNAMENTS: readonly Mutant[] = [
  {
    name: 'points-by-place',
    what: 'the points of a table are stored by place, not by seat',
    file: 'src/server/tournaments/director.ts',
    before: 'points: JSON.stringify(result.points),',
    after: 'points: JSON.stringify([...result.points].sort()),',
  },
  {
    name: 'bye-without-points',
    what: 'a bye counts nothing',
    file: 'src/server/tournaments/new-tables.ts',
    before: 'points: match ? null : JSON.stringify([1])',
    after: 'points: match ? null : JSON.stringify([0])',
  },
  {
    name: 'own-deal-for-each-table',
    what: 'the tables of a duplicate have different deals',
    file: 'src/server/tournaments/new-tables.ts',
    before: 'rows.map(playerOfEntry), part, shared)',
    after: 'rows.map(playerOfEntry), part)',
  },
  {
    name: 'round-not-guarded',
    what: 'two processes make the same round',
    file: 'src/server/tournaments/director.ts',
    before: `if (due_at === null || !(await store.moveTournament(id, due_at, lease))) continue;`,
    after: `if (due_at === null) continue;
      void store.moveTournament(id, due_at, lease);`,
  },
  {
    name: 'tournament-forgotten',
    what: 'nobody looks at a tournament again whose process was killed',
    file: 'src/server/tournaments/director.ts',
    before: 'const lease = now() + LEASE_MS;',
    after: 'const lease = now() + 1e12;',
  },
];
