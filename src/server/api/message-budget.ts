// Rate limits for WebSocket messages by cost, per connection and per address. One unit is about 0.1 ms of processor time.
// Not by @fastify/rate-limit, which counts HTTP requests of equal cost: messages are no requests to Fastify, their costs
// differ, and some of them are known only afterwards.
import type { ClientMessage } from '../../protocol/client.ts';
import { type Rate, TokenBucket, type TokenBuckets } from '../token-bucket.ts';

/** All connections of one address together have the budget of this many connections. */
const CONNECTIONS_PER_BUDGET = 10;

/** The cost of receiving any message, before it is parsed. */
const RECEIVE_COST = 0.2;
const CHARACTERS_PER_UNIT = 4000;
/** The cost of parsing a message that turns out to be invalid. */
export const INVALID_MESSAGE_COST = 1;
const COSTS: { readonly [kind in ClientMessage['kind']]?: number } = {
  ping: 0,
  enter: 4,
  look: 5,
  say: 3,
  link: 4,
  rematch: 4,
  resign: 4,
  'offer-end': 3,
  'hear-spectators': 3,
  'answer-end': 3,
  sit: 2,
  // An earlier position is rebuilt.
  'take-back': 3,
  'ask-take-back': 3,
  'answer-take-back': 3,
  order: 3,
  configure: 3,
};
/** The cost of replaying one ply of a match that was not in memory. */
const REPLAYED_PLY_COST = 0.6;
/** The cost of one ply in the log that is sent to a client that enters. */
const LOGGED_PLY_COST = 0.03;

export const addressRate = ({ burst, perSecond }: Rate): Rate => ({
  burst: burst * CONNECTIONS_PER_BUDGET,
  perSecond: perSecond * CONNECTIONS_PER_BUDGET,
});

export const messageCost = (kind: ClientMessage['kind']): number => COSTS[kind] ?? 1;

export interface MessageBudgetPorts {
  readonly rate: Rate;
  /** One bucket per address, shared by all its connections. */
  readonly budgets: TokenBuckets;
  now(): number;
}

export class MessageBudget {
  private readonly own: TokenBucket;
  private readonly address: string;
  private readonly ports: MessageBudgetPorts;

  constructor(address: string, ports: MessageBudgetPorts) {
    this.own = new TokenBucket(ports.rate, ports.now());
    this.address = address;
    this.ports = ports;
  }

  /** Charges the cost of receiving a message of this length, whatever its content. False if the budget is used up. */
  takeForSize(characters: number): boolean {
    return this.take(RECEIVE_COST + characters / CHARACTERS_PER_UNIT);
  }

  take(cost: number): boolean {
    const now = this.ports.now();
    return this.own.take(cost, now) && this.ports.budgets.take(this.address, cost, now);
  }

  /** The cost is known only after the replay, so it may leave a debt for the next messages of this address. */
  chargeReplay(plies: number): void {
    this.ports.budgets.charge(this.address, plies * REPLAYED_PLY_COST, this.ports.now());
  }

  chargeLog(plies: number): void {
    this.ports.budgets.charge(this.address, plies * LOGGED_PLY_COST, this.ports.now());
  }
}
