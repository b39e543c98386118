// A real browser plays everything: one build, one server, one browser for all.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { animationsSuite } from './flows/animations.ts';
import { busyButtonsSuite } from './flows/busy-buttons.ts';
import { byEarSuite } from './flows/by-ear.ts';
import { dailyDealsSuite } from './flows/daily-deals.ts';
import { endingsSuite } from './flows/endings.ts';
import { failingFeaturesSuite } from './flows/failing-browser-features.ts';
import { forcedMovesSuite } from './flows/forced-moves.ts';
import { friendsSuite } from './flows/friends.ts';
import { hostsSuite } from './flows/hosts.ts';
import { invitationSuite } from './flows/invitation.ts';
import { lessonsSuite } from './flows/lessons.ts';
import { localTableSuite } from './flows/local-table.ts';
import { lostConnectionSuite } from './flows/lost-connection.ts';
import { lostConnectionLayoutSuite } from './flows/lost-connection-layout.ts';
import { noticesSuite } from './flows/notices.ts';
import { offlineSuite } from './flows/offline.ts';
import { onlineGamesSuite } from './flows/online-games.ts';
import { onlineTableSuite } from './flows/online-table.ts';
import { outsideGameSuite } from './flows/outside-game.ts';
import { pagesSuite } from './flows/pages.ts';
import { puzzlesSuite } from './flows/puzzles.ts';
import { referenceCardsSuite } from './flows/reference-cards.ts';
import { replayAndCoachSuite } from './flows/replay-and-coach.ts';
import { rulesSuite } from './flows/rules.ts';
import { savedGamesSuite } from './flows/saved-games.ts';
import { scriptoriaHellSuite } from './flows/scriptoria-hell.ts';
import { takeBackAndOrdersSuite } from './flows/take-back-and-orders.ts';
import { tournamentsSuite } from './flows/tournaments.ts';
import { unsentSuite } from './flows/unsent.ts';
import { wholeGamesSuite } from './flows/whole-games.ts';
import { openHeadlessShell } from './support/browser.ts';
import { openSite, type Site } from './support/site.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  site = await openSite('uncompressed');
  browser = await openHeadlessShell();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const environment = () => ({ browser, address: site.address, web: site.web });

// Concurrent itself: otherwise one suite waits for the other (`sequence.concurrent` counts for tests only). The longest first.
describe.concurrent('in a browser', () => {
  dailyDealsSuite(environment);
  endingsSuite(environment);
  onlineGamesSuite(environment);
  wholeGamesSuite(environment);
  localTableSuite(environment);
  savedGamesSuite(environment);
  replayAndCoachSuite(environment);
  puzzlesSuite(environment);
  pagesSuite(environment);
  outsideGameSuite(environment);
  invitationSuite(environment);
  friendsSuite(environment);
  tournamentsSuite(environment);
  onlineTableSuite(environment);
  takeBackAndOrdersSuite(environment);
  noticesSuite(environment);
  hostsSuite(environment);
  lostConnectionSuite(environment);
  unsentSuite(environment);
  lostConnectionLayoutSuite(environment);
  byEarSuite(environment);
  busyButtonsSuite(environment);
  failingFeaturesSuite(environment);
  lessonsSuite(environment);
  rulesSuite(environment);
  referenceCardsSuite(environment);
  offlineSuite(environment);
  scriptoriaHellSuite(environment);
  forcedMovesSuite(environment);
  animationsSuite(environment);
});
