// The conformance suite: checks of the contract that every game must pass, by random play over many seeds.
import { checkGame, checkObject } from '../arguments.ts';
import { derivedSeed, rngOf } from '../chance.ts';
import type { Game, Options } from '../game.ts';
import { allOptions } from '../options.ts';
import { checkGeneralOrders, PlannedGame } from './general-orders.ts';
import { checkLeaks, checkRedeal } from './hidden.ts';
import { checkKnown } from './known.ts';
import { checkOrders, checkOrderTexts, type GivenOrders } from './orders.ts';
import { checkMoves, checkPosition } from './position.ts';
import { type Kit, type Run, type Seen, walk } from './run.ts';
import { checkRareEvents, checkTexts, checkTextsOf } from './texts.ts';

export { ConformanceFault, type Kit, POINTS, type Point, type RareGame } from './run.ts';

export interface Check {
  readonly name: string;
  run(): void;
}

/** One check for each seat count and combination of options, and one for the texts. A fault throws, naming its point. */
export function conformance<S, V, M>(game: Game<S, V, M>, kit: Kit<S, V, M>): Check[] {
  checkGame(game);
  checkObject(kit, 'not-a-kit', 'kit', 'an object with texts, pieces and redeal');
  const checks: Check[] = [{ name: 'texts', run: () => checkAllTexts(game, kit) }];
  for (const options of allOptions(game)) {
    for (const seats of game.seatCounts) {
      checks.push({ name: nameOf(seats, options), run: () => playMany(game, kit, seats, options) });
    }
  }
  return checks;
}

function checkAllTexts<S, V, M>(game: Game<S, V, M>, kit: Kit<S, V, M>): void {
  checkTexts(game, kit.texts);
  checkOrderTexts(game, kit);
}

function playMany<S, V, M>(game: Game<S, V, M>, kit: Kit<S, V, M>, seats: number, options: Options): void {
  const seen: Seen = { plies: 60, said: new Map(), supposed: false, redealt: false };
  const name = nameOf(seats, options);
  const rare = (kit.also ?? []).filter(({ check }) => check === name);
  const played = Array.from({ length: kit.games ?? 60 }, (_, i) => i);
  for (const i of [...played, ...rare.map((each) => each.game)]) {
    const label = `${game.id} ${name} game ${i}`;
    const came = new Set<string>();
    const seed = derivedSeed('conform', label);
    const run: Run<S, V, M> = { game, kit, seats, options, seed, label, seen };
    // Long games are repetitive: after the opening, positions are sampled, for expensive checks least often.
    // Positions of short games are checked often.
    const spread = Math.max(1, Math.ceil(seen.plies / 4));
    // A separate generator, so that the checks do not change the games.
    const rng = rngOf(`${label} tried`);
    const orderRng = rngOf(`${label} orders`);
    const orders: GivenOrders = new Map();
    // To foresee what may happen takes long: one game in fifteen.
    const planned = rngOf(`${label} plans`).int(15) === 0 ? new PlannedGame() : null;
    // A replay costs as much as the game; every tenth game is enough to find what is not deterministic.
    walk(run, rngOf(label), { replayed: i % 10 === 0 }, (position) => {
      for (const { key, args } of position.events) came.add([key, ...Object.values(args)].join(' '));
      if (!position.next) came.add(game.outcome(position.state)?.reason ?? '');
      const due = (plies: number, share: number) =>
        (position.ply + i) % Math.min(plies, spread) === 0 || rng.int(share) === 0;
      const isOpeningOrEnd = position.ply < 12 || !position.next;
      if (isOpeningOrEnd || due(16, 16)) checkMoves(run, position);
      if (isOpeningOrEnd || due(32, 48)) {
        checkPosition(run, position);
        checkTextsOf(run, position, rng);
      } else checkRareEvents(run, position, rng);
      if (due(60, 80)) checkKnown(run, position, rng);
      if (isOpeningOrEnd || due(24, 32)) checkOrders(run, position, orders, orderRng);
      if (due(60, 80)) checkLeaks(run, position, rng);
      if (planned) checkGeneralOrders(run, position, planned, orderRng);
    });
    for (const { comesTo } of rare.filter((each) => each.game === i)) {
      const words = comesTo.split(' ');
      if (![...came].some((what) => words.every((word) => what.split(' ').includes(word))))
        throw new Error(
          `${label} does not come to "${comesTo}" any more: npm run study -- reach names others`,
        );
    }
  }
  checkRedeal(seen, `${game.id} ${name}`);
}

function nameOf(seats: number, options: Options): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [`${seats} seats`, ...chosen].join(' ');
}
