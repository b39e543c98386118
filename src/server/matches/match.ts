// A match: executes commands one after the other. A command decides; the match writes the decision to the database, then applies it.
import type { AnyGame } from '../../engine/index.ts';
import type { WholeMatch } from '../storage/store.ts';
import { BotLease } from './bot-lease.ts';
import { BotDriver, type BotHost } from './bots.ts';
import { type Chat, chatNews } from './chat.ts';
import type { Asker, Client, MutableClient, ReadonlyPresence } from './clients.ts';
import { refuse, send } from './clients.ts';
import { resumeBots } from './commands/wake-up.ts';
import { commit } from './commit.ts';
import { ordersIn } from './config.ts';
import type { Command, Decision, MoveDecision, Reply, RoomDecision, TakeBackDecision } from './decision.ts';
import { LiveGame, type LiveGameHost } from './live-game.ts';
import { sendChangedOrders, sendOrders } from './orders-message.ts';
import type { MatchPorts } from './ports.ts';
import { Room } from './room.ts';
import { hasBegun } from './seats.ts';
import type { GameSession, PlayedMove } from './session.ts';
import { MatchBase, type MatchPatch, storedFields } from './state.ts';
import { type TaskHost, TaskQueue } from './task-queue.ts';

/** How often a command may run because another process was quicker. */
const MAX_ATTEMPTS = 10;

export class Match extends MatchBase implements BotHost, LiveGameHost, TaskHost {
  readonly ports: MatchPorts;
  readonly room: Room;
  private readonly bots: BotDriver;
  private readonly lease: BotLease;
  private readonly tasks = new TaskQueue(this);
  private readonly live: LiveGame;

  constructor(stored: WholeMatch, game: AnyGame, ports: MatchPorts) {
    super(stored, game, ports.now());
    this.ports = ports;
    this.room = new Room(this, ports);
    this.live = new LiveGame(this, this.room.broadcaster);
    this.bots = new BotDriver(this);
    this.lease = new BotLease(this, this.bots);
  }

  get presence(): ReadonlyPresence {
    return this.room.presence;
  }

  get clients(): ReadonlySet<Client> {
    return this.room.clients;
  }

  get chat(): Pick<Chat, 'has' | 'countBy'> {
    return this.room.chat;
  }

  /** Decisions in the game that is in memory. */
  get ply(): number {
    return this.live.session?.table.ply ?? 0;
  }

  /** The game is not in memory. */
  get isEvicted(): boolean {
    return this.live.session === null;
  }

  get isIdle(): boolean {
    return !this.tasks.isBusy && !this.bots.isThinking;
  }

  // Commands: decide, commit, apply.

  /** Tasks run one after the other: none sees what is not yet durable, and none sees old data. */
  runExclusive<T>(task: () => Promise<T>): Promise<T> {
    return this.tasks.run(task);
  }

  runInBackground(task: () => Promise<unknown>): void {
    this.tasks.runInBackground(task);
  }

