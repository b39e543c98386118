import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { encodeTextFrame } from './frames.ts';

test('texts of every length arrive complete, and in order with messages that `ws` has sent', async () => {
  const texts = [0, 1, 125, 126, 127, 255, 256, 65_535].map((length) => 'x'.repeat(length));
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) {
        stream.write(encodeTextFrame(text)!, 'latin1');
        socket.send('é');
      }
      socket.close();
    });
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)));
  await once(client, 'close');
  server.close();
  expect(received).toEqual(texts.flatMap((text) => [text, 'é']));
});

test('a longer text, or one that is not ASCII, is left to `ws`', () => {
  expect(encodeTextFrame('x'.repeat(65_536))).toBe(null);
  for (const text of ['Héloïse', '…', '\u{1F3B2}', '\u0080']) expect(encodeTextFrame(text)).toBe(null);
});
