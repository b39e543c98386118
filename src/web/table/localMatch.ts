// A match on this device: plays for the bots, saves the game after every decision, and sends the page what its seat may know.
import { redactEvent } from '../../engine/events.ts';
import type { Seat } from '../../engine/game.ts';
import type { Proof } from '../../engine/proof.ts';
import { type GameRecord, recordOf } from '../../engine/record.ts';
import type { AnyTable } from '../../engine/table.ts';
import { takeBackFor } from '../../engine/take-back.ts';
import { loadInsight } from '../../games/load-insight.ts';
import type { LogEntry } from '../../parts/board.ts';
import { rankMoves } from './botThinking.ts';
import { withCauses } from './hintCauses.ts';
import type { SnapshotUpdate } from './messages.ts';
import type { MoveHint, Player, PlayResult, Viewpoint } from './tableClient.ts';

export interface LocalMatchCallbacks {
  /** Called before the page is sent anything, so that nothing shown is ever lost. False when the device refuses to store it. */
  save(record: GameRecord, isPractice: boolean): Promise<boolean>;
  send(update: SnapshotUpdate): void;
}

const HINT_BOT = 'master';
const MAX_HINTS = 4;

interface LocalMatchOptions {
  readonly isPractice?: boolean;
  /** A copy of a game on a server: it can only be looked at. */
  readonly isCopy?: boolean;
  /** A daily deal: no hints, nothing is taken back, and in a simultaneous choice the bots decide first. */
  readonly isCounted?: boolean;
  /** Bots wait after every move until the page has released its position. */
  readonly waitsForPage?: boolean;
}

export class LocalMatch {
  private readonly table: AnyTable;
  private readonly proof: Proof;
  private readonly players: readonly Player[];
  private readonly callbacks: LocalMatchCallbacks;
  /** The seat whose view is shown; null for a spectator. */
  private seat: Seat | null;
  /** Every hand is open: after the end of the game, or while only bots play. */
  private showsAll = false;
  /** An earlier ply that is shown; null for the current position. */
  private shownPly: number | null = null;
  /** Bots play on from positions that the page has shown long enough. */
  private releasedPly: number;
  private readonly wakers = new Set<() => void>();
  private isSaved = true;
  /** Raised to cancel whatever a bot is thinking about. */
  private generation = 0;
  /** How many steps the page knows; null if its next snapshot does not follow from the last one. */
  private sentSteps: number | null = null;
  /** The part of the log that the page has. */
  private sentLog: { viewpoint: Viewpoint; steps: number; entries: number } = {
    viewpoint: null,
    steps: 0,
    entries: 0,
  };
  private isPractice: boolean;
  private readonly isCopy: boolean;
  private readonly isCounted: boolean;
  private readonly waitsForPage: boolean;
  /** Ends when no bot has anything to decide. */
  private botsDone: Promise<void> = Promise.resolve();

  constructor(
    table: AnyTable,
    proof: Proof,
    players: readonly Player[],
    callbacks: LocalMatchCallbacks,
    { isPractice = false, isCopy = false, isCounted = false, waitsForPage = false }: LocalMatchOptions = {},
  ) {
    this.table = table;
    this.proof = proof;
    this.players = players;
    this.callbacks = callbacks;
    this.isPractice = isPractice;
    this.isCopy = isCopy;
    this.isCounted = isCounted;
    this.waitsForPage = waitsForPage;
    this.releasedPly = this.firstReleasedPly;
    const people = this.people;
    this.seat = people.length === 1 ? people[0]! : null;
  }

  start(): void {
    this.publish();
    this.botsDone = this.runBots();
  }

