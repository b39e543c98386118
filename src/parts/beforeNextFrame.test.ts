import { afterEach, expect, test, vi } from 'vitest';
import { beforeNextFrame } from './beforeNextFrame.ts';

/** The frame comes when the test says so. */
function stubFrames() {
  const frames = new Map<number, () => void>();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    frames.set(frames.size + 1, act);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  return frames;
}

afterEach(() => vi.unstubAllGlobals());

test('all that waits is done in its order before the frame, each in a task of its own', async () => {
  const frames = stubFrames();
  const done: string[] = [];
  beforeNextFrame(() => {
    done.push('first');
    void Promise.resolve().then(() => done.push('end of its task'));
  });
  beforeNextFrame(() => done.push('second'));
  expect(done).toEqual([]);
  await vi.waitUntil(() => done.includes('second'));
  expect(done).toEqual(['first', 'end of its task', 'second']);
  expect(frames.size).toBe(0);
});

test('a frame that comes first does it all, and only once', async () => {
  const frames = stubFrames();
  const done: string[] = [];
  beforeNextFrame(() => done.push('first'));
  beforeNextFrame(() => done.push('second'));
  for (const act of frames.values()) act();
  expect(done).toEqual(['first', 'second']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(done).toEqual(['first', 'second']);
});
