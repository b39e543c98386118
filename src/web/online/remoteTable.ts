// The client of a table on the server: the same interface as a local table, and the state of the match around it.
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage, ServerMessageOf } from '../../protocol/server.ts';
import { browser } from '../browser.ts';
import { receiveBulletins } from '../bulletins/bulletinStore.ts';
import { openTableWorker, type TableWorker } from '../table/localTable.ts';
import type { Player, PlayResult, Snapshot, TableClient, Viewpoint } from '../table/tableClient.ts';
import { mergeMessages } from './chatMessages.ts';
import { checkProof } from './checkProof.ts';
import { dropRefusedToken, enterRequest, isWatching, replaceSeatToken } from './entryTokens.ts';
import { explainIllegal, isLegal } from './illegalMoves.ts';
import { LookingBack } from './lookingBack.ts';
import { nextSnapshot, nextView, type PositionMessage } from './nextSnapshot.ts';
import { INITIAL_ONLINE_STATE, type OnlineState } from './onlineState.ts';
import { readChatDraft, saveChatDraft } from './onlineStorage.ts';
import { type ChatText, Outbox } from './outbox.ts';
import { OutboxStorage } from './outboxStorage.ts';
import { OwnOrders } from './ownOrders.ts';
import { ReconnectingSocket, refusalIn, refusalOf } from './reconnectingSocket.ts';
import type { Request } from './request.ts';
import { takenBack } from './takenBack.ts';

export class RemoteTable implements TableClient {
  readonly place = 'server';
  readonly match: string;
  private readonly socket: ReconnectingSocket;
  private readonly outbox: Outbox;
  private readonly outboxStorage: OutboxStorage;
  private readonly lookingBack = new LookingBack({
    send: (request) => this.socket.request(request),
    onView: (shown) => this.showView(shown),
    onFailed: (requestRefusal) => {
      if (requestRefusal) this.update({ requestRefusal });
      this.showCurrent();
    },
  });
  private readonly worker: TableWorker;
  readonly ownOrders: OwnOrders;
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();
  private readonly watchers = new Set<(state: OnlineState) => void>();
  private latest: Snapshot | null = null;
  private state: OnlineState = INITIAL_ONLINE_STATE;
  /** Messages are handled one after the other, because some wait for the worker. */
  private messageQueue: Promise<void> = Promise.resolve();

  constructor(match: string, onBroken: (message: string) => void, worker = openTableWorker()) {
    this.match = match;
    this.worker = worker;
    this.ownOrders = new OwnOrders(worker, (orders) => this.update({ orders }));
    worker.onBroken = onBroken;
    this.outboxStorage = new OutboxStorage(match, () => this.outbox.release());
    this.outbox = new Outbox({
      request: (request) => this.socket.request(request),
      onChange: (outbox) => this.update({ outbox }),
      onMessageRefused: (said, refusal) => this.returnDraft(said, refusal),
      store: this.outboxStorage,
    });
    this.socket = new ReconnectingSocket({
      match,
      enterRequest: () => enterRequest(match, this.lastLoggedPly, isWatching()),
      onState: (connection, offlineSince) => {
        this.update({ connection, offlineSince, ...(connection === 'open' && { requestRefusal: null }) });
        if (connection === 'open') this.outbox.flush();
      },
      onEntryRefused: (refusal) => this.onEntryRefused(refusal),
      onMessage: (message) => {
        this.messageQueue = this.messageQueue
          .then(() => this.handleMessage(message))
          .catch((error: unknown) => onBroken(String(error)));
      },
    });
  }

  get game(): string {
    return this.state.room?.game ?? '';
  }

  get options() {
    return this.state.room?.options ?? {};
  }

  get players(): readonly Player[] {
    return this.state.room?.sitters ?? [];
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.listeners.add(listener);
    if (this.latest) listener(this.latest);
    return () => this.listeners.delete(listener);
  }