  async play(notations: readonly string[], ply: number): Promise<PlayResult> {
    if (this.isCopy) return { ok: false, refusal: { code: 'game-over', notation: notations.join(' ') } };
    // The game must not depend on who was quicker.
    if (this.isCounted) await this.botsDone;
    // In a simultaneous choice others may decide while an answer is on its way: it still answers the same question.
    const since = this.askedSince();
    const isCurrent = since !== null && ply >= since && ply <= this.table.ply;
    const answer = this.table.play(this.playedSeat ?? -1, notations, isCurrent ? this.table.ply : ply);
    if (!answer.ok) return { ok: false, refusal: answer.refusal };
    this.shownPly = null;
    await this.saveAndPublish();
    this.botsDone = this.runBots();
    return { ok: true };
  }

  async takeBack(): Promise<void> {
    const ply = this.takeBackPly();
    if (ply === null) return;
    this.cancelBots();
    this.showsAll = false;
    this.table.rewind(ply);
    this.releasedPly = this.firstReleasedPly;
    this.sentLog = { viewpoint: null, steps: Number.POSITIVE_INFINITY, entries: 0 };
    this.sentSteps = null;
    this.shownPly = null;
    await this.saveAndPublish();
    this.botsDone = this.runBots();
  }

  /** Makes this a practice game for good: everything may be taken back, and the result does not count. */
  async practise(): Promise<void> {
    if (this.isCopy || this.isCounted) return;
    this.isPractice = true;
    await this.saveAndPublish();
  }

  async hint(): Promise<readonly MoveHint[]> {
    const { table, playedSeat: seat, generation } = this;
    if (this.isCounted || seat === null || table.legalMoves(seat).length === 0) return [];
    const since = this.askedSince();
    const isCancelled = () =>
      this.generation !== generation ||
      this.playedSeat !== seat ||
      this.shownPly !== null ||
      this.askedSince() !== since;
    const ranking = await rankMoves(table, { seat, level: HINT_BOT, isCancelled });
    if (!ranking) return [];
    const [{ bestOf, shownChance }, insight] = await Promise.all([
      import('../../bots/index.ts'),
      loadInsight(table.game),
    ]);
    const hints = bestOf(ranking, MAX_HINTS)
      .toSorted((a, b) => b.value - a.value)
      .map(({ move, value }) => ({ notation: table.game.notation(move), value }));
    const explained = await withCauses(table, hints, { seat, isCancelled });
    return explained.map((hint) => ({ ...hint, value: shownChance(hint.value, insight, table.seats) }));
  }

  show(viewpoint: Viewpoint, ply?: number): void {
    this.showsAll = viewpoint === 'all' && this.mayShowAll;
    this.seat = viewpoint === 'all' ? (this.people[0] ?? 0) : viewpoint;
    this.shownPly = ply === undefined || ply >= this.table.ply ? null : ply;
    this.sentSteps = null;
    this.publish();
  }

  release(ply: number): void {
    this.releasedPly = ply;
    this.wakeBots();
  }

  close(): void {
    this.cancelBots();
  }

  private get firstReleasedPly(): number {
    return this.waitsForPage ? -1 : Number.POSITIVE_INFINITY;
  }

  private cancelBots(): number {
    this.generation++;
    this.wakeBots();
    return this.generation;
  }

  private wakeBots(): void {
    for (const wake of this.wakers) wake();
    this.wakers.clear();
  }

  private async untilReleased(isCancelled: () => boolean): Promise<void> {
    while (this.releasedPly < this.table.ply && !isCancelled())
      await new Promise<void>((resolve) => this.wakers.add(resolve));
  }

