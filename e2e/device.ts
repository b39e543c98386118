// A device of its own for each test: a page in a fresh browser context that must not complain about anything.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { leaveUndrawn } from './drawing.ts';
import { type PageSettings, setSettings } from './driver.ts';

const PHONE = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };
/** How long anything may take to appear, in milliseconds: a machine may be busy with something else for a while. */
export const PATIENCE = 120_000;

export interface Ground {
  readonly browser: Browser;
  readonly address: string;
  /** The folder that is served. */
  readonly web: string;
}

export interface Device extends PageSettings {
  /** A wide screen instead of a phone. */
  readonly wide?: boolean;
  readonly calm?: boolean;
  /** It keeps the application; only worth its time where that is tested. */
  readonly keeps?: boolean;
}

/** Gone when the test is over. A fault in the page is a fault of the test. */
export async function withPage(
  { browser, address }: Ground,
  { wide = false, calm = false, keeps = false, ...settings }: Device,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: wide ? DESK : PHONE,
    baseURL: address,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  page.on('console', (message) => {
    // Where the server is taken away, the browser itself complains about what only the server can tell.
    if (keeps && message.text().startsWith('Failed to load resource')) return;
    // By plain http the browser leaves this header out, and says so; there is nothing to mend in the page.
    if (message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored')) return;
    if (message.type() === 'error') faults.push(message.text());
  });
  await setSettings(page, settings);
  await leaveUndrawn(page);
  try {
    await act(page);
    expect(faults).toEqual([]);
  } catch (error) {
    // What the page itself complained about says more than that something did not appear.
    throw faults.length > 0 ? new Error(faults.join('\n'), { cause: error }) : error;
  } finally {
    await context.close();
  }
}
