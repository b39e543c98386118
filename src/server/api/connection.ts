// One connection: checks what it says, brings it to its match, and keeps it within its limits.
import type { Duplex } from 'node:stream';
import type * as v from 'valibot';
import type { WebSocket } from 'ws';
import type { ClientMessage, enter, TableRequest } from '../../protocol/client.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { House } from '../match/house.ts';
import type { Match } from '../match/match.ts';
import { handle, type RequestPorts } from '../match/requests.ts';
import { isDeserted } from '../match/urgency.ts';
import { refuse, type Visitor } from '../match/visitor.ts';
import { complain } from '../operating/log.ts';
import type { Metrics } from '../operating/metrics.ts';
import type { Persons } from '../persons.ts';
import { Away, Unsure } from '../storage/database.ts';
import { fits, hashOf } from '../tokens.ts';
import { frameOf, readTexts } from './frames.ts';
import { idInText, readMessage } from './reading.ts';
import { costOf, JUNK, Spending, type SpendingPorts } from './spending.ts';

export interface ConnectionPorts extends SpendingPorts {
  readonly house: House;
  readonly persons: Persons;
  readonly metrics: Pick<Metrics, 'moved' | 'refused'>;
}

type Enter = v.InferOutput<typeof enter>;

/** Whoever goes on in spite of being told is shown out. */
const PATIENCE = 50;
/** Messages that wait for the door. */
const MOST_EARLY = 10;
/** Whoever does not read what is sent is given up, in bytes. */
const MOST_UNREAD = 1_000_000;
/** From telling a client why it is shown out to cutting the connection. */
const GOODBYE_MS = 1000;

export class Connection {
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Duplex;
  private readonly ports: ConnectionPorts;
  private readonly address: string;
  private readonly spending: Spending;
  private readonly requests: RequestPorts;
  private strikes = 0;
  private match: Match | null = null;
  private visitor: Visitor;
  /** What was said while the door was being opened; null when it is not. */
  private early: TableRequest[] | null = null;
  isAlive = true;
  /** Shown out: what it has asked for and is not done yet is not done any more. */
  private isEnded = false;
  /** The token of the device by which they came. */
  private device: string | null = null;
  /** Ends the watch over the device. */
  private forgetDevice = () => {};

  constructor(socket: WebSocket, stream: Duplex, address: string, ports: ConnectionPorts) {
    this.socket = socket;
    this.stream = stream;
    this.ports = ports;
    this.address = address;
    this.spending = new Spending(address, ports);
    this.requests = {
      rematch: (match) => ports.house.rematch(match),
      refuseBots: (visitor) => ports.house.refuseBots(visitor.address),
      isDeviceKnown: async () => this.device === null || ports.persons.isKnown(this.device),
    };
    this.visitor = this.newVisitor(null, { wantsMoves: false, link: null });
    socket.on('message', (data, isBinary) => {
      // One piece of memory: `ws` is asked for no other kind.
      if (isBinary || !Buffer.isBuffer(data))
        this.strike(null, { code: 'bad-message', field: '', expected: 'text' });
      else this.hear(data.toString());
    });
    readTexts(stream, (text) => this.hear(text));
    socket.on('ping', (data) => {
      if (this.pays(data.length)) socket.pong(data);
    });
    socket.on('pong', (data) => {
      if (this.pays(data.length)) this.isAlive = true;
    });
    const close = () => {
      this.forgetDevice();
      this.leave();
    };
    socket.on('close', close);
    socket.on('error', close);
  }

  private newVisitor(
    person: string | null,
    { wantsMoves, link }: Pick<Visitor, 'wantsMoves' | 'link'>,
  ): Visitor {
    // Each by its name: of what is spread, every visitor would be a kind of its own to the compiler.
    return {
      person,
      address: this.address,
      wantsMoves,
      link,
      seat: null,
      send: (text) => this.send(text),
      end: (refusal) => this.end(refusal),
    };
  }

  private send(text: string): void {
    const { socket, stream } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (stream.writableLength > MOST_UNREAD) {
      socket.terminate();
      return;
    }
    const frame = frameOf(text);
    if (frame === null) socket.send(text);
    else stream.write(frame, 'latin1');
  }

  /** A flood of pings or pongs is one of messages. */
  private pays(length: number): boolean {
    if (this.isShownOut) return false;
    if (this.spending.hear(length)) return true;
    this.strike(null, { code: 'too-fast', seconds: 1 });
    return false;
  }

  private get isShownOut(): boolean {
    return this.strikes > PATIENCE;
  }

  private hear(text: string): void {
    // What still comes before the socket is closed is not for anybody.
    if (this.isShownOut) return;
    // To read it costs something too, so that comes first.
    if (!this.spending.hear(text.length)) {
      this.strike(idInText(text), { code: 'too-fast', seconds: 1 });
      return;
    }
    const reading = readMessage(text);
    if (!this.spending.take(reading.ok ? costOf(reading.value.kind) : JUNK)) {
      this.strike(reading.ok ? reading.value.id : reading.id, { code: 'too-fast', seconds: 1 });
    } else if (reading.ok) this.answer(reading.value);
    else this.strike(reading.id, reading.refusal);
  }

