// Whole games by ear: alone against bots, or two people online in two languages. Answers with what was wrong.
import type { Page } from 'playwright-core';
import { rngOf } from '../../../src/engine/chance.ts';
import { verify } from '../../../src/engine/record.ts';
import type { Lang } from '../../../src/engine/texts.ts';
import { findGame, findLoadedGame } from '../../../src/games/loaded.ts';
import { en } from '../../../src/web/texts/en.ts';
import { fr } from '../../../src/web/texts/fr.ts';
import { type PageSettings, startGame } from '../driver.ts';
import { type Device, join, setTable, withDevices } from '../online-devices.ts';
import { savedGames } from '../saved-games.ts';
import { type TestEnvironment, withPage } from '../test-page.ts';
import { type EarGame, playByEar } from './ear-driver.ts';
import { faultsIn, happenedAt } from './ear-referee.ts';
import { listen } from './hearing.ts';

const PERSON_NAMES = { en: en.gamePage.personName, fr: fr.gamePage.personName };

/** Much longer than the announcer gathers. */
const SAID_WITHIN_MS = 8000;
const POLL_MS = 200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface EarReport {
  readonly decisions: number;
  readonly announcements: number;
  readonly faults: readonly string[];
}

export interface LocalEarGame {
  readonly game: string;
  readonly lang: Lang;
  readonly seed: string;
  readonly seats?: number;
  /** The pace of bots; at once by default. */
  readonly speed?: PageSettings['speed'];
  /** The most decisions; a game that is left before its end is compared up to there. */
  readonly most?: number;
  /** Everything that the page asks of its worker takes this much longer, as on a busy device. */
  readonly slowerByMs?: number;
}

export async function localGameByEar(
  environment: TestEnvironment,
  { game, lang, seed, seats, speed, most, slowerByMs = 0 }: LocalEarGame,
): Promise<EarReport> {
  let report: EarReport | null = null;
  await withPage(environment, { lang, ...(speed && { speed }) }, async (page) => {
    await listen(page);
    if (slowerByMs > 0) await slowWorkers(page, slowerByMs);
    await startGame(page, game, { seed, ...(seats !== undefined && { seats }) });
    const rng = rngOf(seed);
    const played = await playByEar(page, {
      lang,
      roll: () => rng.int(1000),
      ...(most !== undefined && { most }),
    });
    report = await reportOn(page, lang, played, 0);
  });
  if (!report) throw new Error('the game was not played');
  return report;
}

export async function onlineGameByEar(
  environment: TestEnvironment,
  game: string,
  seed: string,
): Promise<EarReport> {
  const reports: EarReport[] = [];
  const langs = ['en', 'fr'] as const;
  await withDevices(environment, [{ lang: 'en' }, { lang: 'fr' }], async (devices) => {
    for (const { page } of devices) await listen(page);
    const [anna, bruno] = devices;
    await join(bruno!, await setTable(anna!, game), 'Bruno');
    await anna!.page.locator('.frame').waitFor();
    const played = await Promise.all(
      devices.map(({ page }, i) => {
        const rng = rngOf(`${seed} ${i}`);
        return playByEar(page, { lang: langs[i]!, roll: () => rng.int(1000) });
      }),
    );
    for (const [i, { page }] of devices.entries()) {
      await page.locator('.online-proof.is-fair').waitFor({ state: 'attached' });
      reports.push(await reportOn(page, langs[i]!, played[i]!, await ownSeat(devices[i]!)));
    }
  });
  return {
    decisions: reports.reduce((sum, { decisions }) => sum + decisions, 0),
    announcements: reports.reduce((sum, { announcements }) => sum + announcements, 0),
    faults: reports.flatMap(({ faults }) => faults),
  };
}

async function slowWorkers(page: Page, ms: number): Promise<void> {
  await page.addInitScript((ms) => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (...args: unknown[]) {
      setTimeout(() => Reflect.apply(postMessage, this, args), ms);
    };
  }, ms);
}

async function ownSeat({ page }: Device): Promise<number> {
  const [saved] = await savedGames(page);
  return saved?.ownSeat ?? 0;
}

/** Until everything was said that is saved by then: under load the last decision is still on its way. */
async function reportOn(page: Page, lang: Lang, played: EarGame, seat: number): Promise<EarReport> {
  for (const begun = Date.now(); ; await pause(POLL_MS)) {
    const report = await reportNow(page, lang, played, seat);
    if (report.faults.length === 0 || Date.now() > begun + SAID_WITHIN_MS) return report;
  }
}

async function reportNow(page: Page, lang: Lang, played: EarGame, seat: number): Promise<EarReport> {
  const [saved] = await savedGames(page);
  const answer = verify(saved?.record, findGame);
  if (!saved || !answer.ok) throw new Error('the game was not saved');
  const texts = findLoadedGame(answer.record.game)?.texts[lang];
  if (!texts) throw new Error(`no texts for ${answer.record.game}`);
  const names = (each: number) => saved.sitters?.[each]?.name || PERSON_NAMES[lang](each + 1);
  const heard = await played.heard();
  const faults = [...faultsIn(happenedAt(answer.table, seat), heard, { lang, texts, names })];
  if (played.isOver && answer.record.result) {
    const last = heard.slice(-3).join(' ');
    for (const [each, score] of answer.record.result.scores.entries()) {
      if (!last.includes(String(Math.abs(score))))
        faults.push(`the result does not tell ${score} of ${names(each)}`);
    }
  }
  return { decisions: played.decisions, announcements: heard.length, faults };
}
