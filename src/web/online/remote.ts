// A table on the server, as the page sees it: the same link as a table in a worker, and the room around it.
import { apply, type Patch } from '../../protocol/patch.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage, ServerSays } from '../../protocol/server.ts';
import type { Eyes, LogEntry, PlayAnswer, Sitter, Snapshot, TableLink } from '../table/link.ts';
import { WorkerLine } from '../table/local.ts';
import { withLines } from './chatLines.ts';
import { keepDevice, keepSeat, keptDevice, keptSeat } from './keep.ts';
import { Line, type LineAnswer, type Request, refusalIn } from './line.ts';
import { Looking, type Target } from './looking.ts';
import { Outbox, type Said } from './outbox.ts';
import { checkProof } from './proof.ts';
import { NOBODY_AROUND, type Surroundings } from './surroundings.ts';

type Told = ServerSays<'position'> | ServerSays<'moved'>;

export class RemoteTable implements TableLink {
  readonly place = 'server';
  readonly match: string;
  private readonly line: Line;
  private readonly outbox: Outbox;
  private readonly looking = new Looking({
    ask: ({ seat, ply }) => this.line.ask({ kind: 'look', seat, ...(ply !== undefined && { ply }) }),
    answer: (target, answer) => this.showLooked(target, answer),
  });
  /** What is being written; it outlives the sheet in which it is written. */
  draft = '';
  private readonly worker = new WorkerLine();
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();
  private readonly watchers = new Set<(around: Surroundings) => void>();
  private latest: Snapshot | null = null;
  private around: Surroundings = NOBODY_AROUND;
  /** One message after the other: some need the worker, some a moment to be seen. */
  private chain: Promise<void> = Promise.resolve();
  private pauseMs = 0;
  private shownAt = 0;
  private isLookingBack = false;

  constructor(match: string, onBroken: (message: string) => void) {
    this.match = match;
    this.worker.onBroken = onBroken;
    this.outbox = new Outbox({
      ask: (request) => this.line.ask(request),
      tell: (unsent) => this.change({ unsent }),
    });
    this.line = new Line({
      match,
      greeting: () => this.greeting(),
      tellState: (line, cutSince) => {
        this.change({ line, cutSince, ...(line === 'open' && { trouble: null }) });
        if (line === 'open') this.outbox.flush();
      },
      hearNoEntry: (refusal) => this.hearNoEntry(refusal),
      hear: (message) => {
        this.chain = this.chain
          .then(() => this.hear(message))
          .catch((error: unknown) => onBroken(String(error)));
      },
    });
  }

  get game(): string {
    return this.around.room?.game ?? '';
  }

  get options() {
    return this.around.room?.options ?? {};
  }

  get sitters(): readonly Sitter[] {
    return this.around.room?.sitters ?? [];
  }

  subscribe(listener: (snapshot: Snapshot) => void): () => void {
    this.listeners.add(listener);
    if (this.latest) listener(this.latest);
    return () => this.listeners.delete(listener);
  }

