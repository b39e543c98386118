// A simulated person: opens and closes pages, plays by chance, chats, takes back, gives orders, and comes back when told.
import type { Rng } from '../src/engine/index.ts';
import { registerDevice } from '../src/web/online/api.ts';
import { isSamePosition, type OnlineState } from '../src/web/online/onlineState.ts';
import { readPledge, savePledge } from '../src/web/online/onlineStorage.ts';
import { RemoteTable } from '../src/web/online/remoteTable.ts';
import type { Request } from '../src/web/online/request.ts';
import type { Snapshot } from '../src/web/table/tableClient.ts';
import { Device, Page, type PagePorts } from './page.ts';
import type { Line } from './sockets.ts';
import type { World } from './world.ts';

export interface Habits {
  /** Longest time to think about a move, in front of the table. */
  readonly thinkMs: number;
  /** Longest time to come after a notice. */
  readonly awayMs: number;
  /** Out of a hundred looks at the table, how many lead to something else than a move. */
  readonly mischief: number;
  /** Closes the page after each move, and comes back when told. */
  readonly comesWhenTold: boolean;
  readonly watches: boolean;
}

/** A page of this person at the table. */
export interface Tab {
  readonly page: Page;
  readonly remote: RemoteTable;
  snapshot: Snapshot | null;
  state: OnlineState;
}

const PHRASES = ['hello', 'thanks'] as const;
/** Somebody who comes when told still looks at the table from time to time. */
const VISIT_MS = 20 * 3_600_000;

export class Person {
  readonly name: string;
  readonly devices: Device[];
  readonly tabs = new Set<Tab>();
  habits: Habits;
  match: string | null = null;
  /** Decides nothing any more but what the game asks. */
  isCalm = false;
  private isQuiet = false;
  private hasLeft = false;
  protected readonly ports: PagePorts;
  private readonly world: World;
  private readonly rng: Rng;
  private pageCount = 0;
  private readonly host;

  constructor(name: string, habits: Habits, ports: PagePorts) {
    this.name = name;
    this.habits = habits;
    this.ports = ports;
    this.world = ports.world;
    this.rng = ports.world.rng(`person ${name}`);
    this.devices = [new Device(`${name}'s phone`)];
    this.host = ports.world.actor(name);
  }

  get lines(): Line[] {
    return this.devices.map(({ line }) => line);
  }

  /** Opens the table on a device, in one more tab. */
  open(device = this.devices[0]!): void {
    const { match } = this;
    if (match === null) return;
    const page = new Page(`${this.name} page ${++this.pageCount}`, device, this.ports);
    this.world.after(0, page.actor, () => void this.visit(page, match));
  }

  private async visit(page: Page, match: string): Promise<void> {
    if (!this.habits.watches && page.device.storage.getItem('scriptorium.seats') === null)
      while (!(await registerDevice(this.name)).ok)
        await new Promise<void>((resolve) => void page.browser.after(500, resolve));
    const onBroken = (message: string) => this.world.fail(`the page of ${page.actor.name} broke: ${message}`);
    const remote = new RemoteTable(match, onBroken, page.worker());
    const tab: Tab = { page, remote, snapshot: null, state: null as unknown as OnlineState };
    remote.subscribe((snapshot) => {
      tab.snapshot = snapshot;
    });
    remote.subscribeState((state) => {
      tab.state = state;
    });
    this.tabs.add(tab);
    this.world.note(page.actor.name, 'opens the table');
    if (this.hasLeft) this.close(tab, true);
    else this.look(tab);
  }

  close(tab: Tab, politely: boolean): void {
    if (!this.tabs.delete(tab)) return;
    const { page, remote } = tab;
    this.world.note(page.actor.name, politely ? 'closes the table' : 'is gone');
    const end = () => {
      if (politely) {
        page.emit('pagehide', {});
        remote.close();
      }
      page.end();
    };
    this.world.after(0, page.actor, end);
    if (this.habits.comesWhenTold) this.world.after(VISIT_MS, this.host, () => this.comeIfAway());
  }

  /** A notice has arrived. */
  told(): void {
    this.world.after(1000 + this.rng.int(this.habits.awayMs), this.host, () => this.comeIfAway());
  }

  comeIfAway(): void {
    if (this.tabs.size === 0 && !this.hasLeft) this.open();
  }

  /** Closes everything and never comes back. */
  leave(): void {
    this.hasLeft = true;
    for (const tab of [...this.tabs]) this.close(tab, true);
  }

  /** Does nothing but watch. */
  calmDown(): void {
    this.isQuiet = true;
    this.isCalm = true;
    if (this.tabs.size === 0 && !this.habits.comesWhenTold) this.open();
  }

  /** Plays on without mischief. */
  goOn(thinkMs: number, awayMs: number): void {
    this.isQuiet = false;
    this.habits = { ...this.habits, thinkMs, awayMs };
    this.comeIfAway();
  }

  private look(tab: Tab): void {
    tab.page.browser.after(200 + this.rng.int(this.habits.thinkMs), () => {
      if (!this.tabs.has(tab)) return;
      const { room, connection, entryRefusal } = tab.state;
      // A newer link to the seat has ended this one.
      if (entryRefusal?.code === 'unknown-seat-link') this.close(tab, true);
      else {
        if (room && connection === 'open' && !this.isQuiet) this.act(tab, room.state);
        this.look(tab);
      }
    });
  }

