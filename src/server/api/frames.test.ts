import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { LIMITS } from '../../protocol/limits.ts';
import { frameOf, readTexts } from './frames.ts';

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

describe('what comes in', () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LIMITS.message });
  /** What was read here; in quotes what was read by `ws`; and the code with which it was ended. */
  let heard: string[];
  let client: Socket;
  /** Its other end. */
  let peer: Socket;

  server.on('upgrade', (request, stream, head) => {
    const mine = heard;
    peer = stream as Socket;
    sockets.handleUpgrade(request, stream, head, (socket) => {
      socket.on('message', (data, isBinary) => mine.push(isBinary ? 'binary' : `"${String(data)}"`));
      socket.on('pong', () => mine.push('pong'));
      socket.on('error', () => {});
      readTexts(stream, (text) => mine.push(text));
    });
  });

  beforeEach(async () => {
    heard = [];
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay();
    client.on('error', () => {});
    const wanted = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
    client.write(
      `GET / HTTP/1.1\r\nHost: a\r\n${wanted.join('\r\n')}\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    );
    await once(client, 'data');
    const mine = heard;
    client.on('data', (answer) => {
      if (answer[0] === 0x88) mine.push(`ended ${answer.readUInt16BE(2)}`);
    });
  });
  afterEach(() => {
    client.destroy();
    server.close();
  });

  /** In one piece, which has been read afterwards. */
  async function send(...frames: Buffer[]): Promise<void> {
    const bytes = Buffer.concat(frames);
    const wanted = peer.bytesRead + bytes.length;
    client.write(bytes);
    while (peer.bytesRead < wanted) await new Promise(setImmediate);
  }

  /** A masked frame; `first` is its first byte. */
  function frame(first: number, content: string | Buffer): Buffer {
    const bytes = Buffer.from(content);
    const mask = Buffer.from([7, 200, 31, 144]);
    const { length } = bytes;
    const size = length < 126 ? [128 + length] : [254, length >> 8, length & 255];
    return Buffer.concat([Buffer.from([first, ...size]), mask, bytes.map((byte, i) => byte ^ mask[i % 4]!)]);
  }
  const text = (content: string | Buffer) => frame(0x81, content);
  const PONG = frame(0x8a, 'beat');
  const END = frame(0x88, Buffer.from([3, 232]));

  test('texts of every length, several in one piece, with a pong between them', async () => {
    const texts = ['', 'a', 'x'.repeat(125), 'y'.repeat(126), 'z'.repeat(LIMITS.message), 'Héloïse …'];
    for (const each of texts) await send(text(each));
    await send(text('b'), PONG, text('c'));
    await send(PONG);
    await send(text('d'), END);
    await expect.poll(() => heard).toEqual([...texts, 'b', 'pong', 'c', 'pong', 'd', 'ended 1000']);
  });

  test.each([1, 2, 3, 5, 8, 60, 207])('a frame that is cut after %d bytes is left to `ws`', async (cut) => {
    const long = '0123456789'.repeat(20);
    await send(text('a'), text(long).subarray(0, cut));
    await send(text(long).subarray(cut), text('b'), PONG, END);
    await expect.poll(() => heard).toEqual(['a', `"${long}"`, '"b"', 'pong', 'ended 1000']);
  });

  test.each([
    ['a text in two frames', [frame(0x01, 'a'), PONG, frame(0x80, 'b')], ['pong', '"ab"']],
    ['a binary frame', [frame(0x82, 'a'), text('b')], ['binary', '"b"']],
    ['a frame that is not masked', [Buffer.from([0x81, 1, 97])], ['ended 1002']],
    ['a text that is none', [text(Buffer.from([0xc3, 0x28]))], ['ended 1007']],
    ['a compressed frame that nobody agreed to', [frame(0xc1, 'a')], ['ended 1002']],
    ['a ping that is too long', [frame(0x89, 'x'.repeat(126)), text('a')], ['ended 1002']],
    ['a text that is too long', [text('x'.repeat(LIMITS.message + 1))], ['ended 1009']],
  ])('%s is left to `ws`', async (_, bytes, expected) => {
    await send(text('before'), ...bytes);
    await expect.poll(() => heard).toEqual(['before', ...expected]);
  });
});
