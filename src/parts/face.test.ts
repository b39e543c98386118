import { expect, test } from 'vitest';
import { clothOf, faceOf } from './face.ts';
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

test('the cloth goes with the name too, in every colour', () => {
  expect(clothOf(' Anna', 5)).toBe(clothOf('anna', 5));
  const names = Array.from({ length: 100 }, (_, i) => `Player ${i}`);
  expect(new Set(names.map((name) => clothOf(name, 5)))).toEqual(new Set([0, 1, 2, 3, 4]));
});
