// The moments of a game that a contact sheet shows, as saved games: each waits for a decision of the player.
import {
  openTable,
  proofFromText,
  recordOf,
  type Seat,
  seedFromProof,
  splitMove,
} from '../../../src/engine/index.ts';
import type { GameManifest } from '../../../src/engine/manifest.ts';
import { playGame } from '../../../src/library/play-game.ts';
import { BOT_NAMES } from '../../../src/web/botNames.ts';
import type { SavedGame } from '../../../src/web/savedGames.ts';

export const MOMENTS = ['start', 'middle', 'last act'] as const;
export type Moment = (typeof MOMENTS)[number];

/** The seat of the player in the pictures. */
const OWN: Seat = 0;
/** Where the middle of a game is looked for, as a share of its moves. */
const MIDDLE = 0.6;

export async function momentsOf(
  manifest: GameManifest,
  seats: number,
  seed: string,
): Promise<Readonly<Record<Moment, SavedGame>>> {
  const game = await manifest.game();
  const { record } = playGame(
    game,
    Array.from({ length: seats }, () => 'greedy'),
    seed,
  );
  const proof = proofFromText(seed, seats);
  const table = openTable(game, seats, record.options, seedFromProof(proof));
  /** The plies at which the player has a choice, with the records up to there. */
  const choices: { readonly ply: number; readonly count: number; readonly saved: SavedGame }[] = [];
  for (const [ply, move] of record.moves.entries()) {
    const count = table.legalMoves(OWN).length;
    if (count > 1) choices.push({ ply, count, saved: savedAt(ply) });
    const { seat, notation } = splitMove(move);
    const answer = table.play(seat, notation);
    if (!answer.ok) throw new Error(`${manifest.id} refused its own record at ply ${ply}`);
  }
  const [first, last] = [choices[0], choices.at(-1)];
  const middle = choices.find(({ ply, count }) => ply > record.moves.length * MIDDLE && count > 2) ?? last;
  if (!first || !middle || !last) throw new Error(`in ${manifest.id} seat ${OWN} never has a choice`);
  return { start: first.saved, middle: middle.saved, 'last act': last.saved };

  function savedAt(ply: number): SavedGame {
    return {
      id: `sheet-${manifest.id}-${ply}`,
      game: manifest.id,
      sitters: Array.from({ length: seats }, (_, seat) =>
        seat === OWN
          ? { kind: 'person', name: 'Zoé' }
          : { kind: 'bot', name: BOT_NAMES[seat] ?? `${seat}`, level: 'apprentice' },
      ),
      options: record.options,
      record: recordOf(table, proof),
      seed: null,
      playedAt: 0,
    };
  }
}
