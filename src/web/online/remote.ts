// A table on the server, as the page sees it: the same link as a table in a worker, and the room around it.
import type { Seat } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { apply, type Patch } from '../../protocol/patch.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessage, ServerSays } from '../../protocol/server.ts';
import { saveGame } from '../store.ts';
import type { Eyes, LogEntry, PlayAnswer, Sitter, Snapshot, TableLink } from '../table/link.ts';
import { WorkerLine } from '../table/local.ts';
import { recordOf } from './api.ts';
import { keepDevice, keepSeat, keptDevice, keptPledge, keptSeat } from './keep.ts';
import { Line, type LineState, type Request } from './line.ts';

export type ChatLine = ServerSays<'said'>['lines'][number];
/** Whether deal and dice were what was promised before the game. */
export type ProofState = 'checking' | 'fair' | 'unfair' | null;

/** Everything around the board. */
export interface Surroundings {
  readonly line: LineState;
  readonly room: ServerSays<'room'> | null;
  /** When the room was told, by `performance.now()`. */
  readonly roomAt: number;
  /** Why one could not enter. */
  readonly refusal: AnyRefusal | null;
  readonly chat: readonly ChatLine[];
  /** Milliseconds left a seat, as of `at`. */
  readonly clocks: { readonly left: readonly (number | null)[]; readonly at: number } | null;
  readonly deciders: readonly Seat[];
  readonly proof: ProofState;
}

type Told = ServerSays<'position'> | ServerSays<'moved'>;

export class RemoteTable implements TableLink {
  readonly place = 'server';
  private readonly match: string;
  private readonly line: Line;
  private readonly worker = new WorkerLine();
  private readonly listeners = new Set<(snapshot: Snapshot) => void>();
  private readonly watchers = new Set<(around: Surroundings) => void>();
  private latest: Snapshot | null = null;
  private around: Surroundings = {
    line: 'connecting',
    room: null,
    roomAt: 0,
    refusal: null,
    chat: [],
    clocks: null,
    deciders: [],
    proof: null,
  };
  /** One message after the other: some need the worker, some a moment to be seen. */
  private chain: Promise<void> = Promise.resolve();
  private pauseMs = 0;
  private shownAt = 0;
  private isLookingBack = false;

  constructor(match: string, onBroken: (message: string) => void) {
    this.match = match;
    this.worker.onBroken = onBroken;
    this.line = new Line({
      match,
      greeting: () => this.greeting(),
      tellState: (line) => this.change({ line }),
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

  async play(notations: readonly string[], ply: number): Promise<PlayAnswer> {
    const answer = await this.line.ask({ kind: 'play', ply, moves: [...notations] });
    if (answer?.kind === 'refused') return { ok: false, refusal: refusalIn(answer) };
    // After a cut the position tells whether it was played.
    return { ok: true };
  }

  /** Null when it was done. */
  async request(request: Request): Promise<AnyRefusal | null> {
    const answer = await this.line.ask(request);
    return answer?.kind === 'refused' ? refusalIn(answer) : null;
  }

  /** Enters again, as whoever this device is now. */
  reenter(): Promise<void> {
    return this.line.renew();
  }

  async newSeatLink(): Promise<string | null> {
    const answer = await this.line.ask({ kind: 'link' });
    return answer?.kind === 'linked' ? answer.token : null;
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
    if (this.isLookingBack) void this.lookBack(seat, ply);
    else this.show({ ...latest, told: [] });
  }

  private async lookBack(seat: Seat | null, ply: number | undefined): Promise<void> {
    const answer = await this.line.ask({ kind: 'look', seat, ...(ply !== undefined && { ply }) });
    if (answer?.kind !== 'looked' || !this.latest || !this.isLookingBack) return;
    const { view, deciders, outcome } = answer;
    const shown = { ply: answer.ply, seat, view, deciders, outcome, moves: [], told: [] };
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
    else if (message.kind === 'refused' && this.around.room === null) this.hearNoEntry(refusalIn(message));
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
    const last = this.around.chat.at(-1)?.at ?? 0;
    const fresh = lines.length > 1 ? lines.filter(({ at }) => at > last) : lines;
    this.change({ chat: [...this.around.chat, ...fresh] });
  }

  private async hearPosition(told: Told): Promise<void> {
    const { latest } = this;
    const seat = this.around.room?.you ?? null;
    const isMoved = told.kind === 'moved';
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
    if (isAsked || told.outcome) this.isLookingBack = false;
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

  /** The record is public now: replay it, and hold it against what was promised. */
  private async checkProof(): Promise<void> {
    this.change({ proof: 'checking' });
    const record = await recordOf(this.match);
    if (!record.ok) return this.change({ proof: null });
    const { proof } = record.value;
    const fault = await this.worker.ask('verify', { record: record.value });
    const pledge = keptPledge(this.match);
    const isKept =
      pledge === null ||
      (pledge.commitment === proof.commitment && proof.contributions[pledge.seat] === pledge.contribution);
    const isFair = fault === null && isKept;
    if (isFair) await this.keepRecord(record.value);
    this.change({ proof: isFair ? 'fair' : 'unfair' });
  }

  /** A game that is over is kept like one of this device: replay, coach and files know it. */
  private async keepRecord(record: GameRecord): Promise<void> {
    const { match: id, game, options } = this;
    const sitters = this.sitters.map(
      (sitter): Sitter =>
        sitter.kind === 'bot'
          ? { kind: 'bot', name: sitter.name, level: sitter.level }
          : { kind: 'person', name: sitter.name },
    );
    const saved = { id, game, sitters, options, record, seed: null, playedAt: Date.now() };
    await saveGame(saved).catch(() => {});
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

/** The server sends its own refusals and the table's; the schema leaves their details open. */
function refusalIn({ refusal }: ServerSays<'refused'>): AnyRefusal {
  return refusal as unknown as AnyRefusal;
}

const asPatch = (patch: unknown): Patch => patch as Patch;

const pauseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
