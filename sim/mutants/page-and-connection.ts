// Planted faults in the page, in connections and in notices.
import type { Mutant } from './mutant.ts';

export const PAGE_AND_CONNECTION: readonly Mutant[] = [
  {
    name: 'page-double-send',
    what: 'a move whose answer was lost is sent as a new one',
    file: 'src/web/online/outbox.ts',
    before: '    const again = move.mayBePlayed && { again: true as const };',
    after: '    const again = false as const;',
  },
  {
    name: 'page-loses-move',
    what: 'a move whose answer was lost is forgotten',
    file: 'src/web/online/outbox.ts',
    before: `      move.hasWaited = true;
      return this.report();`,
    after: `      this.clearMove();
      return this.report();`,
  },
  {
    name: 'page-since-one-more',
    what: 'the page says that it has one more entry than it has',
    file: 'src/web/online/entryTokens.ts',
    before: '...(since !== undefined && { since }),',
    after: '...(since !== undefined && { since: since + 1 }),',
  },
  {
    name: 'page-applies-old-moves',
    what: 'the page applies moves that it has already',
    file: 'src/web/online/remoteTable.ts',
    before: 'if (isMoved && (!latest || message.ply <= latest.last)) return;',
    after: 'if (isMoved && !latest) return;',
  },
  {
    name: 'page-never-pings',
    what: 'the page never asks whether the connection is alive',
    file: 'src/web/online/reconnectingSocket.ts',
    before: `      else this.ping();
`,
    after: '',
  },
  {
    name: 'page-no-retry',
    what: 'a lost connection is not tried again',
    file: 'src/web/online/connectionState.ts',
    before: `    case 'lost':
      return disconnected(state, now, random);`,
    after: `    case 'lost':
      return { state, actions: ['drop'] };`,
  },
  {
    name: 'page-listens-to-old-socket',
    what: 'messages of an abandoned connection are used',
    file: 'src/web/online/reconnectingSocket.ts',
    before: '      if (isCurrent()) this.receive(',
    after: '      if (isCurrent() || true) this.receive(',
  },
  {
    name: 'page-forgets-outbox',
    what: 'what waits is not sent after a reconnect',
    file: 'src/web/online/remoteTable.ts',
    before: `        if (connection === 'open') this.outbox.flush();`,
    after: '',
  },
  {
    name: 'connection-lives',
    what: 'a dead connection is never ended',
    file: 'src/server/api/websocket-connection.ts',
    before: `    if (isAlive) socket.ping();
    else socket.terminate();`,
    after: '    socket.ping();',
  },
  {
    name: 'entering-loses-requests',
    what: 'requests during entering are dropped',
    file: 'src/server/api/websocket-connection.ts',
    before: '    for (const request of queued) this.dispatch(request);',
    after: '',
  },
  {
    name: 'device-watched-forever',
    what: 'closed connections are still watched for revoked devices',
    file: 'src/server/api/websocket-connection.ts',
    before: `      this.unwatchDevice();
      this.leave(isCut);`,
    after: '      this.leave(isCut);',
  },
  {
    name: 'notice-twice',
    what: 'notices are not marked as sent',
    file: 'src/server/notices/jobs.ts',
    before:
      'changes.push(store.settleNotices([...told], leasedUntil, deliveries), store.noteSent(person, now()));',
    after: 'changes.push(...[]);',
  },
];
