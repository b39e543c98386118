// `npm run stress -- ear`: plays whole games by keyboard and accessibility tree alone, in both languages, locally and online.
import { parseArgs } from 'node:util';
import { openHeadlessShell } from '../../e2e/support/browser.ts';
import { type EarReport, localGameByEar, onlineGameByEar } from '../../e2e/support/ear/ear-games.ts';
import { openSite } from '../../e2e/support/site.ts';
import { LANGS } from '../../src/engine/texts.ts';
import { manifests } from '../../src/games/index.ts';

/** Every fifth round of games is played online, by two people in two languages. */
const ONLINE_EVERY = 5;
/** Bots play at once, at a pace that can be followed, or turn by turn when the player asks for it. */
const SPEEDS = ['instant', 'fast', 'wait'] as const;
const MAX_FAULTS_SHOWN = 4;

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      online: { type: 'boolean', default: false },
      parallel: { type: 'string', default: '3' },
    },
  });
  const games = manifests.filter(({ id }) => values.only === undefined || values.only === id);
  const site = await openSite();
  const browser = await openHeadlessShell();
  const environment = { browser, address: site.address, web: site.web };
  let wrong = 0;
  let next = 0;
  const playOn = async () => {
    for (let i = next++; i < Number(values.games); i = next++) {
      const { id, seatCounts } = games[i % games.length]!;
      const round = Math.floor(i / games.length);
      const lang = LANGS[round % LANGS.length]!;
      const seats = seatCounts[round % seatCounts.length]!;
      const speed = SPEEDS[i % SPEEDS.length]!;
      const seed = `ear ${values.seed} ${i}`;
      const isOnline = values.online || round % ONLINE_EVERY === ONLINE_EVERY - 1;
      const label = isOnline ? `${id} online` : `${id} ${lang} ${seats} ${speed}`;
      const startedAt = performance.now();
      const report = await (isOnline
        ? onlineGameByEar(environment, id, seed)
        : localGameByEar(environment, { game: id, lang, seed, seats, speed })
      ).catch(failed);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      const counts = `${report.decisions} decisions, ${report.announcements} announcements, ${seconds} s`;
      console.log([`${i} ${label}: ${counts}`, ...report.faults.slice(0, MAX_FAULTS_SHOWN)].join('\n  '));
      if (report.faults.length > 0) wrong++;
    }
  };
  // Most of the time a player waits for what is announced.
  await Promise.all(Array.from({ length: Number(values.parallel) }, playOn));
  console.log(`${values.games} games by ear, ${wrong} with faults`);
  await browser.close();
  await site.close();
  if (wrong > 0) process.exitCode = 1;
}

const failed = (error: unknown): EarReport => ({ decisions: 0, announcements: 0, faults: [String(error)] });
