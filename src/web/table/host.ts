// The host of a local table: plays for the bots, keeps the game after every decision, tells the page what its seat may know.
import { tell } from '../../engine/events.ts';
import type { Seat } from '../../engine/game.ts';
import type { Proof } from '../../engine/proof.ts';
import { type GameRecord, recordOf } from '../../engine/record.ts';
import { type AnyTable, splitMove } from '../../engine/table.ts';
import { takeBackFor } from '../../engine/take-back.ts';
import type { Advice, Eyes, LogEntry, PlayAnswer, Sitter, Snapshot } from './link.ts';
import { breath, think } from './thinking.ts';

export interface HostPorts {
  /** Before anybody is told, so that nothing shown is ever lost. False when the device does not allow it. */
  keep(record: GameRecord, isPractice: boolean): Promise<boolean>;
  /** Of the log only what is new; `kept` counts the entries before it that still hold. */
  tell(snapshot: Snapshot, kept: number): void;
}

/** The level that gives hints. */
const ADVISER = 'master';
const ADVICE = 4;

interface HostOptions {
  readonly isPractice?: boolean;
  /** Of a game on a server: only to be looked at, so that nothing is taken back or changed. */
  readonly isCopy?: boolean;
}

export class Host {
  private readonly table: AnyTable;
  private readonly proof: Proof;
  private readonly sitters: readonly Sitter[];
  private readonly ports: HostPorts;
  private eyes: Seat | null;
  /** All eyes: the page's seat sits below, and every hand is open. */
  private isOpen = false;
  /** A moment looked back at; null is now. */
  private moment: number | null = null;
  private pause = 0;
  private isKept = true;
  /** Another number makes whatever a bot is thinking about void. */
  private course = 0;
  /** Steps the page has been told, if its next snapshot may follow from them. */
  private toldSteps: number | null = null;
  /** What of the log the page has. */
  private logged: { eyes: Eyes; steps: number; entries: number } = {
    eyes: null,
    steps: 0,
    entries: 0,
  };
  /** What the page's seat is being asked, and since which ply. */
  private question: { readonly eyes: Seat; readonly since: number } | null = null;
  private isPractice: boolean;
  private readonly isCopy: boolean;

  constructor(
    table: AnyTable,
    proof: Proof,
    sitters: readonly Sitter[],
    ports: HostPorts,
    { isPractice = false, isCopy = false }: HostOptions = {},
  ) {
    this.table = table;
    this.proof = proof;
    this.sitters = sitters;
    this.ports = ports;
    this.isPractice = isPractice;
    this.isCopy = isCopy;
    const people = this.people;
    this.eyes = people.length === 1 ? people[0]! : null;
  }

  start(): void {
    this.show();
    void this.runBots();
  }

  async play(notations: readonly string[], ply: number): Promise<PlayAnswer> {
    if (this.isCopy) return { ok: false, refusal: { code: 'game-over', notation: notations.join(' ') } };
    const seat = this.eyes ?? -1;
    const answer = this.table.play(seat, notations, this.stillHolds(seat, ply) ? this.table.ply : ply);
    if (!answer.ok) return { ok: false, refusal: answer.refusal };
    this.moment = null;
    await this.movedOn();
    void this.runBots();
    return { ok: true };
  }

  /**
   * Where several choose at the same time, others may decide while somebody's answer is on its way:
   * it still holds if it was asked for there and nobody but others has decided since.
   */
  private stillHolds(seat: Seat, ply: number): boolean {
    return (
      ply < this.table.ply && !this.hasDecided(seat, ply) && this.table.at(ply).legalMoves(seat).length > 0
    );
  }

  async takeBack(): Promise<void> {
    const ply = this.backTo();
    if (ply === null) return;
    this.course++;
    this.isOpen = false;
    this.table.rewind(ply);
    this.logged = { eyes: null, steps: Number.POSITIVE_INFINITY, entries: 0 };
    this.toldSteps = null;
    this.moment = null;
    await this.movedOn();
    void this.runBots();
  }

  /** From now on a game for practice, and for good: everything may be taken back, and it is not counted. */
  async practise(): Promise<void> {
    if (this.isCopy) return;
    this.isPractice = true;
    await this.movedOn();
  }

  async hint(): Promise<readonly Advice[]> {
    const { table, eyes: seat, course, question } = this;
    if (seat === null || table.legalMoves(seat).length === 0) return [];
    const isCancelled = () => this.course !== course || this.question !== question;
    const ranking = await think(table, { seat, level: ADVISER, isCancelled });
    if (!ranking) return [];
    const { bestOf } = await import('../../bots/index.ts');
    return bestOf(ranking, ADVICE)
      .toSorted((a, b) => b.value - a.value)
      .map(({ move, value }) => ({ notation: table.game.notation(move), value }));
  }

