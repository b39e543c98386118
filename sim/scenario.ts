// What a seed stands for: how many processes, who plays what by which clock, and what goes wrong when. All of it is data, so that parts can be left out.
import { type Rng, rngOf } from '../src/engine/index.ts';
import { allGames } from '../src/games/loaded.ts';
import type { NewMatch } from '../src/protocol/http.ts';
import { TOURNAMENT_FORMATS } from '../src/protocol/tournaments.ts';
import type { TournamentPlan } from './tournament.ts';

/** What goes wrong, from `at` on for `ms`. `which` chooses the process or the person. */
export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly at: number;
  readonly ms: number;
  readonly which: number;
}

export interface TablePlan {
  readonly plan: NewMatch;
  readonly spectators: number;
}

export interface Scenario {
  readonly seed: string;
  /** One process with its own SQLite, or several with a shared PostgreSQL. */
  readonly kind: 'sqlite' | 'postgres';
  readonly processes: number;
  /** Clocks of days: people come when they are told. */
  readonly isSlow: boolean;
  readonly tables: readonly TablePlan[];
  readonly tournament: TournamentPlan | null;
  readonly faults: readonly Fault[];
  /** How long things go wrong. */
  readonly stormMs: number;
  readonly tickMs: number;
}

/** What is left out of a scenario to make its story shorter. */
export interface Cuts {
  readonly faults: readonly number[];
  readonly tables: readonly number[];
  readonly noTournament: boolean;
  readonly noSpectators: boolean;
  readonly noMischief: boolean;
}

export const NO_CUTS: Cuts = {
  faults: [],
  tables: [],
  noTournament: false,
  noSpectators: false,
  noMischief: false,
};

export const FAULT_KINDS = [
  'kill',
  'restart',
  'pause',
  'database-away',
  'database-slow',
  'commits-unknown',
  'commits-refused',
  'disk-full',
  'bus-away',
  'bus-lossy',
  'cut',
  'silent',
  'slow-line',
  'offline',
  'page-killed',
] as const;

const ONLY_SHARED: readonly string[] = [
  'database-away',
  'database-slow',
  'commits-unknown',
  'commits-refused',
  'bus-away',
  'bus-lossy',
];
const HOUR_MS = 3_600_000;
const DAY_S = 86_400;
/** The share of worlds with clocks of days. */
const SLOW_SHARE = 4;

/** A seed that begins with `fast` or `slow` says which kind of clocks it has. */
export function scenarioOf(seed: string): Scenario {
  const rng = rngOf(`${seed}/scenario`);
  const isSlow = rng.int(SLOW_SHARE) === 0 ? !seed.startsWith('fast') : seed.startsWith('slow');
  const kind = rng.int(3) === 0 ? 'sqlite' : 'postgres';
  const processes = kind === 'sqlite' ? 1 : 2 + rng.int(2);
  const stormMs = isSlow ? (4 + rng.int(12)) * HOUR_MS : (60 + rng.int(180)) * 1000;
  const count = isSlow ? 2 + rng.int(3) : 1 + rng.int(2);
  const tables = Array.from({ length: count }, () => tableOf(rng, isSlow));
  const kinds = FAULT_KINDS.filter((each) =>
    kind === 'sqlite' ? !ONLY_SHARED.includes(each) : each !== 'disk-full' || rng.int(2) === 0,
  );
  const faults = Array.from({ length: 4 + rng.int(isSlow ? 30 : 16) }, () => faultOf(rng, kinds, stormMs));
  faults.sort((a, b) => a.at - b.at);
  const tournament = tournamentOf(rngOf(`${seed}/tournament`), isSlow);
  return {
    seed,
    kind,
    processes,
    isSlow,
    tables,
    tournament,
    faults,
    stormMs,
    tickMs: isSlow ? 10_000 : 500,
  };
}

function tableOf(rng: Rng, isSlow: boolean): TablePlan {
  const { game } = rng.pick(allGames);
  const seats = Math.min(rng.pick(game.seatCounts), 4);
  const people = 1 + rng.int(Math.min(seats, 3));
  const level = 'random' as const;
  const clock = isSlow
    ? { kind: 'move' as const, seconds: DAY_S * (1 + rng.int(3)) }
    : rng.pick([
        null,
        { kind: 'move' as const, seconds: 20 + rng.int(60) },
        { kind: 'game' as const, seconds: 60 + rng.int(600), increment: rng.int(10) },
      ]);
  const seatPlans = Array.from({ length: seats }, (_, seat) =>
    seat < people ? { kind: 'person' as const } : { kind: 'bot' as const, level },
  );
  return {
    plan: {
      game: game.id,
      seats: rng.shuffle(seatPlans),
      options: {},
      clock,
      isOpen: true,
      tables: 1,
      watch: 'public',
      isRated: true,
    },
    spectators: isSlow ? 0 : rng.int(2),
  };
}

/** In one world of three: people and bots in a few short rounds. */
function tournamentOf(rng: Rng, isSlow: boolean): TournamentPlan | null {
  if (rng.int(3) > 0) return null;
  const format = rng.pick(TOURNAMENT_FORMATS);
  const playable = allGames.filter(({ game }) => game.seatCounts.includes(2));
  const seconds = isSlow ? DAY_S * (1 + rng.int(2)) : 20 + rng.int(40);
  const people = 2 + rng.int(2);
  return {
    people,
    bots: format === 'round-robin' ? 3 - people : rng.int(3),
    plan: {
      name: 'Simulated',
      game: rng.pick(playable).game.id,
      format,
      seats: 2,
      rounds: format === 'swiss' ? 2 : null,
      options: {},
      clock: { kind: 'move', seconds },
      isDuplicate: rng.int(2) === 0,
      isRated: true,
      fillLevel: rng.pick([null, 'novice']),
      noShowMinutes: isSlow ? null : 5,
    },
  };
}

function faultOf(rng: Rng, kinds: readonly Fault['kind'][], stormMs: number): Fault {
  const kind = rng.pick(kinds);
  const longest = kind === 'pause' ? 15_000 : kind === 'database-away' ? 25_000 : 30_000;
  return {
    kind,
    at: 8000 + rng.int(Math.max(1, stormMs - 8000)),
    ms: 500 + rng.int(longest),
    which: rng.int(1000),
  };
}

export function cutScenario(scenario: Scenario, cuts: Cuts): Scenario {
  const keep = <T>(list: readonly T[], without: readonly number[]) =>
    list.filter((_, i) => !without.includes(i));
  return {
    ...scenario,
    faults: keep(scenario.faults, cuts.faults),
    tournament: cuts.noTournament ? null : scenario.tournament,
    tables: keep(scenario.tables, cuts.tables).map((table) =>
      cuts.noSpectators ? { ...table, spectators: 0 } : table,
    ),
  };
}