  subscribeState(watcher: (around: OnlineState) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.state);
    return () => this.watchers.delete(watcher);
  }

  /** A legal move waits for a connection if there is none, and takes effect once. Any other is only explained. */
  play(notations: readonly string[], ply: number): Promise<PlayResult> {
    const { latest, outbox, worker, game } = this;
    // An answer to an earlier question cannot be judged here.
    if (!latest || isLegal(latest, notations) || latest.since !== ply)
      return outbox.play(notations, ply, latest?.takeBacks);
    return explainIllegal({ outbox, worker, game }, latest, notations);
  }

  /** Waits for a connection if there is none, and is sent once. */
  say(said: ChatText): void {
    this.update({ messageRefused: null });
    this.outbox.say(said);
  }

  /** Null when it was done. Without a connection it is refused at once: later the player may want something else. */
  async request(request: Request): Promise<AnyRefusal | null> {
    return refusalOf(await this.socket.request(request));
  }

  /** The same for requests that have no place of their own to show a refusal. */
  async requestOrReport(request: Request): Promise<void> {
    this.update({ requestRefusal: await this.request(request) });
  }

  /** Enters the match again with the current tokens of this device. */
  reenter(): Promise<void> {
    return this.socket.reconnect();
  }

  /** The same after a person was blocked or unblocked: the chat is another one. */
  async rereadChat(): Promise<void> {
    this.update({ chat: [] });
    await this.reenter();
  }

  /** Tries at once instead of at the next planned attempt. */
  retry(): void {
    this.update({ entryRefusal: null });
    this.socket.retry();
  }

  withdraw(): void {
    this.outbox.withdraw();
  }

  dismissNotices(): void {
    this.update({ requestRefusal: null });
    this.outbox.dismiss();
  }

  async newSeatLink(): Promise<{ readonly token: string } | { readonly refusal: AnyRefusal }> {
    const answer = await this.socket.request({ kind: 'link' });
    if (answer.kind !== 'answered' || answer.message.kind !== 'linked')
      return { refusal: refusalOf(answer) ?? { code: 'answer-lost' } };
    const { token } = answer.message;
    replaceSeatToken(this.match, token);
    return { token };
  }

  /** Unless it is free, the player is told that the others have to be asked. */
  async takeBack(): Promise<void> {
    const { position } = this.state;
    if (!position) return;
    const refusal = await this.request({ kind: 'take-back', ...position });
    if (refusal?.code === 'ask-first') this.update({ mustAsk: { ...position, refusal } });
    else this.update({ requestRefusal: refusal });
  }

  /** The player asks the others, or plays on. */
  async askTakeBack(asks: boolean): Promise<void> {
    const { position } = this.state;
    const refusal = asks && position ? await this.request({ kind: 'ask-take-back', ...position }) : null;
    // Without a connection nobody was asked: the player can try again.
    const isOpen = refusal?.code === 'not-connected';
    this.update({ requestRefusal: refusal, ...(!isOpen && { mustAsk: null }) });
  }

  async hint(): Promise<[]> {
    return [];
  }

  show(viewpoint: Viewpoint, ply?: number): void {
    // A server shows one reader's view at a time.
    const seat = viewpoint === 'all' ? null : viewpoint;
    const { latest } = this;
    if (!latest) return;
    const own = this.state.room?.you ?? null;
    if (seat !== own || (ply !== undefined && ply < latest.last)) this.lookingBack.begin({ seat, ply });
    else {
      this.lookingBack.end();
      this.showCurrent();
    }
  }

  private showCurrent(): void {
    if (this.latest) this.publish({ ...this.latest, newEvents: [] });
  }

  private showView(shown: Partial<Snapshot>): void {
    if (this.latest) for (const listener of this.listeners) listener({ ...this.latest, ...shown });
  }

  release(): void {}

  close(): void {
    this.outboxStorage.close();
    this.socket.close();
    this.worker.close();
  }

  /** Puts a refused message back into the input, unless there is a newer draft. */
  private returnDraft(said: ChatText, refusal: AnyRefusal): void {
    if (said.kind === 'line' && readChatDraft(this.match) === '') saveChatDraft(this.match, said.line);
    this.update({ messageRefused: { said, refusal } });
  }

  private get lastLoggedPly(): number | undefined {
    return this.latest && this.latest.log.length > 0 ? this.latest.last : undefined;
  }

  private async handleMessage(message: ServerMessage): Promise<void> {
    if (message.kind === 'room') this.onRoom(message);
    else if (message.kind === 'said') this.onChat(message);
    else if (message.kind === 'bulletins') receiveBulletins(message.bulletins);
    else if (message.kind === 'orders') await this.ownOrders.receive(message.orders);
    else if (message.kind === 'position' || message.kind === 'moved') await this.onPosition(message);
    // A server of another version has taken over.
    else if (message.kind === 'refused' && message.id === null && message.refusal.code === 'other-version')
      this.onEntryRefused(refusalIn(message));
  }

  /** If the stored tokens are out of date, the device enters again without them. */
  private onEntryRefused(entryRefusal: AnyRefusal): void {
    if (dropRefusedToken(this.match, entryRefusal)) void this.reenter();
    else this.update({ entryRefusal });
  }

  private onRoom(room: ServerMessageOf<'room'>): void {
    const isOver = room.state === 'over' && this.state.proof === null;
    this.update({ room, roomReceivedAt: browser.elapsed(), entryRefusal: null });
    if (isOver) void this.checkProof();
    // Names or seats may have changed, so the board is drawn again.
    if (this.latest) this.publish({ ...this.latest, seat: room.you, newEvents: [] });
  }

  private onChat({ lines }: ServerMessageOf<'said'>): void {
    this.update({ chat: mergeMessages(this.state.chat, lines) });
  }

  private async onPosition(message: PositionMessage): Promise<void> {
    const { latest } = this;
    const seat = this.state.room?.you ?? null;
    const isMoved = message.kind === 'moved';
    if (!isMoved) this.outbox.onServerPly(message.ply);
    if (isMoved && (!latest || message.ply <= latest.last)) return;
    const view = nextView(message, latest);
    const isAsked = seat !== null && message.deciders.includes(seat);
    const moves =
      isAsked && !message.outcome
        ? await this.worker.request('legalMoves', { game: this.game, view, seat })
        : [];
    const snapshot = nextSnapshot(message, latest, { seat, view, moves });
    this.update({
      takenBack: takenBack(latest, snapshot) ?? this.state.takenBack,
      deciders: message.deciders,
      clocks: message.clocks ? { left: message.clocks, at: browser.elapsed() } : null,
      position: snapshot.takeBacks === undefined ? null : { ply: message.ply, takeBacks: snapshot.takeBacks },
    });
    // An earlier position stays on the screen unless this player has to decide or the game is over.
    if (isAsked || message.outcome) this.lookingBack.end();
    this.publish(snapshot);
    await this.ownOrders.look({ ...snapshot, game: this.game, seats: this.players.length });
  }

  private async checkProof(): Promise<void> {
    this.update({ proof: 'checking' });
    const { match, game, options, players } = this;
    const ownSeat = this.state.room?.you ?? null;
    this.update({ proof: await checkProof(this.worker, { match, game, options, players, ownSeat }) });
  }

  private publish(snapshot: Snapshot): void {
    this.latest = snapshot;
    if (this.lookingBack.isActive) return;
    for (const listener of this.listeners) listener(snapshot);
  }

  private update(part: Partial<OnlineState>): void {
    this.state = { ...this.state, ...part };
    for (const watcher of this.watchers) watcher(this.state);
  }
}
