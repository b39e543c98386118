// Taps: the mark is painted first, then the page is drawn.
import { options } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerTaps } from './answerTaps.ts';

class FakeEvent {
  readonly type: string;
  readonly detail: number;
  readonly target: FakeElement;

  constructor(type: string, detail = 0, target = new FakeElement()) {
    this.type = type;
    this.detail = detail;
    this.target = target;
  }
}

class FakeElement {
  readonly attributes = new Set<string>();
  closest = () => this;
  setAttribute = (name: string) => this.attributes.add(name);
  removeAttribute = (name: string) => this.attributes.delete(name);
}

let frames: (() => void)[] = [];
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));
const page = (event: FakeEvent | undefined, hidden = false) => {
  vi.stubGlobal('window', { event });
  vi.stubGlobal('document', { hidden });
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  answerTaps();
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete options.debounceRendering;
});

test('after a tap: marked at once, drawn once after the frame', async () => {
  const target = new FakeElement();
  page(new FakeEvent('click', 1, target));
  const draw = vi.fn();
  options.debounceRendering!(draw);
  await nextTask();
  expect(target.attributes.has('data-pressed')).toBe(true);
  expect(draw).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(draw).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
  expect(target.attributes.has('data-pressed')).toBe(false);
});

test('without a frame, as in a page that has just been hidden, it is drawn all the same', async () => {
  page(new FakeEvent('click', 1));
  const draw = vi.fn();
  options.debounceRendering!(draw);
  await vi.waitFor(() => expect(draw).toHaveBeenCalledOnce());
});

test.each([
  ['without a tap', undefined, false],
  ['at a key', new FakeEvent('keydown'), false],
  ['at a button pressed by a key', new FakeEvent('click'), false],
  ['in a hidden page', new FakeEvent('click', 1), true],
])('%s it is drawn at once', async (_, event, hidden) => {
  page(event, hidden);
  const draw = vi.fn();
  options.debounceRendering!(draw);
  await Promise.resolve();
  expect(draw).toHaveBeenCalledOnce();
});
