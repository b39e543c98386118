// The order, the batches and the repetitions of what is announced.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer, DELAYS_MS, MAX_WAIT_MS, SPOKEN_MS } from './announcer.ts';

let announcer: Announcer;
let said: string[];

beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer(() => Date.now());
  said = [];
  announcer.addRegion((text) => said.push(text));
});
afterEach(() => void vi.useRealTimers());

test('events come before the question, in one announcement, however they arrive', () => {
  announcer.say('question', 'Your turn: bid or pass');
  announcer.say('event', 'Alcuin bids 2.');
  announcer.say('event', 'Hildegard passes.');
  vi.advanceTimersByTime(DELAYS_MS.question);
  expect(said).toEqual(['Alcuin bids 2. Hildegard passes. Your turn: bid or pass.']);
});

test('the turns of bots are gathered until the question, and are not late without one', () => {
  for (let turn = 1; turn <= 3; turn++) {
    announcer.say('event', `Bot ${turn} passes.`);
    announcer.say('waiting', `It is the turn of bot ${turn + 1}.`);
    vi.advanceTimersByTime(DELAYS_MS.event - 100);
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(said).toEqual(['Bot 1 passes. Bot 2 passes. Bot 3 passes. It is the turn of bot 4.']);
});

test('events that never stop are told after the longest wait', () => {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += 500) {
    announcer.say('event', 'x.');
    vi.advanceTimersByTime(500);
  }
  expect(said).toHaveLength(1);
});

test('a question replaces one that was not said, and a wait never hides an urgent word', () => {
  announcer.say('question', 'First?');
  announcer.say('question', 'Second?');
  announcer.say('alert', 'Connection lost.');
  vi.advanceTimersByTime(DELAYS_MS.alert);
  expect(said).toEqual(['Connection lost. Second?']);
  vi.advanceTimersByTime(SPOKEN_MS);
  announcer.say('alert', 'Low time.');
  announcer.say('event', 'Alcuin passes.');
  vi.advanceTimersByTime(DELAYS_MS.alert);
  expect(said.at(-1)).toBe('Low time. Alcuin passes.');
});

test('the same sentence twice is said twice; an empty one never', () => {
  for (const text of ['You cannot pass.', ' ', 'You cannot pass.']) {
    announcer.say('alert', text);
    vi.advanceTimersByTime(1000);
  }
  expect(said).toEqual(['You cannot pass.', 'You cannot pass.']);
});

test('an answer is heard at once and alone; a dialog speaks while it is open', () => {
  announcer.say('event', 'Alcuin passes.');
  announcer.say('answer', 'Your hand: 3 4 5');
  expect(said).toEqual(['Your hand: 3 4 5.']);
  const inDialog: string[] = [];
  const remove = announcer.addRegion((text) => inDialog.push(text));
  vi.advanceTimersByTime(DELAYS_MS.event + SPOKEN_MS);
  remove();
  announcer.say('answer', 'Again');
  expect([inDialog, said.length]).toEqual([['Alcuin passes.'], 2]);
});

test('a text stays until it can be heard: the next one waits, and none replaces another', () => {
  announcer.say('event', 'Alcuin passes.');
  vi.advanceTimersByTime(DELAYS_MS.event);
  announcer.say('answer', 'Your hand: 3');
  announcer.say('answer', 'No clock');
  expect(said).toEqual(['Alcuin passes.']);
  vi.advanceTimersByTime(SPOKEN_MS);
  expect(said).toEqual(['Alcuin passes.', 'Your hand: 3.']);
  vi.advanceTimersByTime(SPOKEN_MS);
  expect(said.at(-1)).toBe('No clock.');
});

test('what is said before there is a region, or into a dialog that is closing, is not lost', () => {
  const early = new Announcer(() => Date.now());
  const [page, dialog]: [string[], string[]] = [[], []];
  early.say('answer', 'Hello');
  early.addRegion((text) => page.push(text));
  let isOpen = true;
  early.addRegion(
    (text) => dialog.push(text),
    () => isOpen,
  );
  isOpen = false;
  early.say('answer', 'Alcuin passes');
  vi.advanceTimersByTime(SPOKEN_MS);
  expect([page, dialog]).toEqual([['Hello.', 'Alcuin passes.'], []]);
});

test('what is no longer true is not said', () => {
  announcer.say('event', 'Alcuin passes.');
  vi.advanceTimersByTime(DELAYS_MS.event);
  announcer.say('answer', 'Your hand: 3');
  said.length = 0;
  announcer.say('event', 'Alcuin bids 2.');
  announcer.clear();
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(said).toEqual([]);
});

test('at the end nobody is asked any more', () => {
  announcer.say('event', 'Alcuin shows his last cards.');
  announcer.say('waiting', 'It is Héloïse’s turn.');
  announcer.dropQuestion();
  announcer.say('event', 'You win.');
  vi.advanceTimersByTime(DELAYS_MS.event);
  expect(said).toEqual(['Alcuin shows his last cards. You win.']);
});

test('a turn that goes on is put into words when it is said, and no wait cuts it in two', () => {
  const acts = ['Alcuin rolls 3 and 4.'];
  const unsaid = () => acts.splice(0).join(' ');
  announcer.say('event', unsaid, 3000);
  announcer.say('waiting', 'It is the turn of Alcuin.');
  vi.advanceTimersByTime(2000);
  expect(said).toEqual([]);
  acts.push('Alcuin moves.');
  announcer.say('event', unsaid);
  announcer.say('question', 'Your turn');
  vi.advanceTimersByTime(DELAYS_MS.question);
  expect(said).toEqual(['Alcuin rolls 3 and 4. Alcuin moves. Your turn.']);
  vi.advanceTimersByTime(MAX_WAIT_MS);
  expect(said).toHaveLength(1);
});
