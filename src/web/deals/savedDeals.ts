// The daily deals on this device: each is a saved game with an id of its own, so that there is one try.
import { type DailyDeal, dailyDeal, dayNumber, dayOf } from '../../bots/deals/deal.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { BOT_NAMES } from '../botNames.ts';
import { navigate } from '../router.tsx';
import { loadGame, type SavedGame, saveGame } from '../savedGames.ts';
import { settings } from '../settings/settings.ts';
import type { Player } from '../table/tableClient.ts';
import { isDeal } from './savedDeal.ts';

export const savedDealId = ({ id }: Pick<DailyDeal, 'id'>): string => `deal-${id.replaceAll('/', '-')}`;

/** Opens the table of a deal; at the first time the try begins. */
export async function playDailyDeal(game: GameManifest, day: string): Promise<void> {
  const deal = dailyDeal(game, day);
  const id = savedDealId(deal);
  if (!(await loadGame(id)))
    await saveGame({
      id,
      game: game.id,
      sitters: deal.bots.map(playerAt),
      options: {},
      seed: deal.seedText,
      deal: day,
      record: null,
      playedAt: Date.now(),
    });
  navigate(`/table/${id}`);
}

const playerAt = (bot: string | null, seat: number): Player =>
  bot === null
    ? { kind: 'person', name: settings().name.trim() }
    : { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length]!, level: bot };

/** How many days in a row, up to today or yesterday, a deal was played to its end. */
export function streakOf(saved: readonly SavedGame[], now: number): number {
  const days = new Set(
    saved.filter(isDeal).flatMap(({ deal, record }) => (record?.result ? [dayNumber(deal)] : [])),
  );
  const today = dayNumber(dayOf(now));
  let day = days.has(today) ? today : today - 1;
  let count = 0;
  for (; days.has(day); day--) count++;
  return count;
}
