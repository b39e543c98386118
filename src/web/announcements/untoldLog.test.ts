// Every entry of a log is told once, also when positions were skipped or looked back from.
import { expect, test } from 'vitest';
import { logged } from './fixtures/turn-words.ts';
import { MAX_CAUGHT_UP, UntoldLog } from './untoldLog.ts';

const log = Array.from({ length: 80 }, (_, i) => logged(i, i % 2, 'passes'));
const pliesIn = (untold: UntoldLog, length: number) =>
  untold.take(log.slice(0, length)).map(({ ply }) => ply);

test('what was logged since the last time, whatever was not shown in between', () => {
  const untold = new UntoldLog();
  expect(pliesIn(untold, 2)).toEqual([0, 1]);
  expect(pliesIn(untold, 5)).toEqual([2, 3, 4]);
  expect(pliesIn(untold, 5)).toEqual([]);
});

test('moves that were taken back are not told, those played instead are', () => {
  const untold = new UntoldLog();
  untold.take(log.slice(0, 6));
  expect(pliesIn(untold, 4)).toEqual([]);
  expect(pliesIn(untold, 6)).toEqual([4, 5]);
});

test('after a long break only the last of it', () => {
  const untold = new UntoldLog();
  untold.take(log.slice(0, 1));
  expect(pliesIn(untold, 80)).toEqual(
    Array.from({ length: MAX_CAUGHT_UP }, (_, i) => 80 - MAX_CAUGHT_UP + i),
  );
});
