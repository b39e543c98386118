// Daily deals on the server: checks every result by playing the game again, keeps one a person, and compares them.
import { type AskBot, checkDeal, type DealFault, playDeal } from '../../bots/deals/check.ts';
import { decisionsOf, partingsOf, resultAt, shareBeaten } from '../../bots/deals/compare.ts';
import {
  type DailyDeal,
  DEAL_MASTER,
  dailyDeal,
  dayNumber,
  dayOf,
  isDay,
  MAX_DAYS_LATE,
} from '../../bots/deals/deal.ts';
import { seatRandomness } from '../../bots/index.ts';
import { visibleEvents } from '../../engine/events.ts';
import type { AnyGame } from '../../engine/index.ts';
import type { DealComparison, NewDealResult } from '../../protocol/deals.ts';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { Question } from '../matches/ports.ts';
import { PRIORITY } from '../matches/priority-semaphore.ts';
import { log } from '../operating/log.ts';
import type { Store } from '../storage/store.ts';

export interface DealPorts {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  think(question: Question): Promise<string | null>;
  now(): number;
}

export interface DealTaken {
  readonly own: { readonly place: number; readonly score: number };
}

/** Games that wait to be checked. One is checked at a time, so that checking never takes more than one thread. */
const MAX_WAITING = 50;
/** Partings are found among this number of results. */
const MAX_COMPARED = 300;

export class Deals {
  private readonly ports: DealPorts;
  private readonly checking = new TaskQueue();
  /** Apart: a master thinks for minutes, and nobody who hands in a result waits for that. */
  private readonly mastering = new TaskQueue();
  /** Checks under way by deal, person and record: a device that asks again waits for the same one. */
  private readonly checks = new Map<string, Promise<DealTaken | ServerRefusal>>();
  /** Deals that a master plays now. */
  private readonly masters = new Set<string>();

  constructor(ports: DealPorts) {
    this.ports = ports;
  }

  async handIn(person: string, { day, record }: NewDealResult): Promise<DealTaken | ServerRefusal> {
    const found = this.find(record.game, day);
    if ('code' in found) return found;
    const today = dayNumber(dayOf(this.ports.now()));
    if (dayNumber(day) > today) return { code: 'deal-not-yet' };
    if (dayNumber(day) < today - MAX_DAYS_LATE) return { code: 'deal-too-late', days: MAX_DAYS_LATE };
    const key = JSON.stringify([found.deal.id, person, record.seal]);
    const underWay = this.checks.get(key);
    if (underWay) return underWay;
    if (this.checking.size >= MAX_WAITING) return { code: 'too-fast', seconds: 60 };
    const check = this.checking
      .run(() => this.take(person, found, record))
      .finally(() => this.checks.delete(key));
    this.checks.set(key, check);
    return check;
  }

  /** Only for people whose own result counts: nobody learns the deal here before playing it. */
  async compare(person: string, game: string, day: string): Promise<DealComparison | ServerRefusal> {
    const { store } = this.ports;
    const found = this.find(game, day);
    if ('code' in found) return found;
    const { deal } = found;
    const row = await store.findDealResult(deal.id, person);
    if (!row) return { code: 'deal-not-played' };
    const own = { place: row.place, score: row.score };
    const results = await store.countDealResults(deal.id);
    const others = await store.dealDecisions(deal.id, MAX_COMPARED);
    const all = others.includes(row.decisions) ? others : [row.decisions, ...others];
    const master = await store.findDealMaster(deal.id);
    if (!master) this.sendMaster(found);
    return {
      own,
      people: results.reduce((sum, { count }) => sum + count, 0),
      results,
      beaten: shareBeaten(own, results),
      partings: partingsOf(readDecisions(row.decisions), all.map(readDecisions)).map(
        ({ decision, choices }) => ({ decision, choices: [...choices] }),
      ),
      master: master ? { place: master.place, score: master.score } : null,
    };
  }

  private find(id: string, day: string): FoundDeal | ServerRefusal {
    const { games } = this.ports;
    const game = games.find((each) => each.id === id);
    if (!game) return { code: 'unknown-game', valid: games.map((each) => each.id) };
    if (!isDay(day)) return { code: 'bad-message', field: 'day', expected: 'a day, such as 2026-11-17' };
    return { game, deal: dailyDeal(game, day) };
  }

  private async take(
    person: string,
    { game, deal }: FoundDeal,
    record: NewDealResult['record'],
  ): Promise<DealTaken | ServerRefusal> {
    const { store, now } = this.ports;
    const before = await store.findDealResult(deal.id, person);
    // A person who has a result is not checked again: either it is the same game, or it comes too late.
    if (before)
      return hasDecisions(record, before.decisions, deal)
        ? { own: { place: before.place, score: before.score } }
        : ALREADY;
    const answer = await checkDeal(record, game, deal, this.ask);
    if (!answer.ok) return refusalFor(answer.fault);
    const own = resultAt(answer.outcome, deal.seat);
    const decisions = JSON.stringify(decisionsOf(answer.moves, deal.seat));
    const row = { deal: deal.id, person, ...own, decisions, at: now() };
    return (await store.write([store.insertDealResult(row)])) === 'conflict' ? ALREADY : { own };
  }

  private sendMaster({ game, deal }: FoundDeal): void {
    const { store } = this.ports;
    if (this.masters.has(deal.id)) return;
    this.masters.add(deal.id);
    this.mastering
      .run(async () => {
        const { outcome } = await playDeal(game, deal, DEAL_MASTER, this.ask);
        if (outcome)
          await store.write([store.insertDealMaster({ deal: deal.id, ...resultAt(outcome, deal.seat) })]);
      })
      .catch((error: unknown) => log.error({ err: error }, 'deal-master-failed'))
      .finally(() => this.masters.delete(deal.id));
  }

  /** Behind all matches, and without another bot if this one fails: that one would decide differently. */
  private readonly ask: AskBot = async (table, seat, bot) => {
    const { seed } = seatRandomness(table.seed, seat, table.ply);
    const notation = await this.ports.think({
      game: table.game.id,
      level: bot,
      seat,
      view: table.view(seat),
      events: visibleEvents(table.steps, seat),
      seed,
      priority: () => PRIORITY.away,
      isExact: true,
    });
    if (notation === null) throw new Error(`${bot} has not answered`);
    return notation;
  };
}

/** One task after the other. */
class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();
  /** Tasks that wait or run. */
  size = 0;

  run<T>(task: () => Promise<T>): Promise<T> {
    this.size++;
    const result = this.last.then(task).finally(() => this.size--);
    this.last = result.catch(() => {});
    return result;
  }
}

interface FoundDeal {
  readonly game: AnyGame;
  readonly deal: DailyDeal;
}

const ALREADY: ServerRefusal = { code: 'deal-handed-in' };

function hasDecisions(record: NewDealResult['record'], stored: string, { seat }: DailyDeal): boolean {
  const { moves } = record;
  const areTexts = Array.isArray(moves) && moves.every((move) => typeof move === 'string');
  return areTexts && JSON.stringify(decisionsOf(moves, seat)) === stored;
}

function refusalFor(fault: DealFault): ServerRefusal {
  return fault.code === 'other-bot-move'
    ? { code: 'deal-refused', fault: fault.code, ply: fault.ply }
    : { code: 'deal-refused', fault: fault.code };
}

function readDecisions(text: string): readonly string[] {
  return JSON.parse(text);
}
