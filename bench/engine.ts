// Random play of every game, with all legal moves enumerated at every decision, beside boardgame.io: one thread, warm, in turns.
import { type AnyGame, allOptions, CHANCE, type Options, OVER, Rng } from '../src/engine/index.ts';
import { allGames } from '../src/games/loaded.ts';
import { playSmallestCardGame } from './boardgameio.ts';
import { median } from './median.ts';

interface Subject {
  readonly name: string;
  run(seconds: number): { moves: number; games: number; seconds: number };
}

const ROUNDS = 5;
const SLICE = 0.6;

function randomPlay(game: AnyGame, seats: number, options: Options): Subject['run'] {
  const rng = new Rng(1);
  return (seconds) => {
    const start = performance.now();
    let moves = 0;
    let games = 0;
    while (performance.now() - start < seconds * 1000) {
      const state = game.setup(seats, options);
      for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
        if (turn === CHANCE) {
          game.play(state, CHANCE, game.chance(state, rng));
        } else {
          const legal = game.legalMoves(state, turn);
          game.play(state, turn, legal[rng.int(legal.length)]);
          moves++;
        }
      }
      games++;
    }
    return { moves, games, seconds: (performance.now() - start) / 1000 };
  };
}

/** The default options, and each other value once. */
function settings(game: AnyGame): Options[] {
  const all = allOptions(game);
  const standard = all[0] ?? {};
  return all.filter((options) => {
    const changed = Object.keys(options).filter((name) => options[name] !== standard[name]);
    return changed.length === 0 || (changed.length === 1 && changed[0] === 'sums');
  });
}

export function benchEngine(only: string | undefined): object[] {
  const subjects: Subject[] = allGames
    .filter(({ game }) => !only || game.id === only)
    .flatMap(({ game }) =>
      settings(game).flatMap((options) =>
        game.seatCounts.map((seats) => ({
          name: `${game.id} ${seats}${options.sums ? ` ${options.sums}` : ''}`,
          run: randomPlay(game, seats, options),
        })),
      ),
    );
  const yardstick: number[] = [];
  const rates = subjects.map(() => ({
    moves: [] as number[],
    games: [] as number[],
    ratios: [] as number[],
    gameRatios: [] as number[],
  }));
  for (let round = -1; round < ROUNDS; round++) {
    for (const [i, subject] of subjects.entries()) {
      // The baseline runs before each subject, so that both see the same load of the machine.
      const peer = playSmallestCardGame(SLICE);
      const peerRate = peer.moves / peer.seconds;
      const { moves, games, seconds } = subject.run(SLICE);
      // The first round is for warming up.
      if (round < 0) continue;
      yardstick.push(peerRate);
      rates[i]!.moves.push(moves / seconds);
      rates[i]!.games.push(games / seconds);
      rates[i]!.ratios.push(moves / seconds / peerRate);
      rates[i]!.gameRatios.push(games / seconds / peerRate);
    }
  }
  return [
    { subject: 'boardgame.io smallest', movesPerSecond: Math.round(median(yardstick)), ratio: 1 },
    ...subjects.map(({ name }, i) => ({
      subject: name,
      movesPerSecond: Math.round(median(rates[i]!.moves)),
      gamesPerSecond: Math.round(median(rates[i]!.games)),
      ratio: Number(median(rates[i]!.ratios).toFixed(1)),
      gamesPerPeerMove: Number(median(rates[i]!.gameRatios).toFixed(3)),
    })),
  ];
}
