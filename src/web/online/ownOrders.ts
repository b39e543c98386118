// The standing orders of the player on this device: those that still count, and what can be ordered now.
import type { Order, OrderOffer, Seat } from '../../engine/game.ts';
import type { TableWorker } from '../table/localTable.ts';

export interface OrdersState {
  /** The orders as the server keeps them. */
  readonly given: readonly Order[];
  /** Those of them that have not lost their purpose. */
  readonly active: readonly Order[];
  readonly offers: readonly OrderOffer[];
}

export const NO_ORDERS: OrdersState = { given: [], active: [], offers: [] };

interface Position {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat | null;
}

export class OwnOrders {
  private readonly worker: TableWorker;
  private readonly onChange: (state: OrdersState) => void;
  private given: readonly Order[] = [];
  private position: Position | null = null;

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

  private async update(): Promise<void> {
    const { given, position } = this;
    if (!position || position.seat === null) return;
    const { game, view } = position;
    const { offers, isOver } = await this.worker.request('orders', { game, view, orders: given });
    // A later position may have come meanwhile.
    if (this.position !== position || this.given !== given) return;
    this.onChange({ given, offers, active: given.filter((_, i) => !isOver[i]) });
  }
}
