// A daily deal: played without a connection, handed in with one, checked and compared; a tampered one is refused.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../src/bots/deals/deal.ts';
import { type PlayedDeal, playedDeal } from '../../src/bots/deals/fixtures.ts';
import { openTable, recordFrom, splitMove } from '../../src/engine/index.ts';
import { findGame } from '../../src/games/loaded.ts';
import { playOn } from '../support/driver.ts';
import { visit } from '../support/navigation.ts';
import { savedGames, saveGame } from '../support/saved-games.ts';
import { type TestEnvironment, withPage } from '../support/test-page.ts';

const ID = 'biblios';
const game = findGame(ID)!;

const post = async (address: string, path: string, body: unknown, device = '') => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${device}` };
  const reply = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as { device?: string; own?: object };
};

/** The same game, but with another legal move of a bot near the end, played on to its end. */
function tampered({ deal, table, record }: PlayedDeal) {
  const at = record.moves.findLastIndex((move, ply) => {
    const { seat } = splitMove(move);
    return seat !== deal.seat && table.at(ply).legalMoves(seat).length > 1;
  });
  const other = openTable(game, deal.seats, record.options, deal.seed);
  for (const move of record.moves.slice(0, at)) other.play(splitMove(move).seat, splitMove(move).notation);
  const { seat, notation } = splitMove(record.moves[at]!);
  other.play(
    seat,
    other
      .legalMoves(seat)
      .map((move) => game.notation(move))
      .find((each) => each !== notation)!,
  );
  while (other.outcome === null) {
    const [next] = other.deciders;
    other.play(next!, game.notation(other.legalMoves(next!)[0]));
  }
  const { seats, options, seed, moves, outcome: result } = other;
  return recordFrom(game, { seats, options, seed, proof: record.proof, moves, result });
}

/** Another person's game, for both tests. */
let others: Promise<PlayedDeal> | null = null;
const otherGame = () => {
  others ??= playedDeal(game, dayOf(Date.now()), 'somebody else');
  return others;
};

async function playToday(page: Page): Promise<void> {
  await visit(page, '/deals');
  await page.locator(`[data-deal="${ID}"] button`).click();
  await page.locator('.frame').waitFor();
}

export function dailyDealsSuite(environment: () => TestEnvironment): void {
  describe('a daily deal', () => {
    test.concurrent('is played offline after a reload, handed in, checked and compared', async () => {
      const { address } = environment();
      await withPage(environment(), { installs: true }, async (page) => {
        await page.goto('/');
        await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
        await page.context().setOffline(true);
        await playToday(page);
        await playOn(page, { seed: 'deal', most: 3 });
        await page.reload();
        expect(await playOn(page, { seed: 'deal' })).toBe(true);
        await page.locator('.result-again .big-button').click();
        await page.locator('.deal-head [role=status]').filter({ hasText: 'kept on this device' }).waitFor();
        await page.context().setOffline(false);
        await page.locator('[data-results]').waitFor();
        // Somebody else with the same deal and other decisions.
        const { deal, record } = await otherGame();
        const { device } = await post(address, '/devices', { name: 'Bruno' });
        // A check may take longer than a connection lasts; asked again, the server answers for the same one.
        const handIn = () => post(address, '/deals', { day: deal.day, record }, device).catch(() => null);
        let taken = await handIn();
        while (taken === null) taken = await handIn();
        expect(taken.own).toBeDefined();
        await page.reload();
        await page
          .locator('.deal-standing')
          .filter({ hasText: /other|same result/ })
          .waitFor();
        await page.locator('[data-partings] .is-own').first().waitFor();
      });
    });

    test.concurrent('that was tampered with is refused with the reason', async () => {
      const played = await otherGame();
      await withPage(environment(), { requestsFail: true }, async (page) => {
        await page.goto('/');
        await playToday(page);
        const [saved] = await savedGames(page);
        await page.goto('/');
        await saveGame(page, { ...saved!, record: tampered(played) });
        await visit(page, `/deal/${ID}/${played.deal.day}`);
        await page.locator('.online-refusal').filter({ hasText: 'would have decided differently' }).waitFor();
        expect(await page.locator('[data-results]').count()).toBe(0);
      });
    });
  });
}
