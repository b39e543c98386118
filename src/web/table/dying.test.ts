// Workers of the page that fail: whoever waits for an answer is told, and nobody waits for the next one.
import { afterEach, expect, test, vi } from 'vitest';
import { Study } from '../study/study.ts';
import { WorkerLine } from './local.ts';

/** A worker that hears everything and answers nothing. */
class Mute extends EventTarget {
  static last: Mute | null = null;

  constructor() {
    super();
    Mute.last = this;
  }
  postMessage(): void {}
  terminate(): void {}
  fail(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'it could not be loaded' }));
  }
}

afterEach(() => vi.unstubAllGlobals());

test('the worker of a table', async () => {
  vi.stubGlobal('Worker', Mute);
  const line = new WorkerLine();
  const broken: string[] = [];
  line.onBroken = (message) => broken.push(message);
  const asked = line.ask('terms', { game: 'scout', finished: 0 });
  Mute.last?.fail();
  await expect(asked).rejects.toThrow('it could not be loaded');
  await expect(line.ask('hint', null)).rejects.toThrow('it could not be loaded');
  expect(broken).toEqual(['it could not be loaded']);
});

test('the worker that studies games', async () => {
  vi.stubGlobal('Worker', Mute);
  const study = new Study();
  const asked = study.check({});
  Mute.last?.fail();
  await expect(asked).rejects.toThrow('it could not be loaded');
  await expect(study.check({})).rejects.toThrow('it could not be loaded');
});