  private get people(): Seat[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** The shown seat, if a person plays there: somebody who watches bots decides nothing for them. */
  private get playedSeat(): Seat | null {
    return this.seat !== null && this.players[this.seat]?.kind === 'person' ? this.seat : null;
  }

  /** Among bots there is nobody to hide a hand from. */
  private get mayShowAll(): boolean {
    return this.table.outcome !== null || this.isCopy || this.people.length === 0;
  }

  private get mayTakeBack(): boolean {
    return !this.isCopy && !this.isCounted;
  }

  private get viewpoint(): Viewpoint {
    return this.showsAll ? 'all' : this.seat;
  }

  private async saveAndPublish(): Promise<void> {
    this.isSaved = await this.callbacks.save(recordOf(this.table, this.proof), this.isPractice);
    this.publish();
  }

  private async runBots(): Promise<void> {
    if (this.isCopy) return;
    const generation = this.cancelBots();
    const isCancelled = () => this.generation !== generation;
    for (;;) {
      const seat = this.table.deciders.find((decider) => this.players[decider]!.kind === 'bot');
      const bot = seat === undefined ? undefined : this.players[seat];
      if (seat === undefined || bot?.kind !== 'bot') return;
      const [ranking] = await Promise.all([
        rankMoves(this.table, { seat, level: bot.level, isCancelled }),
        this.untilReleased(isCancelled),
      ]);
      if (ranking === null || isCancelled()) return;
      const answer = this.table.play(seat, this.table.game.notation(ranking[0]!.move));
      if (!answer.ok) throw new Error(`a bot chose an illegal move: ${JSON.stringify(answer.refusal)}`);
      await this.saveAndPublish();
      if (isCancelled()) return;
    }
  }

  /** The ply that taking back leads to; null if there is none, or if only a practice game allows it. */
  private takeBackPly(): number | null {
    const seat = this.playedSeat;
    const found = seat === null || !this.mayTakeBack ? null : takeBackFor(this.table, seat, this.people);
    return found && (found.why === null || this.isPractice) ? found.ply : null;
  }

  private publish(): void {
    const { table, seat, playedSeat, shownPly } = this;
    const shown = shownPly === null ? table : table.at(shownPly);
    const newSteps = this.sentSteps === null || shownPly !== null ? [] : table.steps.slice(this.sentSteps);
    const moves = playedSeat === null || shownPly !== null || this.isCopy ? [] : shown.legalMoves(playedSeat);
    this.sentSteps = shownPly === null ? table.steps.length : null;
    const { entries, keptEntries } = this.newLogEntries();
    const back =
      shownPly === null && playedSeat !== null && this.mayTakeBack
        ? takeBackFor(table, playedSeat, this.people)
        : null;
    const canGoBack = back !== null && back.ply !== null;
    this.callbacks.send({
      snapshot: {
        ply: shown.ply,
        last: table.ply,
        since: (shownPly === null ? this.askedSince() : null) ?? table.ply,
        seat,
        view: shown.view(seat),
        allViews: this.showsAll ? this.players.map((_, each) => shown.view(each)) : undefined,
        publicView: this.showsAll ? shown.view(null) : undefined,
        moves: moves.map((move) => ({ move, notation: table.game.notation(move) })),
        deciders: shown.deciders,
        outcome: shown.outcome,
        newEvents: newSteps.flatMap(({ events }) =>
          events.map((event) => redactEvent(event, this.viewpoint)),
        ),
        log: entries,
        isSaved: this.isSaved,
        canTakeBack: canGoBack && (back.why === null || this.isPractice),
        wantsPractice: canGoBack && back.why !== null && !this.isPractice,
        isPractice: this.isPractice,
      },
      keptEntries,
    });
  }

  /** The ply since which the shown seat has been asked for its decision; null when it is not asked. */
  private askedSince(): number | null {
    return this.playedSeat === null ? null : this.table.askedSince(this.playedSeat);
  }

  /** The log entries that the page does not have; all of them for another viewpoint, or after taking back. */
  private newLogEntries(): { readonly entries: LogEntry[]; readonly keptEntries: number } {
    const { table, sentLog } = this;
    const { viewpoint } = this;
    const continues = sentLog.viewpoint === viewpoint && sentLog.steps <= table.steps.length;
    const from = continues ? sentLog.steps : 0;
    const keptEntries = continues ? sentLog.entries : 0;
    const entries = table.steps
      .slice(from)
      .flatMap(({ ply, by, events }) =>
        events.map((event) => ({ ply, by, event: redactEvent(event, viewpoint) })),
      );
    this.sentLog = { viewpoint, steps: table.steps.length, entries: keptEntries + entries.length };
    return { entries, keptEntries };
  }
}