  private answer(message: ClientMessage): void {
    // Not by way of the match: whether the line is alive does not depend on how busy a table is.
    if (message.kind === 'ping') {
      this.send(`{"kind":"pong","id":${message.id}}`);
      return;
    }
    if (message.kind === 'enter') {
      if (this.match || this.early) this.strike(message.id, { code: 'entered-already' });
      else this.guard(message.id, this.enter(message));
      return;
    }
    const { match } = this;
    if (this.early && this.early.length < MOST_EARLY) this.early.push(message);
    else if (!match) this.strike(message.id, { code: 'enter-first' });
    else this.guard(message.id, this.bring(match, message));
  }

  private bring(match: Match, message: TableRequest): Promise<void> {
    const heardAt = performance.now();
    return match.do(async () => {
      if (this.isEnded) return;
      const wasResting = match.isResting;
      const reply = await handle(match, this.visitor, message, this.requests);
      if (wasResting) this.spending.chargeReplay(match.ply);
      if (reply === 'done') this.visitor.send(`{"kind":"done","id":${message.id}}`);
      else if (reply !== 'told') this.refuse(message.id, reply);
      else if (message.kind === 'play') this.ports.metrics.moved(performance.now() - heardAt);
    });
  }

  private refuse(id: number | null, refusal: AnyRefusal): void {
    this.ports.metrics.refused(refusal.code);
    refuse(this.visitor, id, refusal);
  }

  private async enter(message: Enter): Promise<void> {
    const early: TableRequest[] = [];
    this.early = early;
    const refusal = await this.admit(message).finally(() => {
      this.early = null;
    });
    if (refusal) this.strike(message.id, refusal);
    else this.visitor.send(`{"kind":"done","id":${message.id}}`);
    for (const request of early) this.answer(request);
  }

  private async admit({
    match: id,
    device,
    seat: seatToken,
    since,
    moves = false,
  }: Enter): Promise<AnyRefusal | null> {
    const { house, persons } = this.ports;
    if (device !== undefined) this.watch(device);
    const person = device === undefined ? null : await persons.of(device);
    if (device !== undefined && person === null) return { code: 'unknown-device' };
    const match = await house.find(id);
    if (!match) return { code: 'unknown-match' };
    return match.do(async () => {
      if (match.isOutdated) return { code: 'other-version' };
      let seat = match.seatOf(person);
      let link: string | null = null;
      if (seatToken !== undefined) {
        const linked = match.sitters.findIndex(
          (sitter) =>
            sitter.kind === 'person' && sitter.linkHash !== null && fits(seatToken, sitter.linkHash),
        );
        if (linked < 0) return { code: 'unknown-seat-link' };
        seat = linked;
        link = hashOf(seatToken);
      }
      if (match.showsOut({ seat })) return { code: 'nobody-watches' };
      const wakesBots = seat === null && match.state === 'playing' && isDeserted(match) !== false;
      const tooMany = wakesBots ? house.refuseBots(this.address) : null;
      if (tooMany) return tooMany;
      // Gone while the door was being opened.
      if (this.isEnded || this.socket.readyState !== this.socket.OPEN) return null;
      this.visitor = this.newVisitor(person, { wantsMoves: moves, link });
      this.visitor.seat = seat;
      this.match = match;
      const wasResting = match.isResting;
      try {
        await match.admit(this.visitor, since);
        if (wasResting) this.spending.chargeReplay(match.ply);
        this.spending.chargeLog(Math.max(0, match.ply - (since ?? 0)));
      } catch (error) {
        this.leave();
        throw error;
      }
      return null;
    });
  }

  /** First the watch, then the question who it is: nobody can be shown out in between without being noticed. */
  private watch(device: string): void {
    this.device = device;
    this.forgetDevice();
    this.forgetDevice = this.ports.persons.watch(device, () => this.end({ code: 'unknown-device' }));
    if (this.socket.readyState !== this.socket.OPEN) this.forgetDevice();
  }

  private end(refusal: AnyRefusal): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.refuse(null, refusal);
    this.visitor.seat = null;
    this.leave();
    this.showOut(refusal.code);
  }

  /** Nothing is read any more; a client that does not say goodbye is not waited for. */
  private showOut(reason: string): void {
    const { socket } = this;
    socket.close(1008, reason);
    socket.pause();
    setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
  }

  private leave(): void {
    const { match, visitor } = this;
    if (!match) return;
    this.match = null;
    match.dismiss(visitor);
    if (match.visitors.size > 0)
      this.guard(
        null,
        match.do(async () => match.tellRoom()),
      );
  }

  private strike(id: number | null, refusal: AnyRefusal): void {
    this.strikes++;
    this.refuse(id, refusal);
    if (this.strikes === PATIENCE + 1) this.showOut('too many refused messages');
  }

  /** A database that is away refuses what was asked; a bug ends this connection, not the server. */
  private guard(id: number | null, work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      const isAway = error instanceof Away;
      if (isAway && this.match) return this.refuse(id, { code: 'cannot-store' });
      // Whoever comes again sees what is true by then.
      if (isAway || error instanceof Unsure) return this.socket.close(1013, 'try again');
      complain('connection-failed', error);
      this.socket.close(1011, 'internal error');
    });
  }
}
