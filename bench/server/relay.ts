// The ceiling: a bare `ws` relay. It knows nothing, keeps nothing, and passes every message on to both of a pair.
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
