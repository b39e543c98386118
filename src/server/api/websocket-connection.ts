// One WebSocket connection: validates its messages, charges their cost, and hands them to the match it has entered.
import type { Duplex } from 'node:stream';
import type * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { ClientMessage, enter, hidden, MatchRequest } from '../../protocol/client.ts';
import type { AnyRefusal, ServerRefusal } from '../../protocol/refusals.ts';
import { HIDES_NOBODY, type MutableClient, refuse } from '../matches/clients.ts';
import type { RequestContext } from '../matches/commands/context.ts';
import { handle } from '../matches/commands/index.ts';
import type { Match } from '../matches/match.ts';
import { logMatchFailure, refusalFor } from '../matches/match-failures.ts';
import { CommitUnknown, DatabaseUnavailable } from '../storage/database.ts';
import { splitToken } from '../tokens.ts';
import { admissionTo, removeClient } from './admission.ts';
import { ClientSocket } from './client-socket.ts';
import { INVALID_MESSAGE_COST, MessageBudget, messageCost } from './message-budget.ts';
import { findRequestId, parseMessage } from './parse.ts';
import type { WebSocketConnectionPorts } from './websocket-ports.ts';

type Enter = v.InferOutput<typeof enter>;
type Hidden = v.InferOutput<typeof hidden>;

/** A connection with more refused messages than this is closed. */
const MAX_REFUSED_MESSAGES = 50;
/** Requests that wait until the client has entered. */
const MAX_QUEUED_REQUESTS = 10;

export class WebSocketConnection {
  private readonly socket: ClientSocket;
  private readonly ports: WebSocketConnectionPorts;
  private readonly address: string;
  private readonly entryRefusal: ServerRefusal | null;
  private readonly budget: MessageBudget;
  private readonly requestContext: RequestContext;
  private refusedMessages = 0;
  private match: Match | null = null;
  private client: MutableClient;
  /** Requests that came while the client was entering a match; null at any other time. */
  private queued: (MatchRequest | Hidden)[] | null = null;
  private isEnded = false;
  /** The token of the device that entered. */
  private device: string | null = null;
  private unwatchDevice = () => {};

  /** `entryRefusal`: why this connection may enter no match at all. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    address: string,
    ports: WebSocketConnectionPorts,
    entryRefusal: ServerRefusal | null = null,
  ) {
    this.socket = new ClientSocket(socket, stream, ports.after);
    this.ports = ports;
    this.entryRefusal = entryRefusal;
    this.address = address;
    this.budget = new MessageBudget(address, ports);
    this.requestContext = {
      refuseBots: (client) => ports.registry.refuseBots(client.address),
      executeAt: (next, command) => ports.registry.executeAt(next, command),
      personName: async () => this.client.person && ports.persons.nameOf(this.client.person),
      isDeviceKnown: async () => this.device === null || ports.persons.isKnown(this.device),
    };
    this.client = this.newClient(null, { wantsMoves: false, link: null });
    this.socket.onMessage((text) => {
      if (text === null) this.refuseAndCount(null, { code: 'bad-message', field: '', expected: 'text' });
      else this.receive(text);
    });
    this.socket.onControlFrame(
      (length) => this.acceptControlFrame(length),
      () => {
        this.client.heardAt = ports.now();
      },
    );
    this.socket.onClose((isCut) => {
      this.unwatchDevice();
      this.leave(isCut);
    });
  }

  /** Ends a connection that has not answered the ping before. */
  checkAlive(): void {
    this.socket.checkAlive();
  }

  private newClient(
    person: string | null,
    { wantsMoves, link }: Pick<MutableClient, 'wantsMoves' | 'link'>,
  ): MutableClient {
    // No object spread: with it, V8 gives every client a hidden class of its own, and property access gets slower.
    return {
      person,
      address: this.address,
      wantsMoves,
      link,
      seat: null,
      isHidden: false,
      hides: HIDES_NOBODY,
      heardAt: this.ports.now(),
      send: (text) => this.send(text),
      end: (refusal) => this.end(refusal),
    };
  }

  /** What operators tell everybody at a table. */
  tell(message: string): void {
    if (this.match && !this.isEnded) this.send(message);
  }

  private send(text: string): void {
    this.socket.send(text);
  }

  /** Pings and pongs cost as much as messages of their size. */
  private acceptControlFrame(length: number): boolean {
    if (this.isOverRefusalLimit) return false;
    if (this.budget.takeForSize(length)) return true;
    this.refuseAndCount(null, { code: 'too-fast', seconds: 1 });
    return false;
  }

  private get isOverRefusalLimit(): boolean {
    return this.refusedMessages > MAX_REFUSED_MESSAGES;
  }

  private receive(text: string): void {
    this.client.heardAt = this.ports.now();
    // Messages that arrive between the close frame and the end of the connection are ignored.
    if (this.isOverRefusalLimit) return;
    // Charged before parsing, because parsing has a cost too.
    if (!this.budget.takeForSize(text.length)) {
      this.refuseAndCount(findRequestId(text), { code: 'too-fast', seconds: 1 });
      return;
    }
    const parsed = parseMessage(text);
    if (!this.budget.take(parsed.ok ? messageCost(parsed.value.kind) : INVALID_MESSAGE_COST)) {
      this.refuseAndCount(parsed.ok ? parsed.value.id : parsed.id, { code: 'too-fast', seconds: 1 });
    } else if (parsed.ok) this.dispatch(parsed.value);
    else this.refuseAndCount(parsed.id, parsed.refusal);
  }

