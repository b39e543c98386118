// A page in a browser context of its own for each test; errors in the page fail the test.
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type PageSettings, setSettings } from './driver.ts';
import { skipPainting } from './painting.ts';

const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
/** Long, because the machine may be busy with something else. */
export const APPEAR_TIMEOUT_MS = 120_000;

export interface TestEnvironment {
  readonly browser: Browser;
  readonly address: string;
  /** The folder with the built web client. */
  readonly web: string;
}

export interface Device extends PageSettings {
  /** A wide screen instead of a phone. */
  readonly wide?: boolean;
  readonly calm?: boolean;
  /** Allows the service worker, which costs time: only where offline use is tested. */
  readonly installs?: boolean;
  /** Requests may fail, which the browser reports as errors: without the server, or if a refusal is tested. */
  readonly requestsFail?: boolean;
}

/** Closes the page afterwards. An error in the page fails the test. */
export async function withPage(
  { browser, address }: TestEnvironment,
  { wide = false, calm = false, installs = false, requestsFail = installs, ...settings }: Device,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: wide ? DESKTOP : PHONE,
    baseURL: address,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    serviceWorkers: installs ? 'allow' : 'block',
  });
  context.setDefaultTimeout(APPEAR_TIMEOUT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  page.on('console', (message) => {
    if (requestsFail && message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') faults.push(message.text());
  });
  await setSettings(page, settings);
  await skipPainting(page);
  try {
    await act(page);
    expect(faults).toEqual([]);
  } catch (error) {
    // The errors of the page explain more than a timeout does.
    throw faults.length > 0 ? new Error(faults.join('\n'), { cause: error }) : error;
  } finally {
    await context.close();
  }
}
