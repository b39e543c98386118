// The upper bound: a bare `ws` relay that passes every message on to both clients of a pair and stores nothing.
import { type WebSocket, WebSocketServer } from 'ws';
import { PORT, report } from './child.ts';

const pairs = new Map<string, WebSocket[]>();
const server = new WebSocketServer({ port: PORT, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  const pair = pairs.get(url) ?? [];
  pairs.set(url, pair);
  pair.push(socket);
  socket.on('message', (data) => {
    const text = String(data);
    for (const each of pair) each.send(text);
  });
});
server.on('listening', () => report(PORT));
