// A real browser plays everything: one build, one server, one browser for all.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { cutSuite } from './cut.ts';
import { extrasSuite } from './extras.ts';
import { flightsSuite } from './flights.ts';
import { forcedSuite } from './forced.ts';
import { friendsSuite } from './friends.ts';
import { gamesSuite } from './games.ts';
import { hellSuite } from './hell.ts';
import { lessonsSuite } from './lessons.ts';
import { offlineSuite } from './offline.ts';
import { onlineSuite } from './online.ts';
import { pagesSuite } from './pages.ts';
import { puzzlesSuite } from './puzzles.ts';
import { rulesSuite } from './rules.ts';
import { openSite, type Site } from './site.ts';
import { studySuite } from './study.ts';
import { tablesSuite } from './tables.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await openSite();
  browser = await openBrowser();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const ground = () => ({ browser, address: site.address, web: site.web });

// The longest first, so that none is left alone at the end.
gamesSuite(ground);
tablesSuite(ground);
studySuite(ground);
puzzlesSuite(ground);
pagesSuite(ground);
onlineSuite(ground);
friendsSuite(ground);
cutSuite(ground);
extrasSuite(ground);
lessonsSuite(ground);
rulesSuite(ground);
offlineSuite(ground);
hellSuite(ground);
forcedSuite(ground);
flightsSuite(ground);
