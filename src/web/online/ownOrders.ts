// The standing orders of the player on this device: those that still count, what can be ordered now, and what can be planned.
import type { Foresight, PossibleMove } from '../../engine/foresight.ts';
import type { Order, OrderOffer } from '../../engine/game.ts';
import { PLANNED } from '../../engine/general-orders.ts';
import type { ForeseenDecision } from '../../engine/plan.ts';
import type { TableWorker } from '../table/localTable.ts';
import type { Snapshot } from '../table/tableClient.ts';

export interface OrdersState {
  /** The orders as the server keeps them. */
  readonly given: readonly Order[];
  /** Those of them that have not lost their purpose. */
  readonly active: readonly Order[];
  /** Plans that the others have overtaken, until the player decides. */
  readonly missed: readonly Order[];
  readonly offers: readonly OrderOffer[];
  /** The player waits for others, and can plan the next move. */
  readonly canPlan: boolean;
}

export const NO_ORDERS: OrdersState = { given: [], active: [], missed: [], offers: [], canPlan: false };

type Position = Pick<Snapshot, 'view' | 'seat' | 'ply' | 'log' | 'deciders' | 'outcome'> & {
  readonly game: string;
  readonly seats: number;
};

export class OwnOrders {
  private readonly worker: TableWorker;
  private readonly onChange: (state: OrdersState) => void;
  private given: readonly Order[] = [];
  private position: Position | null = null;
  /** The position that is being planned from: others may move meanwhile. */
  private plannedFrom: Position | null = null;

  constructor(worker: TableWorker, onChange: (state: OrdersState) => void) {
    this.worker = worker;
    this.onChange = onChange;
  }

  receive(given: readonly Order[]): Promise<void> {
    this.given = given;
    return this.update();
  }

  look(position: Position): Promise<void> {
    this.position = position;
    return this.update();
  }

  /** What may happen until the player is asked next. */
  async foresee(after: readonly ForeseenDecision[]): Promise<Foresight> {
    if (after.length === 0) this.plannedFrom = this.position;
    const { plannedFrom: position } = this;
    if (!position || position.seat === null) return { decisions: [], moves: [] };
    const { game, view, seat, seats } = position;
    return this.worker.request('foresee', { game, view, seat, seats, after });
  }

  /** The order to play this next, if the others do first what is foreseen; null if it cannot be given now. */
  async plan(
    when: readonly ForeseenDecision[],
    { notation: move, shows }: PossibleMove,
  ): Promise<Order | null> {
    const { plannedFrom: position } = this;
    if (!position) return null;
    const { ply, log } = position;
    return this.worker.request('plan', { ply, log, when, move, shows });
  }

  private async update(): Promise<void> {
    const { given, position } = this;
    if (!position || position.seat === null) return;
    const { game, view, seat, ply, deciders, outcome } = position;
    // Only plans are judged by the log, which may be long.
    const log = given.some(({ kind }) => kind === PLANNED) ? position.log : [];
    const { offers, states } = await this.worker.request('orders', {
      game,
      knowledge: { view, seat, ply, log },
      orders: given,
    });
    // A later position may have come meanwhile.
    if (this.position !== position || this.given !== given) return;
    this.onChange({
      given,
      offers,
      active: given.filter((_, i) => states[i] === 'active'),
      missed: given.filter((_, i) => states[i] === 'missed'),
      canPlan: outcome === null && !deciders.includes(seat),
    });
  }
}
