// What a connection may cost: so much by itself, and so much with all the others of its address. One unit is about a tenth of a millisecond.
import type { ClientMessage } from '../../protocol/client.ts';
import { Bucket, type Buckets, type Rate } from '../limits.ts';

/** All connections of one address together may do as much as so many that do all they may. */
const ADDRESS_SHARE = 10;

/** Any message, before it is read. */
const MESSAGE = 0.2;
const CHARACTERS_PER_UNIT = 4000;
/** What was read and makes no sense. */
export const JUNK = 1;
const COSTS: { readonly [kind in ClientMessage['kind']]?: number } = {
  ping: 0,
  enter: 4,
  look: 5,
  say: 3,
  link: 4,
  rematch: 4,
  sit: 2,
};
/** A decision that is replayed because the match was not in memory. */
const REPLAYED_PLY = 0.6;
/** A decision in the log that is sent to whoever enters. */
const TOLD_PLY = 0.03;

export const addressRate = ({ burst, perSecond }: Rate): Rate => ({
  burst: burst * ADDRESS_SHARE,
  perSecond: perSecond * ADDRESS_SHARE,
});

export const costOf = (kind: ClientMessage['kind']): number => COSTS[kind] ?? 1;

export interface SpendingPorts {
  readonly rate: Rate;
  /** Of all addresses. */
  readonly budgets: Buckets;
  now(): number;
}

export class Spending {
  private readonly own: Bucket;
  private readonly address: string;
  private readonly ports: SpendingPorts;

  constructor(address: string, ports: SpendingPorts) {
    this.own = new Bucket(ports.rate, ports.now());
    this.address = address;
    this.ports = ports;
  }

  /** For hearing a message, whatever is in it. */
  hear(characters: number): boolean {
    return this.take(MESSAGE + characters / CHARACTERS_PER_UNIT);
  }

  take(cost: number): boolean {
    const now = this.ports.now();
    return this.own.take(cost, now) && this.ports.budgets.take(this.address, cost, now);
  }

  /** Known only afterwards, so it has been done; the address pays for it with what it asks next. */
  chargeReplay(plies: number): void {
    this.ports.budgets.charge(this.address, plies * REPLAYED_PLY, this.ports.now());
  }

  chargeLog(plies: number): void {
    this.ports.budgets.charge(this.address, plies * TOLD_PLY, this.ports.now());
  }
}
