// Looking back at an online table: an earlier position or another seat's view, which the server sends on request.
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { Snapshot } from '../table/tableClient.ts';
import { type RequestResult, refusalOf } from './reconnectingSocket.ts';
import type { Request } from './request.ts';
import { ViewRequests, type ViewTarget } from './viewRequests.ts';

interface LookingBackCallbacks {
  send(request: Request): Promise<RequestResult>;
  /** The requested view has come: these parts of the snapshot are different. */
  onView(shown: Partial<Snapshot>): void;
  /** There is no earlier view to show, so the current position is shown. */
  onFailed(refusal: AnyRefusal | null): void;
}

export class LookingBack {
  private active = false;
  private readonly callbacks: LookingBackCallbacks;
  private readonly requests = new ViewRequests({
    send: ({ seat, ply }) => this.callbacks.send({ kind: 'look', seat, ...(ply !== undefined && { ply }) }),
    onResult: (target, answer) => this.onResult(target, answer),
  });

  constructor(callbacks: LookingBackCallbacks) {
    this.callbacks = callbacks;
  }

  /** The current position is not on the screen. */
  get isActive(): boolean {
    return this.active;
  }

  begin(target: ViewTarget): void {
    this.active = true;
    this.requests.request(target);
  }

  end(): void {
    this.active = false;
    this.requests.cancel();
  }

  private onResult({ seat }: ViewTarget, answer: RequestResult): void {
    if (!this.active) return;
    if (answer.kind !== 'answered' || answer.message.kind !== 'looked') {
      this.end();
      this.callbacks.onFailed(refusalOf(answer));
      return;
    }
    const { view, deciders, outcome, ply } = answer.message;
    this.callbacks.onView({ ply, seat, view, deciders, outcome, moves: [], newEvents: [] });
  }
}
