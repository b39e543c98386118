// `npm run study -- ratings [--only GAME --rounds 20]`: the ratings of the four levels from arena games between them, written into the games.
// Games are kept in `--out`, a line for each: the same command continues where it stopped.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type AnyGame, rngOf } from '../../src/engine/index.ts';
import type { LevelRatings } from '../../src/engine/level-ratings.ts';
import { LEVELS } from '../../src/engine/levels.ts';
import { allGames } from '../../src/games/loaded.ts';
import { playGame } from '../../src/library/play-game.ts';
import { FIRST_MU, FIRST_SIGMA, type Strength, shownRating } from '../../src/server/ratings/scale.ts';
import { updatedStrengths } from '../../src/server/ratings/update.ts';
import { fittedErrors, fittedMeans, type PlayedGame } from './ratings/fit.ts';

const DRAWS = 200;
const COMMAND = 'npm run study -- ratings';

export function main(): void {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '20' },
      out: { type: 'string', default: 'ratings' },
      only: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  mkdirSync(values.out, { recursive: true });
  const until = values.minutes
    ? performance.now() + 60_000 * Number(values.minutes)
    : Number.POSITIVE_INFINITY;
  for (const { game } of allGames) {
    if (values.only && values.only !== game.id) continue;
    const games = played(game, join(values.out, `${game.id}.jsonl`), Number(values.rounds), until);
    if (games.length > 0) report(game, games);
  }
}

/** A round: every two levels at both seats with the same deal; where four can play, all levels at every seat. */
function seatingsOf({ seatCounts }: AnyGame): { deal: number; players: number[] }[] {
  const two = seatCounts.includes(2)
    ? LEVELS.flatMap((_, a) => LEVELS.slice(a + 1).map((_, b) => [a, a + 1 + b]))
    : [];
  const four = seatCounts.includes(LEVELS.length) ? [LEVELS.map((_, level) => level)] : [];
  return [...two, ...four].flatMap((group, deal) =>
    group.map((_, turn) => ({ deal, players: [...group.slice(turn), ...group.slice(0, turn)] })),
  );
}

function played(game: AnyGame, file: string, rounds: number, until: number): PlayedGame[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const games = lines.map((line): PlayedGame => JSON.parse(line));
  const seatings = seatingsOf(game);
  const dealsInRound = 1 + Math.max(...seatings.map(({ deal }) => deal));
  while (games.length < rounds * seatings.length && performance.now() < until) {
    const round = Math.floor(games.length / seatings.length);
    const seating = seatings[games.length % seatings.length]!;
    const deal = round * dealsInRound + seating.deal;
    const { outcome } = playGame(
      game,
      seating.players.map((level) => LEVELS[level]!),
      `ratings/${deal}`,
    );
    const next = { deal, players: seating.players, places: outcome.places };
    games.push(next);
    appendFileSync(file, `${JSON.stringify(next)}\n`);
  }
  return games;
}

function report(game: AnyGame, games: readonly PlayedGame[]): void {
  const means = fittedMeans(games, LEVELS.length);
  const rng = rngOf(`ratings of ${game.id}`);
  const errors = fittedErrors(games, LEVELS.length, DRAWS, (most) => rng.int(most));
  const anchors = LEVELS.map((_, level) => ({ mu: means[level]!, sigma: errors[level]! }));
  const levels = LEVELS.map((level, i) => [level, shownRating(anchors[i]!)] as const);
  for (const [i, [level, { rating, uncertainty }]] of levels.entries()) {
    const found = shownRating(asNewcomer(games, i, anchors));
    console.log(
      `${game.id}, ${games.length} games: ${level} ${rating} ± ${uncertainty}; ` +
        `as a newcomer among the others ${found.rating} ± ${found.uncertainty}`,
    );
  }
  const file = new URL(`../../src/games/${game.id}/level-ratings.json`, import.meta.url);
  const ratings = Object.fromEntries(levels) as LevelRatings['levels'];
  const found: LevelRatings = {
    games: games.length,
    command: `${COMMAND} --only ${game.id}`,
    levels: ratings,
  };
  writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`);
}

/** The rating that the server would have found for this level, had it been a person who plays these games against the others. */
function asNewcomer(games: readonly PlayedGame[], newcomer: number, anchors: readonly Strength[]): Strength {
  let own: Strength = { mu: FIRST_MU, sigma: FIRST_SIGMA };
  for (const { players, places } of games) {
    if (!players.includes(newcomer)) continue;
    const before = players.map((player) => (player === newcomer ? own : anchors[player]!));
    own = updatedStrengths(before, places)[players.indexOf(newcomer)]!;
  }
  return own;
}