  private dispatch(message: ClientMessage): void {
    const { match } = this;
    // Answered at once: a busy match does not mean a dead connection.
    if (message.kind === 'ping') this.send(`{"kind":"pong","id":${message.id}}`);
    else if (message.kind === 'enter') {
      if (this.entryRefusal) this.refuseAndCount(message.id, this.entryRefusal);
      else if (this.match || this.queued) this.refuseAndCount(message.id, { code: 'entered-already' });
      else this.handleErrors(message.id, this.enter(message));
    } else if (this.queued && this.queued.length < MAX_QUEUED_REQUESTS) this.queued.push(message);
    else if (!match) this.refuseAndCount(message.id, { code: 'enter-first' });
    else if (message.kind === 'hidden') this.hide(match, message);
    else this.handleErrors(message.id, this.forward(match, message));
  }

  private forward(match: Match, message: MatchRequest): Promise<void> {
    const receivedAt = this.ports.elapsed();
    return match.runExclusive(async () => {
      if (this.isEnded) return;
      const wasEvicted = match.isEvicted;
      const reply = await handle(match, this.client, message, this.requestContext);
      if (wasEvicted) this.budget.chargeReplay(match.ply);
      if (reply === 'done') this.client.send(`{"kind":"done","id":${message.id}}`);
      else if (reply !== 'sent') this.refuse(message.id, reply);
      else if (message.kind === 'play') this.ports.metrics.moved(this.ports.elapsed() - receivedAt);
    });
  }

  /** Changes nothing at the match but who has to be told what happens there. */
  private hide(match: Match, { id, isHidden }: Hidden): void {
    this.client.isHidden = isHidden;
    match.seen(this.client);
    this.client.send(`{"kind":"done","id":${id}}`);
  }

  private refuse(id: number | null, refusal: AnyRefusal): void {
    this.ports.metrics.refused(refusal.code);
    refuse(this.client, id, refusal);
  }

  private async enter(message: Enter): Promise<void> {
    const queued: (MatchRequest | Hidden)[] = [];
    this.queued = queued;
    const refusal = await this.admit(message).finally(() => {
      this.queued = null;
    });
    if (refusal) this.refuseAndCount(message.id, refusal);
    else this.client.send(`{"kind":"done","id":${message.id}}`);
    const { message: bulletins } = this.ports.bulletins;
    if (!refusal && bulletins !== null) this.tell(bulletins);
    for (const request of queued) this.dispatch(request);
  }

  private async admit({
    match: id,
    device,
    seat: seatToken,
    since,
    moves = false,
  }: Enter): Promise<AnyRefusal | null> {
    const { registry, persons } = this.ports;
    if (device !== undefined) this.watchDevice(device);
    const person = device === undefined ? null : await persons.personOf(device);
    if (device !== undefined && person === null) return { code: 'unknown-device' };
    const banned = this.ports.bans.refusalFor({
      person,
      ...(device !== undefined && { device: splitToken(device).id }),
    });
    if (banned) return banned;
    const match = await registry.lookUp(id);
    if ('code' in match) return match;
    return match.runExclusive(async () => {
      const refuseBots = () => registry.refuseBots(this.address);
      const admission = await admissionTo(match, { person, seatToken, refuseBots });
      if (!admission.ok) return admission.refusal;
      // The client has left in the meantime.
      if (this.isEnded || !this.socket.isOpen) return null;
      this.client = this.newClient(person, { wantsMoves: moves, link: admission.link });
      this.client.seat = admission.seat;
      this.match = match;
      const wasEvicted = match.isEvicted;
      try {
        await match.admit(this.client, since);
        if (wasEvicted) this.budget.chargeReplay(match.ply);
        this.budget.chargeLog(Math.max(0, match.ply - (since ?? 0)));
      } catch (error) {
        this.leave();
        throw error;
      }
      return null;
    });
  }

  /** Called before the device is looked up, so that a revocation in between is noticed. */
  private watchDevice(device: string): void {
    this.device = device;
    this.unwatchDevice();
    this.unwatchDevice = this.ports.persons.onRevoked(device, () => this.end({ code: 'unknown-device' }));
    if (!this.socket.isOpen) this.unwatchDevice();
  }

  private end(refusal: AnyRefusal): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.refuse(null, refusal);
    this.client.seat = null;
    this.leave();
    this.socket.closeForViolation(refusal.code);
  }

  private leave(isCut = false): void {
    const { match, client } = this;
    if (!match) return;
    this.match = null;
    this.handleErrors(null, removeClient(match, client, isCut));
  }

  private refuseAndCount(id: number | null, refusal: AnyRefusal): void {
    this.refusedMessages++;
    this.refuse(id, refusal);
    if (this.refusedMessages === MAX_REFUSED_MESSAGES + 1)
      this.socket.closeForViolation('too many refused messages');
  }

  /** An unavailable database or a game from outside that fails refuses the request; a bug ends this connection, not the server. */
  private handleErrors(id: number | null, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      const isUnavailable = error instanceof DatabaseUnavailable;
      if (isUnavailable && this.match) return this.refuse(id, { code: 'cannot-store' });
      // It is not known what has been stored: the client comes again and reads it.
      const isUnknown = isUnavailable || error instanceof CommitUnknown;
      if (isUnknown) return this.socket.closeToTryAgain();
      logMatchFailure(error, 'connection-failed');
      const refusal = refusalFor(error);
      if (refusal) return this.refuse(id, refusal);
      this.socket.closeAfterError();
    });
  }
}
