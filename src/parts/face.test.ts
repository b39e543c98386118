import { expect, test } from 'vitest';
import { faceOf } from './face.ts';
import { BOT_HEADS } from './heads.ts';

test('a bot has its own face, also under a second name', () => {
  expect(faceOf('Bede')).toBe(BOT_HEADS.bede);
  expect(faceOf('Héloïse 2')).toBe(BOT_HEADS.héloïse);
});

test('a person has one face, however the name is spaced, and names share a few among them', () => {
  expect(faceOf(' Anna')).toEqual(faceOf('anna'));
  const names = Array.from({ length: 300 }, (_, i) => `Player ${i}`);
  const faces = new Set(names.map((name) => JSON.stringify(faceOf(name))));
  expect(faces.size).toBeGreaterThan(10);
  const most = Math.max(
    ...[...faces].map((face) => names.filter((name) => JSON.stringify(faceOf(name)) === face).length),
  );
  expect(most).toBeLessThan(names.length / 4);
});
