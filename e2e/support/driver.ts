// Plays any game through the page as a person would: taps what the board offers, or reaches it with the keyboard.
import type { Page } from 'playwright-core';

/** Controls that make progress: moves and the steps towards them, not cancel or information. */
const OFFERED = '.table-main .frame :is([data-move], [data-step])';

export interface PageSettings {
  readonly lang?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly motion?: 0 | 120 | 250 | 500;
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant' | 'wait';
  readonly confirm?: boolean;
  readonly forced?: boolean;
  readonly sound?: boolean;
  /** How long taps are ignored after a new question; 0 unless that is tested. */
  readonly settleMs?: number;
}

/** Call it before the first page is opened. Changes made later through the page stay. */
export async function setSettings(page: Page, settings: PageSettings): Promise<void> {
  const text = JSON.stringify({
    lang: 'en',
    theme: 'light',
    motion: 0,
    speed: 'instant',
    settleMs: 0,
    sound: false,
    ...settings,
  });
  await page.addInitScript((text) => {
    if (!localStorage.getItem('scriptorium.settings')) localStorage.setItem('scriptorium.settings', text);
  }, text);
}

/** In an open page, as another tab of the same device would: until the next load. */
export async function setLanguage(page: Page, lang: 'en' | 'fr'): Promise<void> {
  await page.evaluate((lang) => {
    const key = 'scriptorium.settings';
    const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), lang });
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  }, lang);
}

export interface Start {
  readonly seed: string;
  readonly seats?: number;
  /** The number of people; the other seats are bots. */
  readonly people?: number;
  /** The bots' level; the quickest by default. */
  readonly level?: string;
}

/** Starts a game from its page. */
export async function startGame(
  page: Page,
  game: string,
  { seed, seats, people = 1, level = 'random' }: Start,
): Promise<void> {
  await page.goto(`/game/${game}?seed=${seed}`);
  const seatChoices = page.locator('[data-seat-choice]');
  await seatChoices.first().waitFor();
  const counts = page.locator('[data-seats]');
  if (seats !== undefined && (await counts.count())) await counts.selectOption(String(seats));
  for (let seat = 0; seat < (await seatChoices.count()); seat++) {
    await seatChoices.nth(seat).selectOption(seat < people ? 'person' : level);
  }
  await page.locator('[data-start]:enabled').click();
  await page.locator('.frame, .pass-device').first().waitFor();
}

/** A deterministic sequence of numbers for each seed. */
function dice(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 8;
  };
}

/** One of the offered controls, and a point where a finger would hit it. */
interface Offer {
  readonly revision: string;
  readonly count: number;
  readonly index: number;
  readonly name: string;
  readonly at: { readonly x: number; readonly y: number } | null;
}

export type Turn = 'over' | 'covered' | Offer;

const TURN_TIMEOUT_MS = 60_000;
/** Between two looks at the page. */
const POLL_MS = 25;
/** If nothing happens for this long after a tap, the tap was lost and is repeated. */
const RETRY_AFTER_MS = 5000;

/**
 * Waits until the person has to decide, the table is covered for the next person, or the game is over;
 * after a move, until the position differs from `since` or the tap must have been lost. `roll` picks one of the offered
 * controls. `settleMs` is the setting of the page.
 */
