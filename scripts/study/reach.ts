// `npm run study -- reach [--times 10] [game…]`: lists what the random games of the conformance tests never reach, but a longer sample does: phases, events with their reasons and ways to win, for each seat count and combination of options.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceRng, derivedSeed, rngOf } from '../../src/engine/chance.ts';
import { CHANCE, type Game, type Options, OVER, type Seat } from '../../src/engine/game.ts';
import { allOptions } from '../../src/engine/options.ts';
import type { Rng } from '../../src/engine/rng.ts';
import { seatList } from '../../src/engine/seats.ts';
import { chooseMostlyAffordable } from '../../src/games/biblios/fixtures/conformance.ts';
import { biblios } from '../../src/games/biblios/index.ts';
import { duodecim } from '../../src/games/duodecim/index.ts';
import { scout } from '../../src/games/scout/index.ts';
import { scriptoria } from '../../src/games/scriptoria/index.ts';
import { scriptsAndScribes } from '../../src/games/scripts-and-scribes/index.ts';

type Choose<S, M> = (state: S, seat: Seat, moves: readonly M[], rng: Rng) => M;

/** Arguments of events that are codes, not pieces or players. */
const CODES = ['why', 'reason', 'kind', 'to', 'end', 'supply', 'part'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' } },
});
const times = Number(values.times);

export function main(): void {
  compare(scout);
  compare(biblios, chooseMostlyAffordable);
  compare(scriptsAndScribes, chooseMostlyAffordable);
  compare(scriptoria);
  compare(duodecim);
}

function compare<S extends { readonly phase: string }, V, M>(
  game: Game<S, V, M>,
  choose: Choose<S, M> = (_state, _seat, moves, rng) => rng.pick(moves),
): void {
  if (positionals.length > 0 && !positionals.includes(game.id)) return;
  const games = sampleOf(game.id);
  const everywhere = new Set<string>();
  const onlyLater = new Map<string, Set<string>>();
  const first = new Map<string, string>();
  let combinations = 0;
  for (const options of allOptions(game)) {
    for (const seats of game.seatCounts) {
      const name = [
        `${seats} seats`,
        ...Object.entries(options).map(([key, value]) => `${key}=${value}`),
      ].join(' ');
      combinations++;
      const early = new Set<string>();
      for (let i = 0; i < games * times; i++) {
        const label = `${game.id} ${name} game ${i}`;
        for (const fact of factsOf(game, seats, options, label, choose)) {
          if (i < games) {
            early.add(fact);
            everywhere.add(fact);
          } else if (!early.has(fact)) {
            onlyLater.set(fact, (onlyLater.get(fact) ?? new Set()).add(name));
            if (!first.has(fact)) first.set(fact, `${name} game ${i}`);
          }
        }
      }
    }
  }
  console.log(
    `\n${game.id}: ${games} games for each of ${combinations} combinations, against ${games * times}`,
  );
  for (const fact of [...onlyLater.keys()].sort()) {
    const where = `${onlyLater.get(fact)!.size} of ${combinations} combinations`;
    const found = everywhere.has(fact)
      ? 'elsewhere in the sample too'
      : `nowhere in the sample; ${first.get(fact)}`;
    console.log(`  ${fact}: only longer in ${where}; ${found}`);
  }
}

/** The number of games in the conformance test of the game. */
function sampleOf(id: string): number {
  const test = readFileSync(new URL(`../../src/games/${id}/conform.test.ts`, import.meta.url), 'utf8');
  const [, games] = /games: randomGames\((\d+)\)/.exec(test) ?? [];
  if (!games) throw new Error(`${id}: its conformance test does not say how many games`);
  return Number(games);
}

/** The same game that the conformance suite plays under this label. */
function factsOf<S extends { readonly phase: string }, V, M>(
  game: Game<S, V, M>,
  seats: number,
  options: Options,
  label: string,
  choose: Choose<S, M>,
): Set<string> {
  const seed = derivedSeed('conform', label);
  const rng = rngOf(label);
  const state = game.setup(seats, options);
  const facts = new Set<string>();
  let chanceSteps = 0;
  for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
    facts.add(`phase ${state.phase}`);
    let by: Seat | typeof CHANCE = CHANCE;
    let move: M;
    if (turn === CHANCE) move = game.chance(state, chanceRng(seed, chanceSteps++));
    else {
      by = rng.pick(seatList(seats).filter((seat) => game.legalMoves(state, seat).length > 0));
      move = choose(state, by, game.legalMoves(state, by), rng);
    }
    game.play(state, by, move, ({ key, args }) => {
      facts.add(`event ${key}`);
      for (const code of CODES)
        if (typeof args[code] === 'string') facts.add(`event ${key} ${code}=${args[code]}`);
    });
  }
  const outcome = game.outcome(state);
  if (outcome?.reason) facts.add(`won by ${outcome.reason}`);
  if (outcome && outcome.places.filter((place) => place === 1).length > 1) facts.add('a shared first place');
  return facts;
}
