// Makes things go wrong, and ends it: one function for each kind of fault.
import { NO_BUS_TROUBLE, type SimBus } from './bus.ts';
import { type DatabaseTrouble, NO_DATABASE_TROUBLE, type SimDatabase } from './database.ts';
import type { Person } from './person.ts';
import type { Process } from './process.ts';
import type { Fault } from './scenario.ts';
import { GOOD_LINE, type Line } from './sockets.ts';
import type { World } from './world.ts';

export interface Troubled {
  readonly world: World;
  readonly database: SimDatabase;
  readonly bus: SimBus;
  readonly people: readonly Person[];
  processes(): readonly Process[];
  /** Ends a process as `kill -9` does. */
  kill(process: Process): void;
  /** Starts a process in the place of one that has ended. */
  replace(process: Process): void;
}

const SLOW_LINE_MS = 2500;

/** One fault, with what it concerns. */
interface Trouble extends Troubled, Fault {
  readonly process: Process | undefined;
  readonly person: Person | undefined;
  /** When the fault is over. */
  end(task: () => void): void;
}

const TROUBLES: { readonly [kind in Fault['kind']]: (trouble: Trouble) => void } = {
  kill: ({ process, kill, replace, end }) => {
    if (!process) return;
    kill(process);
    end(() => replace(process));
  },
  restart: ({ process, replace, end }) => {
    if (process) void process.stop().then(() => end(() => replace(process)));
  },
  pause: ({ process, world, ms }) => {
    if (process) process.actor.pausedUntil = world.now + ms;
  },
  'database-away': (trouble) => setDatabase(trouble, { isAway: true }),
  'database-slow': (trouble) => setDatabase(trouble, { maxDelayMs: 1500 }),
  'commits-unknown': (trouble) => setDatabase(trouble, { unknown: 0.4 }),
  'commits-refused': (trouble) => setDatabase(trouble, { refuses: 0.4 }),
  'disk-full': (trouble) => setDatabase(trouble, { isFull: true }),
  'bus-away': ({ bus, end }) => {
    bus.set({ ...bus.trouble, isAway: true });
    end(() => bus.set({ ...bus.trouble, isAway: false }));
  },
  'bus-lossy': ({ bus, end }) => {
    bus.set({ ...bus.trouble, loses: 0.3, doubles: 0.3, maxDelayMs: 2000 });
    end(() => bus.set({ ...NO_BUS_TROUBLE, isAway: bus.trouble.isAway }));
  },
  cut: ({ person, which }) => {
    for (const connection of connectionsOf(person)) connection.cut(which % 700, which % 5000);
  },
  silent: (trouble) => setLines(trouble, { isSilent: true }),
  'slow-line': (trouble) => setLines(trouble, { delayMs: SLOW_LINE_MS }),
  offline: (trouble) => {
    const { person, world, end } = trouble;
    const tell = (type: string) => {
      for (const page of pagesOf(person)) world.after(0, page.actor, () => page.emit(type, {}));
    };
    tell('offline');
    for (const connection of connectionsOf(person)) connection.cut(0, 20_000);
    setLines(trouble, { isOffline: true });
    end(() => tell('online'));
  },
  'page-killed': ({ person, which, end }) => {
    const tab = person && pick([...person.tabs], which);
    if (!person || !tab) return;
    person.close(tab, false);
    end(() => person.comeIfAway());
  },
};

export function begin(troubled: Troubled, fault: Fault): void {
  const { world } = troubled;
  const { kind, ms, which } = fault;
  const process = pick(troubled.processes(), which);
  const person = pick(troubled.people, which);
  const actor = world.actor('trouble');
  world.note('trouble', `${kind} for ${ms} ms (${process?.actor.name}, ${person?.name})`);
  const end = (task: () => void) => void world.after(ms, actor, task);
  TROUBLES[kind]({ ...troubled, ...fault, process, person, end });
}

function setDatabase({ database, end }: Trouble, during: Partial<DatabaseTrouble>): void {
  database.trouble = { ...database.trouble, ...during };
  const afterwards = Object.keys(during).map((key) => [
    key,
    NO_DATABASE_TROUBLE[key as keyof DatabaseTrouble],
  ]);
  end(() => {
    database.trouble = { ...database.trouble, ...Object.fromEntries(afterwards) };
  });
}

function setLines({ person, end }: Trouble, during: Partial<Line>): void {
  const lines = person?.lines ?? [];
  for (const line of lines) Object.assign(line, during);
  const afterwards = Object.fromEntries(
    Object.keys(during).map((key) => [key, GOOD_LINE[key as keyof Line]]),
  );
  end(() => {
    for (const line of lines) Object.assign(line, afterwards);
  });
}

/** Everything works again. */
export function endAll({ database, bus, people, processes }: Troubled): void {
  database.trouble = NO_DATABASE_TROUBLE;
  bus.set(NO_BUS_TROUBLE);
  for (const person of people) for (const line of person.lines) Object.assign(line, GOOD_LINE);
  for (const { actor } of processes()) actor.pausedUntil = 0;
}

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
const pagesOf = (person: Person | undefined) => person?.devices.flatMap(({ pages }) => [...pages]) ?? [];
const connectionsOf = (person: Person | undefined) =>
  pagesOf(person).flatMap(({ connections }) => [...connections]);