export async function waitForTurn(page: Page, roll = 0, since = '', settleMs = 0): Promise<Turn> {
  const turn = await page.evaluate(
    async ({ offered, roll, since, settleMs, timeoutMs, retryAfterMs, pollMs }) => {
      const begun = Date.now();
      let question = { text: '', seenAt: 0 };
      for (let now = begun; now < begun + timeoutMs; now = Date.now()) {
        if (document.querySelector('[data-result]')) return 'over';
        if (document.querySelector('[data-uncover]')) return 'covered';
        const revision = document.querySelector<HTMLElement>('.frame')?.dataset.revision ?? since;
        const things = [...document.querySelectorAll<HTMLElement>(offered)];
        // The page ignores taps at a question that nobody can have read yet.
        const text = [revision, ...things.map(({ dataset }) => dataset.move ?? dataset.step)].join();
        if (text !== question.text) question = { text, seenAt: performance.now() };
        const isSettled = performance.now() - question.seenAt >= settleMs;
        const isPending = things.some((thing) => thing.dataset.step === 'confirm');
        const isLost = now > begun + retryAfterMs;
        // The last tap is noticed, but not drawn yet.
        const isPressed = document.querySelector('[data-pressed]') !== null;
        if (things.length > 0 && isSettled && !isPressed && (revision !== since || isPending || isLost)) {
          const index = roll % things.length;
          const thing = things[index]!;
          thing.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = thing.getBoundingClientRect();
          const points = [0.5, 0.25, 0.1, 0.75, 0.9].flatMap((across) =>
            [0.5, 0.25, 0.75].map((down) => ({ x: left + width * across, y: top + height * down })),
          );
          const at = points.find(({ x, y }) => thing.contains(document.elementFromPoint(x, y))) ?? null;
          // An animated piece may cover a control for a moment; a control that stays covered is a fault.
          const isBehindAnimation =
            at === null &&
            document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === 1);
          if (!isBehindAnimation)
            return {
              revision,
              count: things.length,
              index,
              name: thing.dataset.move ?? `${thing.dataset.step} …`,
              at,
            };
        }
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      return null;
    },
    {
      offered: OFFERED,
      roll,
      since,
      settleMs,
      timeoutMs: TURN_TIMEOUT_MS,
      retryAfterMs: RETRY_AFTER_MS,
      pollMs: POLL_MS,
    },
  );
  if (turn === null) throw new Error(`nothing has been offered for ${TURN_TIMEOUT_MS / 1000} s`);
  return turn;
}

/**
 * Taps what is offered from inside the page, for tables where others move too: until the end, for `most` taps,
 * or until the others stop. Returns whether the game is over.
 */
export async function tapUntil(page: Page, seed: string, most: number): Promise<boolean> {
  return page.evaluate(
    async ({ offered, roll, most, timeoutMs, pollMs }) => {
      let state = roll;
      let tapped = '';
      let last = Date.now();
      for (let taps = 0; taps < most && Date.now() < last + timeoutMs; ) {
        if (document.querySelector('[data-result]')) return true;
        const revision = document.querySelector<HTMLElement>('.frame')?.dataset.revision ?? '';
        const things = [...document.querySelectorAll<HTMLElement>(offered)];
        // After a move, wait until the position has changed.
        if (things.length > 0 && revision !== tapped) {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
          const thing = things[(state >>> 8) % things.length]!;
          tapped = thing.dataset.move === undefined ? '' : revision;
          last = Date.now();
          taps++;
          thing.click();
        }
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
      return document.querySelector('[data-result]') !== null;
    },
    {
      offered: OFFERED,
      roll: dice(seed)(),
      most,
      pollMs: POLL_MS,
      timeoutMs: most === Infinity ? TURN_TIMEOUT_MS : RETRY_AFTER_MS / 5,
    },
  );
}

/** Uncovers the table for the next person. */
export async function uncoverTable(page: Page): Promise<void> {
  const uncover = page.locator('[data-uncover]');
  const button = await uncover.elementHandle();
  const name = await uncover.innerText();
  await uncover.click();
  // A forced move is played at once and the table is covered again: another button, or another name.
  await page.waitForFunction(
    ([button, name]) => !button?.isConnected || button.textContent?.trim() !== name,
    [button, name] as const,
  );
}

/** Chooses an offer and returns the name of what it chose. */
type Hand = (page: Page, offer: Offer, taps: number) => Promise<string>;

/** Taps with a pointer. A control that cannot be hit is a fault of the page. */
const byPointer: Hand = async (page, { name, at }) => {
  if (!at) throw new Error(`“${name}” is offered, but covered by something else`);
  await page.mouse.click(at.x, at.y);
  return name;
};

/** Uses Tab and arrows for the first decisions, then the shortcut to the next control; Enter chooses. */
const byKeyboard: Hand = async (page, { index }, taps) => {
  if (taps < 12) await walkTo(page, index);
  else for (let presses = 0; presses <= index % 4; presses++) await page.keyboard.press('n');
  const chosen = await page.evaluate(() => {
    const { activeElement } = document;
    // A forced last move may have ended the game: Enter would close the result.
    if (document.querySelector('[data-result]')) return null;
    if (!(activeElement instanceof HTMLElement)) return '';
    return activeElement.dataset.move ?? `${activeElement.dataset.step} …`;
  });
  if (chosen === null) return ' …';
  await page.keyboard.press('Enter');
  return chosen;
};

async function walkTo(page: Page, index: number): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const key = await page.evaluate(
      ([offered, index]) => {
        const goal = document.querySelectorAll<HTMLElement>(offered)[index];
        const here = document.activeElement;
        if (!goal || here === goal) return null;
        const group = goal.closest('[data-roving]');
        return group?.contains(here) ? 'ArrowRight' : 'Tab';
      },
      [OFFERED, index] as const,
    );
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error('the offered control cannot be reached with Tab and arrows');
}

