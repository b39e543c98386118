// The server of boardgame.io with the same game, hidden hands by its playerView; in memory, or with its file storage.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requirePeer } from '../boardgameio.ts';
import { EXTRA, PORT, report } from './child.ts';
import { HAND } from './smallest.ts';

interface G {
  hands: number[][];
  table: number[];
}
interface Random {
  Shuffle<T>(list: T[]): T[];
}
interface Library {
  Server(setting: object): { run(setting: object): Promise<unknown> };
  Origins: { LOCALHOST: unknown };
  FlatFile: new (setting: { dir: string; ttl: boolean }) => object;
}

const deal = (random: Random): G => {
  const deck = random.Shuffle(Array.from({ length: 2 * HAND }, (_, card) => card));
  return { hands: [deck.slice(0, HAND), deck.slice(HAND)], table: [] };
};

const game = {
  name: 'smallest',
  setup: ({ random }: { random: Random }) => deal(random),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }: { G: G; playerID: string; random: Random }, card: number) => {
      const hand = G.hands[Number(playerID)]!;
      const place = hand.indexOf(card);
      if (place < 0) return 'INVALID_MOVE';
      hand.splice(place, 1);
      G.table.push(card);
      if (G.hands.every((each) => each.length === 0)) Object.assign(G, deal(random));
      return undefined;
    },
  },
  playerView: ({ G, playerID }: { G: G; playerID: string | null }) => ({
    hand: playerID === null ? [] : G.hands[Number(playerID)],
    counts: G.hands.map(({ length }) => length),
    table: G.table,
  }),
};

const { Server, Origins, FlatFile } = requirePeer('boardgame.io/server') as Library;
const folder = mkdtempSync(join(tmpdir(), 'boardgameio-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const db = EXTRA === 'files' ? { db: new FlatFile({ dir: folder, ttl: false }) } : {};
await Server({ games: [game], origins: [Origins.LOCALHOST], ...db }).run({
  port: PORT,
  callback: () => report(PORT),
});
