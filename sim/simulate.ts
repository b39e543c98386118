// One world from its seed: builds it, lets things go wrong, ends the trouble, waits until every match is over, and judges.

import { allGames } from '../src/games/loaded.ts';
import type { NewMatch } from '../src/protocol/http.ts';
import { openLocalBus } from '../src/server/bus/local.ts';
import { logTo } from '../src/server/operating/log.ts';
import { openSqlite } from '../src/server/storage/sqlite.ts';
import { type Store, storeOf } from '../src/server/storage/store.ts';
import { setBrowser } from '../src/web/browser.ts';
import { callApi } from '../src/web/online/api.ts';
import { SimBus } from './bus.ts';
import { compareTables, judgeEnd, judgeGrowth } from './checks.ts';
import { Contestant } from './contestant.ts';
import { SimDatabase } from './database.ts';
import { PushService, pagePorts } from './outside.ts';
import { Device, Page, type PagePorts } from './page.ts';
import { Person } from './person.ts';
import { Process } from './process.ts';
import { type Cuts, cutScenario, NO_CUTS, type Scenario, scenarioOf } from './scenario.ts';
import { judgeTournament, matchesOf, SimTournament } from './tournament.ts';
import { begin, endAll, type Troubled } from './troubles.ts';
import { Witness } from './witness.ts';
import { systemOf, World } from './world.ts';

export interface Result {
  readonly seed: string;
  readonly digest: string;
  readonly faults: readonly string[];
  readonly lines: readonly string[];
  readonly simulatedMs: number;
  readonly events: number;
  readonly moves: number;
  readonly acknowledged: number;
  readonly notices: number;
}

/** Things may take this long to be well again. */
const RECOVERY_MS = 60_000;
/** By then every match is over. */
const MAX_PLAY_MS = 90 * 60_000;
const MAX_SLOW_PLAY_MS = 120 * 86_400_000;
/** A service manager starts a process again that could not start. */
const RESTART_MS = 2000;
const EVICTED_MS = 5 * 60_000;

export async function simulate(seed: string, cuts: Cuts = NO_CUTS): Promise<Result> {
  const scenario = cutScenario(scenarioOf(seed), cuts);
  const world = new World(seed);
  const stopLog = logTo('json', (line) => onLog(world, line));
  const onRejection = (reason: unknown) =>
    world.fail(`unhandled rejection: ${reason instanceof Error ? reason.stack : String(reason)}`);
  process.on('unhandledRejection', onRejection);
  const simulation = new Simulation(world, scenario, cuts);
  try {
    await simulation.run();
  } catch (error) {
    // Such as a record that has lost rows.
    world.fail(`it cannot be judged: ${error instanceof Error ? error.stack : String(error)}`);
  } finally {
    process.off('unhandledRejection', onRejection);
    stopLog();
  }
  return simulation.result;
}

/** Errors that are logged because of the trouble itself. */
const EXPECTED_EVENTS = ['notice-not-accepted', 'disk-trouble'];

/** What the server logs as an error is a fault, unless the trouble explains it. */
function onLog(world: World, line: string): void {
  const { level, event, error = '' } = JSON.parse(line) as { level: string; event: string; error?: string };
  if (level !== 'error') return;
  const isExplained =
    EXPECTED_EVENTS.includes(event) || /database|no room|the connection was refused/.test(error);
  if (isExplained) world.note('log', event);
  else world.fail(`logged ${event}: ${error}`);
}

class Simulation {
  readonly world: World;
  private readonly scenario: Scenario;
  private readonly cuts: Cuts;
  private readonly witness: Witness;
  private readonly people: Person[] = [];
  private readonly matches: string[] = [];
  private current: Process[] = [];
  private generation = 0;
  private readonly bus: SimBus;
  private readonly push: PushService;
  private moves = 0;
  private tournament: string | null = null;

