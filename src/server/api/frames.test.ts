import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from './frames.ts';

test('texts of every length arrive whole, in order, and between those that `ws` has written', async () => {
  const texts = [0, 1, 125, 126, 127, 255, 256, 65_535].map((length) => 'x'.repeat(length));
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    sockets.handleUpgrade(request, stream, head, (socket) => {
      for (const text of texts) {
        stream.write(frameOf(text)!, 'latin1');
        socket.send('é');
      }
      socket.close();
    });
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, isBinary) => heard.push(isBinary ? 'binary' : String(data)));
  await once(client, 'close');
  server.close();
  expect(heard).toEqual(texts.flatMap((text) => [text, 'é']));
});

test('what is longer, or more than ASCII, is left to `ws`', () => {
  expect(frameOf('x'.repeat(65_536))).toBe(null);
  for (const text of ['Héloïse', '…', '\u{1F3B2}', '\u0080']) expect(frameOf(text)).toBe(null);
});
