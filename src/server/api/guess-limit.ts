// Keeps a secret from being guessed: wrong ones from one address are ten at once, then one in ten seconds.
import type { IncomingMessage } from 'node:http';
import type { ServerRefusal } from '../../protocol/refusals.ts';
import type { System } from '../../protocol/system.ts';
import { TokenBuckets } from '../token-bucket.ts';
import { clientAddress } from './client-address.ts';

export interface GuessLimitPorts extends Pick<System, 'now'> {
  readonly trustedHops: number;
}

const WRONG_SECRETS = { burst: 10, perSecond: 0.1 };

export class GuessLimit {
  private readonly wrong = new TokenBuckets(WRONG_SECRETS);
  private readonly ports: GuessLimitPorts;

  constructor(ports: GuessLimitPorts) {
    this.ports = ports;
  }

  /** Null if the secret is right. Beyond the limit the right one is refused too, so that guessing learns nothing. */
  refusalFor(request: IncomingMessage, isRight: boolean, refusal: ServerRefusal): ServerRefusal | null {
    const now = this.ports.now();
    const address = clientAddress(request, this.ports.trustedHops);
    this.wrong.deleteFull(now);
    const seconds = this.wrong.waitSeconds(address, 1, now);
    if (seconds > 0) return { code: 'too-fast', seconds };
    if (isRight) return null;
    this.wrong.charge(address, 1, now);
    return refusal;
  }
}