  watch(watcher: (around: Surroundings) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.around);
    return () => this.watchers.delete(watcher);
  }

  /** Held while there is no connection, and played once. */
  play(notations: readonly string[], ply: number): Promise<PlayAnswer> {
    return this.outbox.play(notations, ply);
  }

  /** Held while there is no connection, and said once. Null when it was said. */
  say(said: Said): Promise<AnyRefusal | null> {
    return this.outbox.say(said);
  }

  /** Null when it was done. Without a connection it is refused rather than held: by then one may want something else. */
  async request(request: Request): Promise<AnyRefusal | null> {
    const answer = await this.line.ask(request);
    if (answer.kind !== 'answered') return cutRefusal(answer.kind);
    return answer.message.kind === 'refused' ? refusalIn(answer.message) : null;
  }

  /** The same for what has no place of its own to say why not. */
  async demand(request: Request): Promise<void> {
    this.change({ trouble: await this.request(request) });
  }

  /** Enters again, as whoever this device is now. */
  reenter(): Promise<void> {
    return this.line.renew();
  }

  /** Now, rather than when the next attempt is due. */
  retry(): void {
    this.change({ refusal: null });
    this.line.retry();
  }

  withdraw(): void {
    this.outbox.withdraw();
  }

  dismissMissed(): void {
    this.outbox.dismiss();
  }

  async newSeatLink(): Promise<{ readonly token: string } | { readonly refusal: AnyRefusal }> {
    const answer = await this.line.ask({ kind: 'link' });
    if (answer.kind !== 'answered') return { refusal: cutRefusal(answer.kind) };
    const { message } = answer;
    if (message.kind === 'linked') {
      // Who is here by a link themselves goes on by the new one; the old one has ended.
      if (keptSeat(this.match) !== undefined) keepSeat(this.match, message.token);
      return { token: message.token };
    }
    return { refusal: message.kind === 'refused' ? refusalIn(message) : { code: 'answer-lost' } };
  }

  /** What others have seen cannot be taken back. */
  async takeBack(): Promise<void> {}

  async hint(): Promise<[]> {
    return [];
  }

  look(eyes: Eyes, ply?: number): void {
    // A server shows one reader's view at a time.
    const seat = eyes === 'all' ? null : eyes;
    const { latest } = this;
    if (!latest) return;
    const own = this.around.room?.you ?? null;
    this.isLookingBack = seat !== own || (ply !== undefined && ply < latest.last);
    if (this.isLookingBack) this.looking.want({ seat, ply });
    else {
      this.looking.end();
      this.show({ ...latest, told: [] });
    }
  }

  private showLooked({ seat }: Target, answer: LineAnswer): void {
    if (!this.latest || !this.isLookingBack) return;
    if (answer.kind !== 'answered' || answer.message.kind !== 'looked') {
      // Nothing came to look at: then the table is shown as it is.
      this.isLookingBack = false;
      this.looking.end();
      if (answer.kind !== 'answered') this.change({ trouble: cutRefusal(answer.kind) });
      else if (answer.message.kind === 'refused') this.change({ trouble: refusalIn(answer.message) });
      this.show({ ...this.latest, told: [] });
      return;
    }
    const { view, deciders, outcome, ply: shownPly } = answer.message;
    const shown = { ply: shownPly, seat, view, deciders, outcome, moves: [], told: [] };
    for (const listener of this.listeners) listener({ ...this.latest, ...shown });
  }

  pace(ms: number): void {
    this.pauseMs = ms;
  }

  close(): void {
    this.line.close();
    this.worker.close();
  }

  private greeting(): Request {
    const [device, seat] = [keptDevice(), keptSeat(this.match)];
    const known = this.latest && this.latest.log.length > 0 ? { since: this.latest.last } : {};
    return { kind: 'enter', match: this.match, ...(device && { device }), ...(seat && { seat }), ...known };
  }

  private async hear(message: ServerMessage): Promise<void> {
    if (message.kind === 'room') this.hearRoom(message);
    else if (message.kind === 'said') this.hearChat(message);
    else if (message.kind === 'position' || message.kind === 'moved') await this.hearPosition(message);
    // A server of another version has taken over.
    else if (message.kind === 'refused' && message.id === null && message.refusal.code === 'other-version')
      this.hearNoEntry(refusalIn(message));
  }

  /** What this device remembers may be out of date: then it comes as a stranger. */
  private hearNoEntry(refusal: AnyRefusal): void {
    const isStrange = refusal.code === 'unknown-device';
    const isOld = refusal.code === 'unknown-seat-link' && keptDevice() !== null;
    if (isStrange) keepDevice(null);
    if (isOld) keepSeat(this.match, null);
    if (isStrange || isOld) void this.reenter();
    else this.change({ refusal });
  }

  private hearRoom(room: ServerSays<'room'>): void {
    const isOver = room.state === 'over' && this.around.proof === null;
    this.change({ room, roomAt: performance.now(), refusal: null });
    if (isOver) void this.checkProof();
    // Names or seats may be other ones: the board is drawn anew.
    if (this.latest) this.show({ ...this.latest, seat: room.you, told: [] });
  }

  private hearChat({ lines }: ServerSays<'said'>): void {
    this.change({ chat: withLines(this.around.chat, lines) });
  }

  private async hearPosition(told: Told): Promise<void> {
    const { latest } = this;
    const seat = this.around.room?.you ?? null;
    const isMoved = told.kind === 'moved';
    if (!isMoved) this.outbox.believe(told.ply);
    if (isMoved && (!latest || told.ply <= latest.last)) return;
    // What others do is seen one after the other.
    const due = this.shownAt + this.pauseMs - performance.now();
    if (isMoved && due > 0 && document.visibilityState === 'visible') await pauseFor(due);
    const steps = isMoved ? told.steps : told.log;
    const view = isMoved
      ? told.patch === null
        ? latest?.view
        : apply(latest?.view, asPatch(told.patch))
      : told.view;
    const isAsked = seat !== null && told.deciders.includes(seat);
    const wasAsked = latest !== null && latest.moves.length > 0;
    const hasDecided = steps.some(([, by]) => by === seat);
    const entries = steps.flatMap(([ply, by, events]) =>
      events.map((event): LogEntry => ({ ply, by, event: event as LogEntry['event'] })),
    );
    const goesOn = isMoved || (latest !== null && told.since > 0);
    const moves =
      isAsked && !told.outcome ? await this.worker.ask('choices', { game: this.game, view, seat }) : [];
    this.shownAt = performance.now();
    this.change({
      deciders: told.deciders,
      clocks: told.clocks ? { left: told.clocks, at: performance.now() } : null,
    });
    // Whoever looks back is not torn away, unless something is asked.
    if (isAsked || told.outcome) {
      this.isLookingBack = false;
      this.looking.end();
    }
    this.show({
      ply: told.ply,
      last: told.ply,
      since: isAsked && wasAsked && !hasDecided && latest ? latest.since : told.ply,
      seat,
      view,
      moves,
      deciders: told.deciders,
      outcome: told.outcome ?? null,
      told: isMoved ? entries.map(({ event }) => event) : [],
      log: goesOn && latest ? [...latest.log, ...entries] : entries,
      isKept: true,
      canTakeBack: false,
    });
  }

  private async checkProof(): Promise<void> {
    this.change({ proof: 'checking' });
    const { match, game, options, sitters } = this;
    const ownSeat = this.around.room?.you ?? null;
    this.change({ proof: await checkProof(this.worker, { match, game, options, sitters, ownSeat }) });
  }

  private show(snapshot: Snapshot): void {
    this.latest = snapshot;
    if (this.isLookingBack) return;
    for (const listener of this.listeners) listener(snapshot);
  }

  private change(part: Partial<Surroundings>): void {
    this.around = { ...this.around, ...part };
    for (const watcher of this.watchers) watcher(this.around);
  }
}

const cutRefusal = (kind: 'unsent' | 'lost'): AnyRefusal => ({
  code: kind === 'unsent' ? 'not-connected' : 'answer-lost',
});

const asPatch = (patch: unknown): Patch => patch as Patch;

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