  constructor(world: World, scenario: Scenario, cuts: Cuts) {
    this.world = world;
    this.scenario = scenario;
    this.cuts = cuts;
    this.witness = new Witness(world);
    this.bus = new SimBus(world);
    this.push = new PushService(world, (address) => this.people.find(({ name }) => name === address)?.told());
  }

  async run(): Promise<void> {
    const { world, scenario, witness } = this;
    const databaseActor = world.actor('database');
    const opening = openSqlite(':memory:', () => {}, systemOf(world, databaseActor));
    await world.run(0);
    const inner = await opening;
    const database = new SimDatabase(world, inner, databaseActor);
    const store = storeOf(inner);
    const kinds = world.rng('skew');
    const processPorts = {
      world,
      games: allGames.map(({ game }) => game),
      senders: this.push.senders,
      tickMs: scenario.tickMs,
      connect: (actor: Process['actor']) => database.connect(actor),
      joinBus: (actor: Process['actor'], system: ReturnType<typeof systemOf>) =>
        scenario.kind === 'sqlite' ? openLocalBus(undefined, system) : this.bus.join(actor, system),
    };
    const supervisor = world.actor('supervisor');
    const start = (place: number) => {
      const name = `server ${place + 1}.${++this.generation}`;
      const made = new Process(name, kinds.int(1500) - 750, processPorts);
      this.current[place] = made;
      const giveUp = () => {
        world.note(name, 'cannot start');
        made.actor.isDead = true;
        world.after(RESTART_MS, supervisor, () => start(place));
      };
      world.after(0, made.actor, () => void made.start().catch(giveUp));
    };
    for (let place = 0; place < scenario.processes; place++) start(place);
    const troubled: Troubled = {
      world,
      database,
      bus: this.bus,
      people: this.people,
      processes: () => this.current.filter(({ actor, core }) => !actor.isDead && core !== null),
      kill: (killed) => {
        killed.actor.isDead = true;
        this.bus.leave(killed.actor);
        for (const person of this.people)
          for (const { pages } of person.devices)
            for (const page of pages)
              for (const each of page.connections)
                if (each.serverActor === killed.actor)
                  each.cut(world.rng(`cut ${killed.actor.name}`).int(300), 0);
      },
      replace: (ended) => {
        const place = this.current.indexOf(ended);
        if (place >= 0 && ended.actor.isDead) start(place);
      },
    };
    await world.run(2000);
    await this.invite();
    await this.openTournament();
    const trouble = world.actor('trouble');
    for (const fault of scenario.faults) world.at(fault.at, trouble, () => begin(troubled, fault));
    await world.run(scenario.stormMs);

    world.note('world', 'all is well again');
    endAll(troubled);
    for (const [place, made] of this.current.entries()) if (made.actor.isDead && made.core) start(place);
    for (const person of this.people) person.calmDown();
    await world.run(world.now + RECOVERY_MS);
    const tabs = () => this.people.flatMap((person) => [...person.tabs]);
    await compareTables({ world, store, tabs, matches: await this.allMatches(store) });

    for (const person of this.people) person.goOn(600, 600_000);
    const deadline = world.now + (scenario.isSlow ? MAX_SLOW_PLAY_MS : MAX_PLAY_MS);
    while (world.now < deadline && world.faults.length === 0 && !(await this.isOver(store)))
      await world.run(world.now + 20_000);
    await world.run(world.now + RECOVERY_MS / 2);
    this.moves = await judgeEnd({ world, store, witness, tabs, matches: await this.allMatches(store) });
    const [process] = troubled.processes();
    if (this.tournament !== null && process) await judgeTournament(world, store, process, this.tournament);
    for (const person of this.people) person.leave();
    await world.run(world.now + EVICTED_MS);
    judgeGrowth(world, this.current, this.bus);
  }

  get result(): Result {
    const { world, witness, moves, push } = this;
    const { seed, digest, faults, lines, now: simulatedMs, eventCount: events } = world;
    const { acknowledged } = witness;
    return { seed, digest, faults, lines, simulatedMs, events, moves, acknowledged, notices: push.accepted };
  }

