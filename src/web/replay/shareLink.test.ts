// Games in links: a round trip keeps everything, and an incomplete link gives nothing.
import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { decodeGame, encodeGame } from './shareLink.ts';

const data = { moves: Array.from({ length: 200 }, (_, i) => `${i % 3} show ${i}-${i + 2}`), name: 'Zoé' };

test('a round trip keeps the game, in a shorter text without characters that a URL escapes', async () => {
  const text = await encodeGame(data);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(JSON.stringify(data).length);
  expect(await decodeGame(text)).toEqual({ ok: true, data });
});

test('an incomplete or foreign link gives nothing', async () => {
  const text = await encodeGame(data);
  for (const bad of ['', '%%%', 'abc', text.slice(0, -20)]) {
    expect(await decodeGame(bad)).toEqual({ ok: false, fault: 'torn' });
  }
});

test('inflating a link stops at the size limit of a game', async () => {
  // 100 MB of zeros are about 130 kB in a link.
  const bomb = await packedZeros(100);
  expect(bomb.length).toBeLessThan(1_000_000);
  let inflated = 0;
  const Real = DecompressionStream;
  // Counts the inflated bytes, which the page would have to hold.
  const counted = (form: CompressionFormat) => {
    const { readable, writable } = new Real(form);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        inflated += chunk.byteLength;
        out.enqueue(chunk);
      },
    });
    return { readable: readable.pipeThrough(counter), writable };
  };
  vi.stubGlobal('DecompressionStream', function DecompressionStream(form: CompressionFormat) {
    return counted(form);
  });
  try {
    expect(await decodeGame(bomb)).toEqual({ ok: false, fault: 'too-large' });
  } finally {
    vi.unstubAllGlobals();
  }
  expect(inflated).toBeLessThan(10_000_000);
  expect(await decodeGame('A'.repeat(2_000_001))).toEqual({ ok: false, fault: 'too-large' });
});

async function packedZeros(megabytes: number): Promise<string> {
  const raw = createDeflateRaw({ level: 9 });
  const pieces: Buffer[] = [];
  raw.on('data', (piece: Buffer) => pieces.push(piece));
  for (let i = 0; i < megabytes; i++) raw.write(Buffer.alloc(1_000_000));
  raw.end();
  await once(raw, 'end');
  return Buffer.concat(pieces).toString('base64url');
}
