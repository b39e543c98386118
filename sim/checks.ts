// What must hold: at one quiet moment after the trouble, at the end of every match, and when everybody has left.
import { verify } from '../src/engine/index.ts';
import { firstDifference } from '../src/engine/json.ts';
import { findGame } from '../src/games/loaded.ts';
import type { Store } from '../src/server/storage/store.ts';
import type { SimBus } from './bus.ts';
import type { Tab } from './person.ts';
import type { Process } from './process.ts';
import { openStored, sessionOf } from './stored.ts';
import type { Witness } from './witness.ts';
import type { World } from './world.ts';

interface Judged {
  readonly world: World;
  readonly store: Store;
  readonly matches: readonly string[];
  tabs(): readonly Tab[];
}

/** Bots may still be playing: a page may be a moment behind, but not at every look. */
const LOOKS = 6;
const LOOK_INTERVAL_MS = 3000;

/** Everybody who is connected sees the same table as the database. */
export async function compareTables({ world, store, tabs, matches }: Judged): Promise<void> {
  let wrong: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    wrong = [];
    for (const match of matches) {
      const stored = await store.findMatch(match);
      if (!stored || stored.match.started_at === null) continue;
      const session = sessionOf(stored, await store.movesOf(match));
      for (const { page, state, snapshot, remote } of tabs()) {
        if (remote.match !== match) continue;
        const { name } = page.actor;
        if (state.connection !== 'open') wrong.push(`${name} has no connection`);
        else if (!snapshot) wrong.push(`${name} shows nothing`);
        else if (
          snapshot.last !== session.table.ply ||
          (snapshot.takeBacks ?? 0) !== session.takeBacks.length
        )
          wrong.push(`${name} is at ply ${snapshot.last} instead of ${session.table.ply}`);
        else if (snapshot.ply === snapshot.last) {
          const view = JSON.parse(JSON.stringify(session.table.view(state.room?.you ?? null)));
          const difference = firstDifference(snapshot.view, view);
          if (difference !== null) wrong.push(`${name} shows another table: ${difference}`);
          if (state.room?.state !== stored.match.state)
            wrong.push(`${name} shows that it is ${state.room?.state}, not ${stored.match.state}`);
        }
      }
    }
    if (wrong.length === 0) return;
    await world.run(world.now + LOOK_INTERVAL_MS);
  }
  for (const what of wrong) world.fail(`a minute after the trouble: ${what}`);
}

/** Chat lines of players that are looked at. */
const MAX_LINES = 1000;

/** Returns the rows of all records. */
export async function judgeEnd({
  world,
  store,
  matches,
  tabs,
  witness,
}: Judged & { readonly witness: Witness }): Promise<number> {
  let count = 0;
  for (const match of matches) {
    const stored = await store.findMatch(match);
    if (!stored) {
      world.fail(`the match ${match} is gone`);
      continue;
    }
    const rows = await store.movesOf(match);
    count += rows.length;
    const { state } = stored.match;
    if (state !== 'over') world.fail(`${match} does not end: it is ${state} after ${rows.length} rows`);
    for (const what of witness.judge(stored, rows)) world.fail(what);
    const lines = await store.recentChat(match, MAX_LINES, 'players');
    for (const [key, isAcknowledged] of lines.length < MAX_LINES ? witness.saidAt(match) : []) {
      const count = lines.filter(({ said }) => said.includes(key)).length;
      if (count > 1) world.fail(`${match}: a line of chat is there ${count} times`);
      if (count === 0 && isAcknowledged) world.fail(`${match}: an acknowledged line of chat is lost`);
    }
    if (state === 'over' && stored.match.started_at !== null) judgeProof(world, stored, rows);
    for (const tab of tabs()) {
      if (tab.remote.match !== match) continue;
      if (tab.state.proof === 'unfair') world.fail(`${tab.page.actor.name} finds the deal unfair`);
      if (state === 'over' && tab.state.room?.state !== 'over')
        world.fail(`${tab.page.actor.name} does not know that the game is over`);
    }
  }
  return count;
}

function judgeProof(world: World, ...[stored, rows]: Parameters<typeof sessionOf>): void {
  const record = openStored(stored, rows);
  if (record === null) return;
  const answer = verify(JSON.parse(JSON.stringify(record)), findGame);
  if (!answer.ok) world.fail(`${stored.match.id}: the record does not verify: ${answer.fault.code}`);
}

/** The topics that every process listens to: devices, bots, processes, bulletins, and its own. */
const OWN_TOPICS = 5;
/** Its five repeated jobs, heartbeats and what the last of them has begun. */
const MAX_TIMERS = 30;

/** Nothing of a match stays when everybody has left. */
export function judgeGrowth(world: World, processes: readonly Process[], bus: SimBus): void {
  for (const { actor, core, sockets } of processes) {
    if (actor.isDead || !core) continue;
    if (core.registry.size > 0) world.fail(`${actor.name} still has ${core.registry.size} matches in memory`);
    if (sockets > 0) world.fail(`${actor.name} still has ${sockets} connections`);
    const timers = world.waitingOf(actor);
    if (timers > MAX_TIMERS) world.fail(`${actor.name} still has ${timers} timers`);
    const topics = bus.topicsOf(actor);
    if (topics > OWN_TOPICS) world.fail(`${actor.name} still listens to ${topics} topics`);
  }
}