  private ask(tab: Tab, request: Request): void {
    void tab.remote.request(request);
  }

  private act(tab: Tab, state: string): void {
    if (this.habits.watches) return;
    if (state === 'waiting') this.sit(tab);
    else if (state === 'playing') this.play(tab);
  }

  private sit({ state, remote, page }: Tab): void {
    const { room } = state;
    if (!room) return;
    const { you, sitters, match, commitment, duplicate } = room;
    const mine = you === null ? null : sitters[you];
    if (mine?.kind === 'person' && mine.hasSat) return;
    const seat =
      you ?? sitters.findIndex((each) => each.kind === 'person' && each.name === '' && !each.hasSat);
    if (seat < 0) return;
    // As in the waiting room: nobody adds to the deal of a duplicate.
    const contribution =
      duplicate === undefined ? Buffer.from(page.browser.randomBytes(16)).toString('hex') : '';
    const pledged = readPledge(match);
    savePledge(match, { commitment, seat, contribution });
    void remote.request({ kind: 'sit', seat, name: this.name, contribution }).then((refused) => {
      if (refused && pledged) savePledge(match, pledged);
    });
  }

  private play(tab: Tab): void {
    const { snapshot, state, remote } = tab;
    const { room, outbox } = state;
    const seat = room?.you ?? null;
    if (!room || seat === null || !snapshot || snapshot.seat !== seat) return;
    const mine = room.sitters[seat];
    const isReplaced = mine?.kind === 'person' && mine.standIn !== null && !mine.hasResigned;
    if (isReplaced) this.ask(tab, { kind: 'back' });
    else if (!this.isCalm && this.rng.int(100) < this.habits.mischief) this.mischief(tab, seat);
    else if (this.answersTakeBack(tab, seat)) return;
    else if (snapshot.moves.length === 0 || outbox.move !== null) this.rest(tab);
    else {
      const { notation } = this.rng.pick(snapshot.moves);
      this.world.note(tab.page.actor.name, `plays ${notation} at ply ${snapshot.since}`);
      void remote.play([notation], snapshot.since);
    }
  }

  /** Somebody asks to take something back, at the position that this page shows. */
  private answersTakeBack(tab: Tab, seat: number): boolean {
    const { room, position } = tab.state;
    const asked = room?.takeBack;
    if (!asked || !isSamePosition(asked, position)) return false;
    if (asked.seat === seat || asked.refusedBy !== null || asked.granted.includes(seat)) return false;
    const { ply, takeBacks } = asked;
    this.ask(tab, { kind: 'answer-take-back', ply, takeBacks, grants: this.rng.int(3) > 0 });
    return true;
  }

  private rest(tab: Tab): void {
    if (this.habits.comesWhenTold && tab.state.outbox.move === null) this.close(tab, true);
  }

  private mischief(tab: Tab, seat: number): void {
    const { remote, snapshot, state } = tab;
    const { rng } = this;
    const kinds = [
      'say',
      'take-back',
      'ask',
      'tab',
      'link',
      'hide',
      'look',
      'order',
      'end',
      'away',
      'reload',
    ] as const;
    const kind = rng.pick(kinds);
    this.world.note(tab.page.actor.name, `does this: ${kind}`);
    if (kind === 'say') remote.say({ kind: 'phrase', phrase: rng.pick(PHRASES) });
    else if (kind === 'take-back') void remote.takeBack();
    else if (kind === 'ask') void remote.askTakeBack(true);
    else if (kind === 'tab') this.open(tab.page.device);
    else if (kind === 'link') void this.addDevice(tab);
    else if (kind === 'hide') this.hide(tab);
    else if (kind === 'look' && snapshot && snapshot.last > 0)
      this.lookBack(tab, seat, rng.int(snapshot.last));
    else if (kind === 'order') this.ask(tab, { kind: 'order', orders: [{ kind: 'only-move', args: {} }] });
    else if (kind === 'end' && state.room?.endOffer && rng.int(20) === 0)
      this.ask(tab, { kind: 'answer-end', agrees: rng.int(2) === 0 });
    else if (kind === 'away') this.leaveFor(tab, 1000 + rng.int(60_000));
    else if (kind === 'reload') this.leaveFor(tab, 100);
  }

  private lookBack(tab: Tab, seat: number, ply: number): void {
    tab.remote.show(seat, ply);
    tab.page.browser.after(3000, () => tab.remote.show(seat));
  }

  private hide(tab: Tab): void {
    const { page } = tab;
    const set = (isHidden: boolean) => {
      page.isHidden = isHidden;
      page.emit('visibilitychange', {});
      this.ask(tab, { kind: 'hidden', isHidden });
    };
    set(true);
    page.browser.after(1000 + this.rng.int(40_000), () => set(false));
  }

  private leaveFor(tab: Tab, ms: number): void {
    this.close(tab, this.rng.int(2) === 0);
    this.world.after(ms, this.host, () => this.comeIfAway());
  }

  /** The person's own link, opened on another device. */
  private async addDevice(tab: Tab): Promise<void> {
    const { match } = this;
    const answer = await tab.remote.newSeatLink();
    if (match === null || 'refusal' in answer || this.devices.length > 1) return;
    const device = new Device(`${this.name}'s tablet`);
    device.storage['scriptorium.seats'] = JSON.stringify({ [match]: answer.token });
    this.devices.push(device);
    this.open(device);
  }
}
