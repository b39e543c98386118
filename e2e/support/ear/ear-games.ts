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
}

export async function localGameByEar(
  environment: TestEnvironment,
  { game, lang, seed, seats, speed, most }: LocalEarGame,
): Promise<EarReport> {
  let report: EarReport | null = null;
  await withPage(environment, { lang, ...(speed && { speed }) }, async (page) => {
    await listen(page);
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

async function ownSeat({ page }: Device): Promise<number> {
  const [saved] = await savedGames(page);
  return saved?.ownSeat ?? 0;
}

async function reportOn(page: Page, lang: Lang, played: EarGame, seat: number): Promise<EarReport> {
  const [saved] = await savedGames(page);
  const answer = verify(saved?.record, findGame);
  if (!saved || !answer.ok) throw new Error('the game was not saved');
  const texts = findLoadedGame(answer.record.game)?.texts[lang];
  if (!texts) throw new Error(`no texts for ${answer.record.game}`);
  const names = (each: number) => saved.sitters?.[each]?.name || PERSON_NAMES[lang](each + 1);
  const faults = [...faultsIn(happenedAt(answer.table, seat), played.heard, { lang, texts, names })];
  if (played.isOver && answer.record.result) {
    const last = played.heard.slice(-3).join(' ');
    for (const [each, score] of answer.record.result.scores.entries()) {
      if (!last.includes(String(Math.abs(score))))
        faults.push(`the result does not tell ${score} of ${names(each)}`);
    }
  }
  return { decisions: played.decisions, announcements: played.heard.length, faults };
}
