// The connection of this process to the others: who is alive, what happens at matches, which moves are played.
import type { System } from '../../../protocol/system.ts';
import type { Bus, Subscription } from '../../bus/bus.ts';
import type { Metrics } from '../../operating/metrics.ts';
import { newId } from '../../tokens.ts';
import type { Match } from '../match.ts';
import type { MatchPorts } from '../ports.ts';
import { MoveRelay } from './move-relay.ts';
import { onPeerMessage } from './on-peer-message.ts';
import { readPeerMessage, writePeerMessage } from './peer-message.ts';
import { Peers } from './peers.ts';

export interface ClusterPorts extends System {
  readonly bus: Bus;
  readonly metrics: Pick<Metrics, 'peerMessageReceived'>;
  /** The matches in memory. */
  matches(): Iterable<Match>;
  peek(id: string): Match | null;
}

export class Cluster {
  /** What a match may say to other processes, and ask about them. */
  readonly matchPorts: Pick<MatchPorts, 'isAlone' | 'isAlive' | 'publish' | 'relayMoves'>;
  private readonly ports: ClusterPorts;
  private readonly peers: Peers;
  private readonly relay: MoveRelay;

  constructor(ports: ClusterPorts) {
    this.ports = ports;
    const { bus, now, soon } = ports;
    const self = newId(ports);
    this.peers = new Peers(ports, self, (process) => this.onPeerChange(process));
    this.relay = new MoveRelay({
      bus,
      now,
      soon,
      self,
      onMessage: (from, at) => this.meet(from, at),
      deliver: (id, played) => {
        const match = ports.peek(id);
        match?.runInBackground(() => match.follow(played));
      },
    });
    this.matchPorts = {
      isAlone: () => bus.isAlone,
      isAlive: (process) => this.peers.isAlive(process),
      relayMoves: (process, match, played) => this.relay.send(process, match, played),
      publish: (match, news) => {
        if (!bus.isAlone) bus.publish(match, writePeerMessage(self, now(), news));
      },
    };
  }

  /** `match` answers null until the match is loaded. */
  subscribe(id: string, match: () => Match | null): Subscription {
    return this.ports.bus.subscribe(id, (text) => {
      const loaded = match();
      if (loaded) this.onMessage(loaded, text);
    });
  }

  close(): void {
    this.peers.close();
    this.relay.close();
  }

  /** `text` null: a message may have been missed. */
  private onMessage(match: Match, text: string | null): void {
    if (text === null) {
      match.invalidate();
      if (match.clients.size > 0) match.runInBackground(async () => match.room.announce(true));
      return;
    }
    const message = readPeerMessage(text);
    if (!message) return;
    this.meet(message.from, message.at);
    match.runInBackground(() => onPeerMessage(match, message));
  }

  /** Another process has sent something, so it is alive. */
  private meet(from: string, at: number): void {
    this.peers.meet(from);
    this.ports.metrics.peerMessageReceived(this.ports.now() - at);
  }

  /** Another process has come or gone, and with it its clients. */
  private onPeerChange(process: string): void {
    for (const match of this.ports.matches()) {
      if (!match.presence.isReportedBy(process)) continue;
      match.runInBackground(async () => {
        match.room.updatePresence();
        match.room.broadcast();
      });
    }
  }
}