  /** People meet at their tables: one makes the table, the others come by its link. */
  private async invite(): Promise<void> {
    const { world, scenario, cuts } = this;
    const ports = pagePorts(this.world, this.witness, () => this.current);
    const rng = world.rng('habits');
    for (const [i, { plan, spectators }] of scenario.tables.entries()) {
      const match = await this.makeTable(plan, ports, i);
      this.matches.push(match);
      const seated = plan.seats.filter(({ kind }) => kind === 'person').length;
      for (let n = 0; n < seated + spectators; n++) {
        const watches = n >= seated;
        const name = `${watches ? 'Watcher' : 'Player'} ${i + 1}${'abcdef'[n]}`;
        const mischief = cuts.noMischief ? 0 : rng.int(25);
        const thinkMs = 500 + rng.int(4000);
        const awayMs = 3_600_000 * (1 + rng.int(6));
        const habits = { thinkMs, awayMs, mischief, comesWhenTold: scenario.isSlow && !watches, watches };
        const person = new Person(name, habits, ports);
        person.match = match;
        this.people.push(person);
        world.after(rng.int(1500), world.actor(name), () => person.open());
      }
    }
  }

  /** Some of the people play in a tournament, besides those at the other tables. */
  private async openTournament(): Promise<void> {
    const { world, scenario, cuts } = this;
    if (scenario.tournament === null) return;
    const { plan, people } = scenario.tournament;
    const ports = pagePorts(this.world, this.witness, () => this.current);
    const held = await SimTournament.open(ports, plan);
    this.tournament = held.id;
    const rng = world.rng('habits of contestants');
    for (let n = 0; n < people; n++) {
      const mischief = cuts.noMischief ? 0 : rng.int(25);
      const times = { thinkMs: 500 + rng.int(2000), awayMs: 3_600_000 * (1 + rng.int(3)) };
      const habits = { ...times, mischief, comesWhenTold: scenario.isSlow, watches: false };
      const contestant = new Contestant(`Contestant ${'abcdef'[n]}`, habits, ports, held.id);
      this.people.push(contestant);
      contestant.join();
    }
    held.start(ports, scenario.tournament);
  }

  private async allMatches(store: Store): Promise<string[]> {
    return [...this.matches, ...(this.tournament === null ? [] : await matchesOf(store, this.tournament))];
  }

  /** Nobody plays any more. */
  private async isOver(store: Store): Promise<boolean> {
    const tournament = this.tournament === null ? null : await store.findTournament(this.tournament);
    if (tournament?.state === 'open' || tournament?.state === 'playing') return false;
    for (const match of await this.allMatches(store)) {
      const state = (await store.findMatch(match))?.match.state;
      if (state === 'waiting' || state === 'playing') return false;
    }
    return true;
  }

  private async makeTable(plan: NewMatch, ports: PagePorts, number: number): Promise<string> {
    const { world } = this;
    const page = new Page(`maker of table ${number + 1}`, new Device('maker'), ports);
    let match: string | null = null;
    const make = async () => {
      setBrowser(page.browser);
      const device = await callApi<{ device: string }>('POST', '/devices', { name: 'Maker' });
      if (device.ok) page.browser.storage().setItem('scriptorium.device', device.value.device);
      const made = device.ok ? await callApi<{ match: string }>('POST', '/matches', plan) : null;
      if (made?.ok) match = made.value.match;
      else page.browser.after(300, () => void make());
    };
    world.after(0, page.actor, () => void make());
    await world.run(world.now + 7000, () => match !== null);
    page.end();
    if (match === null) throw new Error('nobody could make a table');
    world.note(
      'world',
      `table ${match}: ${plan.game}, ${JSON.stringify(plan.seats)}, ${JSON.stringify(plan.clock)}`,
    );
    return match;
  }
}
