// Finds the steps on a board that lead to a given move, and plays it by keyboard.
import type { Page } from 'playwright-core';

const BOARD = '.table-main .frame';
/** Controls that may lead to a further choice; cancelling does not. */
const STEPS = `${BOARD} :is([data-step], [data-look].button)`;
const CANCEL = `${BOARD} [data-cancel]`;
/** The maximum number of steps to a move. */
const MAX_STEPS = 4;
const MAX_PATHS = 80;

/** The labels of the steps to press; a label is unique on a board. */
type Path = readonly string[];

/**
 * Plays the first of these moves, or as many of them as the board plays at once.
 * Returns how many were played.
 */
export async function playMove(page: Page, notations: readonly string[]): Promise<number> {
  for (let count = notations.length; count > 0; count--) {
    if (await reach(page, notations.slice(0, count))) return count;
  }
  throw new Error(`the board does not lead to “${notations[0]}”`);
}

/** Searches all paths of steps, the likely ones first. */
async function reach(page: Page, notations: readonly string[]): Promise<boolean> {
  const goal = page.locator(`${BOARD} [data-move="${notations.join(' + ')}"]`);
  const paths: Path[] = [[]];
  const seen = new Set<string>();
  for (let tried = 0; tried < MAX_PATHS; tried++) {
    const path = paths.pop();
    if (!path) return false;
    await cancelChoice(page);
    for (const label of path)
      await page
        .locator(STEPS)
        .and(page.getByRole('button', { name: label, exact: true }))
        .first()
        .press('Enter');
    await countUp(page, notations);
    if (await goal.count()) {
      await goal.first().press('Enter');
      return true;
    }
    if (path.length === MAX_STEPS) continue;
    const steps = await stepsFor(page, notations.join(' '));
    for (const label of steps) {
      const next = [...path, label];
      // The same steps in another order lead to the same choice.
      const key = next.toSorted().join('|');
      if (!seen.has(key)) paths.push(next);
      seen.add(key);
    }
  }
  return false;
}

/** The labels of the offered steps; those whose names occur in the notation come last, because the last one is tried first. */
async function stepsFor(page: Page, notation: string): Promise<string[]> {
  const steps = await page.locator(STEPS).evaluateAll((all) =>
    all.map((step) => ({
      name: step.dataset.step ?? '',
      label: (step.querySelector(':scope > .unseen') ?? step).textContent,
    })),
  );
  const likelihood = (name: string) => name.split(' ').filter((word) => notation.includes(word)).length;
  return [...steps].sort((a, b) => likelihood(a.name) - likelihood(b.name)).map(({ label }) => label);
}

/** Cancels an unfinished choice. */
async function cancelChoice(page: Page): Promise<void> {
  for (let presses = 0; presses < MAX_STEPS && (await page.locator(CANCEL).count()); presses++) {
    await page.locator(CANCEL).first().press('Escape');
  }
}

/** Raises a stepper to the number in the move. */
async function countUp(page: Page, [notation = '']: readonly string[]): Promise<void> {
  const number = Number(notation.split(' ')[1]);
  const value = page.locator(`${BOARD} .stepper output`);
  if (!(await value.count())) return;
  while (Number(await value.textContent()) < number) {
    await page.locator(`${BOARD} .stepper button:last-child`).press('Enter');
  }
}
