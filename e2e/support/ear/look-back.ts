// Looks back through a running game by keyboard, and answers with what was wrong: a lost focus, or a position that is not told.
import type { CDPSession, Page } from 'playwright-core';
import { focusedIn, readTree } from './accessibility-tree.ts';
import { heardSince } from './hearing.ts';

const WITHIN_MS = 5000;
const POLL_MS = 50;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function lookBack(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faults: string[] = [];
  const rows = page.locator('.log button');
  const step = async (what: string, act: () => Promise<void>, told: RegExp) => {
    const mark = (await heardSince(page, 0)).length;
    await act();
    for (const begun = Date.now(); ; await pause(POLL_MS)) {
      const heard = (await heardSince(page, mark)).join(' ');
      const isLate = Date.now() >= begun + WITHIN_MS;
      // Reading the tree takes longer than waiting for the words.
      if (!isLate && !told.test(heard)) continue;
      const isHeld = await hasFocus(session);
      if (told.test(heard) && isHeld) return;
      if (!isLate) continue;
      faults.push(`${what}: ${isHeld ? `heard only “${heard}”` : 'the focus is lost'}`);
      return;
    }
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const pressOn =
    (selector: string, key = 'Enter') =>
    async () => {
      await page.locator(selector).first().focus();
      await page.keyboard.press(key);
    };
  await page.keyboard.press('l');
  // A sheet takes the focus when it opens, just after it is drawn.
  await rows.nth(3).waitFor();
  await rows.nth(3).focus();
  await step('a row of the log', press('Enter'), POSITION);
  await step('the arrow key', press('ArrowLeft'), POSITION);
  await step('the first position', press('Home'), /Move 0 of/);
  await step('one on', press('ArrowRight'), /Move 1 of/);
  // The button is disabled then.
  await step('the button to the first position', pressOn('.replay button'), /Move 0 of/);
  await step('the slider', pressOn('.replay input', 'ArrowRight'), /./);
  await step('back to now from the slider', press('b'), /\S/);
  await session.detach();
  return faults;
}

const POSITION = /Move \d+ of \d+\./;

async function hasFocus(session: CDPSession): Promise<boolean> {
  const tree = await readTree(session);
  return focusedIn(tree) !== tree;
}