  look(eyes: Eyes, ply?: number): void {
    this.isOpen = eyes === 'all' && this.table.outcome !== null;
    this.eyes = eyes === 'all' ? (this.people[0] ?? 0) : eyes;
    this.moment = ply === undefined || ply >= this.table.ply ? null : ply;
    this.toldSteps = null;
    this.show();
  }

  pace(ms: number): void {
    this.pause = ms;
  }

  close(): void {
    this.course++;
  }

  private get people(): Seat[] {
    return this.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  private async movedOn(): Promise<void> {
    this.isKept = await this.ports.keep(recordOf(this.table, this.proof), this.isPractice);
    this.show();
  }

  private async runBots(): Promise<void> {
    if (this.isCopy) return;
    const course = ++this.course;
    const isCancelled = () => this.course !== course;
    for (;;) {
      const seat = this.table.deciders.find((decider) => this.sitters[decider]!.kind === 'bot');
      const sitter = seat === undefined ? undefined : this.sitters[seat];
      if (seat === undefined || sitter?.kind !== 'bot') return;
      const [ranking] = await Promise.all([
        think(this.table, { seat, level: sitter.level, isCancelled }),
        breath(this.pause),
      ]);
      if (ranking === null || isCancelled()) return;
      const answer = this.table.play(seat, this.table.game.notation(ranking[0]!.move));
      if (!answer.ok) throw new Error(`a bot chose what is not legal: ${JSON.stringify(answer.refusal)}`);
      await this.movedOn();
      if (isCancelled()) return;
    }
  }

  /** Null where there is nothing to take back, or only what is for practice games. */
  private backTo(): number | null {
    const found = this.eyes === null || this.isCopy ? null : takeBackFor(this.table, this.eyes, this.people);
    return found && (found.why === null || this.isPractice) ? found.ply : null;
  }

  private show(): void {
    const { table, eyes, moment } = this;
    const shown = moment === null ? table : table.at(moment);
    const fresh = this.toldSteps === null || moment !== null ? [] : table.steps.slice(this.toldSteps);
    const moves = eyes === null || moment !== null ? [] : shown.legalMoves(eyes);
    this.toldSteps = moment === null ? table.steps.length : null;
    const log = this.newLog();
    const back =
      moment === null && eyes !== null && !this.isCopy ? takeBackFor(table, eyes, this.people) : null;
    const canGoBack = back !== null && back.ply !== null;
    this.ports.tell(
      {
        ply: shown.ply,
        last: table.ply,
        since: this.askedSince(moves.length > 0),
        seat: eyes,
        view: shown.view(eyes),
        all: this.isOpen ? this.sitters.map((_, seat) => shown.view(seat)) : undefined,
        moves: moves.map((move) => ({ move, notation: table.game.notation(move) })),
        deciders: shown.deciders,
        outcome: shown.outcome,
        told: fresh.flatMap(({ events }) => events.map((event) => tell(event, eyes))),
        log: log.entries,
        isKept: this.isKept,
        canTakeBack: canGoBack && (back.why === null || this.isPractice),
        wantsPractice: canGoBack && back.why !== null && !this.isPractice,
        isPractice: this.isPractice,
      },
      log.kept,
    );
  }

  private askedSince(isAsked: boolean): number {
    const { eyes, question, table } = this;
    if (eyes === null || !isAsked) this.question = null;
    else if (question?.eyes !== eyes || this.hasDecided(eyes, question.since))
      this.question = { eyes, since: table.ply };
    return this.question?.since ?? table.ply;
  }

  private hasDecided(seat: Seat, since: number): boolean {
    const { moves, ply } = this.table;
    return ply < since || moves.slice(since).some((move) => splitMove(move).seat === seat);
  }

  /** What the page has not been told of the log yet; all of it for other eyes, or after going back. */
  private newLog(): { readonly kept: number; readonly entries: LogEntry[] } {
    const { table, logged } = this;
    const eyes = this.isOpen ? 'all' : this.eyes;
    const goesOn = logged.eyes === eyes && logged.steps <= table.steps.length;
    const from = goesOn ? logged.steps : 0;
    const kept = goesOn ? logged.entries : 0;
    const entries = table.steps
      .slice(from)
      .flatMap(({ ply, by, events }) => events.map((event) => ({ ply, by, event: tell(event, eyes) })));
    this.logged = { eyes, steps: table.steps.length, entries: kept + entries.length };
    return { kept, entries };
  }
}
