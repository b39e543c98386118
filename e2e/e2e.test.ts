// A real browser plays everything: one build, one server, one browser for all.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Served } from '../src/server/index.ts';
import { openBrowser } from './browser.ts';
import { gamesSuite } from './games.ts';
import { pagesSuite } from './pages.ts';
import { openSite } from './site.ts';

let browser: Browser;
let site: Served;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const ground = () => ({ browser, address: site.address });

pagesSuite(ground);
gamesSuite(ground);
