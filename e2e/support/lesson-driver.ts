// Finds its way through a board to one certain move, by keyboard, as somebody who has been told what to do.
import type { Page } from 'playwright-core';

const BOARD = '.table-main .frame';
/** What may lead on to a further choice; leaving a choice does not. */
const STEPS = `${BOARD} :is([data-step], [data-look].button)`;
const CANCEL = `${BOARD} [data-cancel]`;
/** A choice has at most so many parts. */
const DEEPEST = 4;
const MOST_WAYS = 80;

/** A step by its label, which is unique on a board. */
type Way = readonly string[];

/**
 * Plays the first of these moves, or as many of them as the board plays at once.
 * Answers how many were played.
 */
export async function playMove(page: Page, notations: readonly string[]): Promise<number> {
  for (let count = notations.length; count > 0; count--) {
    if (await reach(page, notations.slice(0, count))) return count;
  }
  throw new Error(`the board does not lead to “${notations[0]}”`);
}

/** Looks along every way of choosing part by part, the likely ones first. */
async function reach(page: Page, notations: readonly string[]): Promise<boolean> {
  const goal = page.locator(`${BOARD} [data-move="${notations.join(' + ')}"]`);
  const ways: Way[] = [[]];
  const seen = new Set<string>();
  for (let tried = 0; tried < MOST_WAYS; tried++) {
    const way = ways.pop();
    if (!way) return false;
    await leave(page);
    for (const label of way)
      await page
        .locator(STEPS)
        .and(page.getByLabel(label, { exact: true }))
        .first()
        .press('Enter');
    await countUp(page, notations);
    if (await goal.count()) {
      await goal.first().press('Enter');
      return true;
    }
    if (way.length === DEEPEST) continue;
    const steps = await stepsFor(page, notations.join(' '));
    for (const label of steps) {
      const next = [...way, label];
      // The same parts in another order lead to the same.
      const key = next.toSorted().join('|');
      if (!seen.has(key)) ways.push(next);
      seen.add(key);
    }
  }
  return false;
}

/** The labels of the steps on offer, the likeliest last: those whose name says what the move does. */
async function stepsFor(page: Page, notation: string): Promise<string[]> {
  const steps = await page
    .locator(STEPS)
    .evaluateAll((all) =>
      all.map(({ dataset, ariaLabel }) => ({ name: dataset.step ?? '', label: ariaLabel ?? '' })),
    );
  const likelihood = (name: string) => name.split(' ').filter((word) => notation.includes(word)).length;
  return [...steps].sort((a, b) => likelihood(a.name) - likelihood(b.name)).map(({ label }) => label);
}

/** A choice half made is given up. */
async function leave(page: Page): Promise<void> {
  for (let presses = 0; presses < DEEPEST && (await page.locator(CANCEL).count()); presses++) {
    await page.locator(CANCEL).first().press('Escape');
  }
}

/** A number is counted up to that of the move. */
async function countUp(page: Page, [notation = '']: readonly string[]): Promise<void> {
  const number = Number(notation.split(' ')[1]);
  const value = page.locator(`${BOARD} .stepper output`);
  if (!(await value.count())) return;
  while (Number(await value.textContent()) < number) {
    await page.locator(`${BOARD} .stepper button:last-child`).press('Enter');
  }
}