export interface Playing {
  readonly seed: string;
  readonly by?: 'pointer' | 'keyboard';
  /** The maximum number of taps. */
  readonly most?: number;
  /** On a shared device: stop when the next person has to take it. */
  readonly stopsWhenCovered?: boolean;
  /** The setting of the page with this name, unless it is 0. */
  readonly settleMs?: number;
}

/** More steps than this for one move: a step did not narrow the choice. */
const MAX_STEPS_PER_MOVE = 40;

/** Taps in one game that may be lost because the board was just rendered again. */
const MAX_LOST_TAPS = 2;

/** Plays until the end, or for `most` taps. Returns whether the game is over. */
export async function playOn(page: Page, playing: Playing): Promise<boolean> {
  const { seed, by = 'pointer', most = 4000, stopsWhenCovered = false, settleMs = 0 } = playing;
  const roll = dice(seed);
  const hand = by === 'pointer' ? byPointer : byKeyboard;
  let steps = 0;
  let lost = 0;
  let since = '';
  let before = '';
  for (let taps = 0; taps < most; taps++) {
    const turn = await waitForTurn(page, roll(), since, settleMs);
    if (turn === 'over') return true;
    if (turn === 'covered') {
      if (stopsWhenCovered) return false;
      await uncoverTable(page);
      continue;
    }
    if (turn.revision === since && ++lost > MAX_LOST_TAPS)
      throw new Error(`the page does not react to ${turn.name}`);
    steps = turn.revision === before ? steps + 1 : 0;
    before = turn.revision;
    if (steps > MAX_STEPS_PER_MOVE)
      throw new Error(`${MAX_STEPS_PER_MOVE} taps have led to no move; the last was ${turn.name}`);
    const chosen = await hand(page, turn, taps);
    since = chosen.endsWith(' …') ? '' : turn.revision;
  }
  return (await waitForTurn(page, 0, since)) === 'over';
}

/** Plays the hinted moves, for realistic screenshots: `decisions` of them, then on until `seen` is visible. */
export async function playWell(page: Page, decisions: number, seen = '.frame'): Promise<void> {
  let since = '';
  for (let played = 0; ; played++) {
    const turn = await waitForTurn(page, 0, since);
    if (typeof turn === 'string') return;
    if (played >= decisions && (await page.locator(seen).count())) return;
    since = turn.revision;
    await page.keyboard.press('h');
    // A forced move plays itself.
    const found = await page.waitForFunction((since) => {
      if (document.querySelector('[data-hint-more]')) return 'advice';
      return document.querySelector<HTMLElement>('.frame')?.dataset.revision === since ? null : 'moved on';
    }, since);
    if ((await found.jsonValue()) !== 'advice') continue;
    await page.locator('[data-hint-more]').click();
    await page.locator('.advice button').first().click();
  }
}
