// Plays through the page as a person would: taps what the page offers, knowing no game.
import type { Page } from 'playwright-core';

/** What a person could tap now to get on; leaving a choice half made and merely looking are not among it. */
export const OFFERED = ':is([data-move], [data-step]):not([inert] *):visible';

export interface PageSettings {
  readonly lang?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark' | 'contrast';
  readonly motion?: 0 | 120 | 250 | 500;
  readonly confirm?: boolean;
  readonly forced?: boolean;
  readonly sound?: boolean;
}

/** Before the first page is opened. */
export async function setSettings(page: Page, settings: PageSettings): Promise<void> {
  const text = JSON.stringify({ lang: 'en', theme: 'light', motion: 0, sound: false, ...settings });
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('set')) localStorage.setItem('scriptorium.settings', text);
    sessionStorage.setItem('set', 'yes');
  }, text);
}

/** From the game's page to the table: one person against bots. */
export async function startGame(
  page: Page,
  game: string,
  { seed, seats }: { seed: string; seats?: number },
): Promise<void> {
  await page.goto(`/game/${game}?seed=${seed}`);
  if (seats !== undefined) await page.locator('[data-seats]').selectOption(String(seats));
  await page.locator('[data-start]:enabled').click();
  await page.locator('.frame').waitFor();
}

/** An order of its own for every seed, the same every time. */
export function dice(seed: string): (sides: number) => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % sides;
  };
}

/** True when the page shows a result; false when it offers something to tap. */
export async function waitForTurn(page: Page): Promise<boolean> {
  await page.locator(`[data-result], [data-lift], ${OFFERED}`).first().waitFor({ timeout: 20_000 });
  return (await page.locator('[data-result]').count()) > 0;
}

/** Taps on until the end, or so many taps. Answers whether the game is over. */
export async function tapOn(page: Page, seed: string, most = Number.POSITIVE_INFINITY): Promise<boolean> {
  const roll = dice(seed);
  for (let taps = 0; taps < most; taps++) {
    if (await waitForTurn(page)) return true;
    const offered = page.locator(OFFERED);
    const count = await offered.count();
    if (count === 0) continue;
    await offered
      .nth(roll(count))
      .click({ timeout: 2000 })
      .catch(() => {});
  }
  return (await page.locator('[data-result]').count()) > 0;
}
