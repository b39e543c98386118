// The baseline: boardgame.io playing a minimal card game through its headless client.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from './processor.ts';

const HAND = 11;

interface Player {
  hands: number[][];
  table: number[];
}

interface Client {
  start(): void;
  stop(): void;
  getState(): { G: Player; ctx: { gameover?: unknown; currentPlayer: string } } | null;
  moves: { play(place: number): void };
}

interface Action {
  readonly move: 'play';
  readonly args: readonly [number];
}

interface BotLibrary {
  MCTSBot: new (setting: {
    game: object;
    enumerate(G: Player, ctx: { currentPlayer: string }): Action[];
    iterations: number;
  }) => { play(state: object, playerID: string): Promise<unknown>; iterationCounter: number };
}

interface Library {
  Client(setting: { game: object; numPlayers: number; debug: boolean }): Client;
}

const peers = fileURLToPath(new URL('./peers', import.meta.url));

/** The software to compare with is not a dependency: the first benchmark installs it into bench/peers. */
export function requirePeer(name: string): unknown {
  if (!existsSync(`${peers}/node_modules`)) {
    console.error('installing the peers to measure beside …');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: peers,
      stdio: 'inherit',
    });
  }
  return createRequire(`${peers}/package.json`)(name);
}

/** Two hands of eleven cards, dealt by its random plugin; one card a turn until both are empty. */
const smallestCardGame = {
  name: 'smallest',
  setup: ({ random }: { random: { Shuffle<T>(list: T[]): T[] } }): Player => {
    const deck = random.Shuffle(Array.from({ length: 2 * HAND }, (_, card) => card));
    return { hands: [deck.slice(0, HAND), deck.slice(HAND)], table: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }: { G: Player; playerID: string }, place: number) => {
      const [card] = G.hands[Number(playerID)]!.splice(place, 1);
      G.table.push(card!);
    },
  },
  endIf: ({ G }: { G: Player }) => (G.hands.every((hand) => hand.length === 0) ? { over: true } : undefined),
};

/** Plays whole games for about `seconds` and returns the number of moves. */
export function playSmallestCardGame(seconds: number): { moves: number; seconds: number } {
  const { Client } = requirePeer('boardgame.io/client') as Library;
  const start = performance.now();
  let moves = 0;
  while (performance.now() - start < seconds * 1000) {
    const client = Client({ game: smallestCardGame, numPlayers: 2, debug: false });
    client.start();
    for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
      const hand = state.G.hands[Number(state.ctx.currentPlayer)]!;
      client.moves.play(Math.floor(Math.random() * hand.length));
      moves++;
    }
    client.stop();
  }
  return { moves, seconds: (performance.now() - start) / 1000 };
}

const ITERATIONS = 100;
/** Moves from the bot's first decision to the end of the game: the length of one iteration. */
export const SMALLEST_MOVES = 2 * HAND;

/** Runs its search bot at the first decision of that game for about `seconds`. */
export async function searchSmallestCardGame(
  seconds: number,
): Promise<{ iterations: number; seconds: number }> {
  const { Client } = requirePeer('boardgame.io/client') as Library;
  const { MCTSBot } = requirePeer('boardgame.io/ai') as BotLibrary;
  const client = Client({ game: smallestCardGame, numPlayers: 2, debug: false });
  client.start();
  const state = client.getState()!;
  client.stop();
  const bot = new MCTSBot({
    game: smallestCardGame,
    enumerate: ({ hands }, { currentPlayer }) =>
      hands[Number(currentPlayer)]!.map((_, place) => ({ move: 'play', args: [place] })),
    iterations: ITERATIONS,
  });
  const start = processorSeconds();
  let iterations = 0;
  while (processorSeconds() - start < seconds) {
    await bot.play(state, state.ctx.currentPlayer);
    iterations += bot.iterationCounter;
  }
  return { iterations, seconds: processorSeconds() - start };
}