  /** Only inside `runExclusive`. */
  async execute(command: Command, by: Asker | null = null): Promise<Reply> {
    try {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        const decided = command(this);
        const verdict = decided instanceof Promise ? await decided : decided;
        if (verdict === 'done' || 'code' in verdict) return verdict;
        if (verdict.kind === 'behind') {
          if (attempt > 1) return verdict.refusal;
          await this.live.catchUp();
          continue;
        }
        this.touch(this.ports.now());
        const result = await commit(this, verdict);
        if (result === 'cannot-store') break;
        if (result === 'done') return this.apply(verdict, by);
        // Another process was quicker. The command decides again by what the database has now.
        this.live.session?.discard();
        await this.reload();
      }
      return { code: 'cannot-store' };
    } finally {
      this.live.session?.discard();
    }
  }

  private apply(decision: Decision, by: Asker | null): Reply | Promise<Reply> {
    switch (decision.kind) {
      case 'move':
        this.applyMove(decision, by);
        return 'sent';
      case 'take-back':
        this.applyTakeBack(decision);
        return 'done';
      case 'orders':
        this.patch(decision.patch);
        sendOrders(this.clients, this.orders, decision.seat);
        // The other processes have to know them when they plan the next wake-up. Their clients notice nothing.
        this.ports.publish(this.id, { orders: true });
        return 'done';
      case 'room':
        return this.applyRoom(decision, by);
      case 'wake-up':
        this.patch(decision.patch);
        if (decision.session) this.bots.attend(decision.session);
        return 'done';
      case 'vote':
        this.room.vote(decision.seat, decision.by);
        this.ports.publish(this.id, { vote: { seat: decision.seat, by: decision.by } });
        return 'done';
      case 'show-room':
        this.room.broadcast();
        return 'done';
      case 'reply':
        if (by) send(by.client, decision.reply);
        return 'sent';
      case 'behind':
        return decision.refusal;
    }
  }

  private applyMove(decision: MoveDecision, by: Asker | null): void {
    const { patch, session, move, played, changesRoom } = decision;
    this.patch(patch);
    this.live.apply(session, move, by);
    // A process that has not reported clients yet learns the ply from the answer to its report.
    for (const process of this.room.peers) this.ports.relayMoves(process, this.id, played);
    if (changesRoom) this.publishRoom();
    else if (this.state === 'over') this.room.broadcast();
    if (this.state !== 'over') this.bots.attend(session);
  }

  /** Another process has changed the orders of a seat. Only inside `runExclusive`. */
  async reloadOrders(): Promise<void> {
    const before = this.orders;
    this.patch({ orders: ordersIn(await this.ports.store.ordersOf(this.id)) });
    sendChangedOrders(this.clients, before, this.orders);
  }

  private applyTakeBack({ patch, session, row, changesRoom }: TakeBackDecision): void {
    this.patch(patch);
    this.live.takeBack(session, row);
    for (const process of this.room.peers) this.ports.relayMoves(process, this.id, [row]);
    if (changesRoom) this.publishRoom();
    this.bots.attend(session);
  }

  /** A change around the match has come with a row of its record. */
  private publishRoom(): void {
    this.fields.roomVersion++;
    this.ports.publish(this.id, { changes: this.roomVersion });
    this.room.broadcast();
  }

  private async applyRoom(decision: RoomDecision, by: Asker | null): Promise<Reply> {
    const { patch, said, session, linkHash, reply } = decision;
    const begins = session !== undefined && session !== this.live.session;
    if (begins) this.live.begin(session);
    this.patch(patch);
    this.fields.roomVersion++;
    this.ports.publish(this.id, { changes: this.roomVersion, ...chatNews(said) });
    if (said) {
      this.room.chat.add(said, this.clients);
      return 'done';
    }
    if (by && reply) send(by.client, reply);
    // A client that came by the old link and asks for a new one has the new one.
    if (by && linkHash !== undefined && by.client.link !== null) by.client.link = linkHash;
    if (decision.replacedSeat !== undefined) this.room.noteReplaced(decision.replacedSeat);
    if (decision.reseats) this.room.reseat();
    this.room.broadcast();
    if (begins) await this.live.broadcastPosition();
    if (session) this.bots.attend(session);
    return reply ? 'sent' : 'done';
  }

  private patch(patch: MatchPatch | null): void {
    if (patch) Object.assign(this.fields, patch);
  }

  // The database knows better: reload and catch up.

  /** The database is read before the next task. */
  invalidate(): void {
    this.tasks.invalidate();
  }

  /** Reads the match from the database and sends clients what is new. Only inside `runExclusive`. */
  async reload(): Promise<void> {
    this.tasks.invalidate();
    const stored = await this.ports.store.findMatch(this.id);
    if (!stored) throw new Error(`the match ${this.id} is gone`);
    const fields = storedFields(stored);
    const hasChanged = fields.roomVersion !== this.roomVersion || fields.state !== this.state;
    this.patch(fields);
    if (hasChanged) {
      const moved = this.room.reseat();
      this.room.broadcast();
      if (!this.isOutdated) await this.live.sendReseated(moved);
      await this.room.chat.catchUp(this.clients);
    }
    if (this.isOutdated) for (const client of this.clients) refuse(client, null, { code: 'other-version' });
    else if (hasBegun(this)) await this.live.catchUp();
    this.tasks.validate();
  }

  /** Another process has written these moves. Only inside `runExclusive`. */
  async follow(played: readonly PlayedMove[]): Promise<void> {
    if (!this.isOutdated) await this.live.follow(played);
  }

  /** Reads the moves that other processes have written. Only inside `runExclusive`. */
  catchUp(): Promise<void> {
    return this.live.catchUp();
  }

  /** The moves of another process have ended the game. */
  onOver(): void {
    this.patch({ state: 'over' });
    this.room.broadcast();
  }

  /** Only inside `runExclusive`. */
  loadSession(): GameSession | Promise<GameSession> {
    this.touch(this.ports.now());
    return this.live.load();
  }

  /** Forgets the game, which can be rebuilt from its record. */
  evict(): void {
    this.live.evict();
  }

  /** Whether the database has something that the clients of this process have not been sent. */
  isBehind({ changes, ply }: { readonly changes: number; readonly ply: number | null }): boolean {
    if (this.tasks.isOutdated) return true;
    const sentRow = this.room.broadcaster.lastSentRow ?? Number.POSITIVE_INFINITY;
    return changes !== this.roomVersion || (ply ?? 0) > sentRow;
  }

  // Clients and other processes.

  /** Only inside `runExclusive`. */
  async admit(client: MutableClient, since: number | undefined): Promise<void> {
    // Clients that are here already first get what they have missed.
    if (hasBegun(this)) await this.loadSession();
    this.room.add(client);
    await this.room.chat.sendAll(client);
    await this.live.sendPosition(client, since);
    if (this.orders.has(client.seat ?? -1)) sendOrders([client], this.orders, client.seat);
    this.seen(client);
    await this.resumeBots();
  }

  /** The client shows what it has been sent. */
  seen(client: Client): void {
    this.room.seen(client, this.live.session?.rows ?? null);
  }

  /** Bots that have paused go on if somebody is present. Only inside `runExclusive`. */
  async resumeBots(): Promise<void> {
    if (this.bots.isPaused || this.wakeAt === null) await this.execute(resumeBots);
  }

  /** Another process has written a chat line, which was the next change of the room. */
  addChatLine(line: Parameters<Chat['add']>[0], roomVersion: number): void {
    this.patch({ roomVersion });
    this.room.chat.add(line, this.clients);
  }

  /** The lease by which this process looks after the match, because a bot thinks here, has to be renewed. */
  get isLeaseEnding(): boolean {
    return this.lease.isEnding;
  }

  async renewLease(): Promise<void> {
    const until = await this.lease.renew();
    if (until !== null) this.patch({ wakeAt: until });
  }
}
