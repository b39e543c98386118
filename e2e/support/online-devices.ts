// Devices of several people at one online table, each with a browser context of its own.
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { rngOf } from '../../src/engine/index.ts';
import { TestClient } from '../../src/server/fixtures.ts';
import { type PageSettings, setSettings, tapUntil } from './driver.ts';
import { visit } from './navigation.ts';
import { skipPainting } from './painting.ts';
import { APPEAR_TIMEOUT_MS, type TestEnvironment } from './test-page.ts';

const PHONE = { width: 360, height: 640 };

/** One person's device. `received` has every message of the server as text. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly received: string[];
  readonly faults: string[];
}

export interface DeviceSettings extends PageSettings {
  /** Allows the service worker, which costs time: only where pages are opened without a network. */
  readonly installs?: boolean;
}

async function openDevice(
  { browser, address }: TestEnvironment,
  { installs = false, ...settings }: DeviceSettings,
): Promise<Device> {
  const context = await browser.newContext({
    viewport: PHONE,
    baseURL: address,
    serviceWorkers: installs ? 'allow' : 'block',
  });
  context.setDefaultTimeout(APPEAR_TIMEOUT_MS);
  const page = await context.newPage();
  const [received, faults]: [string[], string[]] = [[], []];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => received.push(String(payload))),
  );
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  await setSettings(page, { forced: true, ...settings });
  await skipPainting(page);
  return { context, page, received, faults };
}

/** Creates a table for the smallest number of people and returns the link to send. It is casual, as tables of friends are, unless the test wants it rated. */
export async function setTable({ page }: Device, game: string, isRated = false): Promise<string> {
  await page.goto(`/game/${game}`);
  const seatChoices = page.locator('[data-seat-choice]');
  await seatChoices.first().waitFor();
  const counts = page.locator('[data-seats]');
  if (await counts.count()) await counts.selectOption({ index: 0 });
  for (let seat = 0; seat < (await seatChoices.count()); seat++)
    await seatChoices.nth(seat).selectOption('person');
  await page.locator('[data-online]').click();
  if (isRated) await page.locator('[data-is-rated]').check();
  await page.locator('[data-set]:enabled').click();
  return page.locator('[data-link]').innerText();
}

export async function join({ page }: Device, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('[data-name]').fill(name);
  await page.locator('[data-sit]').first().click();
  await page.locator('.frame').waitFor();
}

/** All devices play what they are offered until the end, or `most` taps each. */
export async function playTogether(
  devices: readonly Device[],
  seed: string,
  most = Infinity,
): Promise<boolean> {
  const ends = await Promise.all(devices.map(({ page }, i) => tapUntil(page, `${seed}/${i}`, most)));
  return ends.every((isOver) => isOver);
}

/** Closes the devices afterwards. An error in a page fails the test. */
export async function withDevices(
  environment: TestEnvironment,
  settings: readonly DeviceSettings[],
  act: (devices: readonly Device[]) => Promise<void>,
): Promise<void> {
  const devices = await Promise.all(settings.map((each) => openDevice(environment, each)));
  try {
    await act(devices);
    expect(devices.flatMap(({ faults }) => faults)).toEqual([]);
  } finally {
    await Promise.all(devices.map(({ context }) => context.close()));
  }
}

/** Plays the seat of a device to the end as a program does. A second page would double the processor time of the test. */
export async function playByApi({ page }: Device, address: string, seed: string): Promise<void> {
  const device = (await page.evaluate(() => localStorage.getItem('scriptorium.device'))) ?? '';
  const match = new URL(page.url()).pathname.split('/').at(-1)!;
  // Any page without a connection.
  await visit(page, '/settings');
  const rng = rngOf(seed);
  const client = await new TestClient(address).enter({ match, device, moves: true });
  try {
    while (client.outcome === null) {
      await client.until(() => client.moves.length > 0 || client.outcome !== null, APPEAR_TIMEOUT_MS);
      if (client.moves.length === 0) continue;
      await client.ask({ kind: 'play', ply: client.ply, moves: [rng.pick([...client.moves])] });
    }
  } finally {
    client.close();
  }
}
