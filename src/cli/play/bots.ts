// Bots at the table: each decision depends on the game's seed, the ply and the seat, so that taking back and resuming change nothing.
import { choose, findBot } from '../../bots/index.ts';
import { derivedSeed, rngOf, type Seat } from '../../engine/index.ts';
import { insightOf } from '../../games/insights.ts';
import type { Sitting } from './sitting.ts';

/** The bot at this seat decides and its move is played. */
export function playBot({ table, people }: Sitting, seat: Seat): void {
  const { game, seed, ply } = table;
  const insight = insightOf(game);
  const bot = findBot(people[seat]?.bot ?? '', insight);
  if (!bot) throw new Error(`no bot at seat ${seat}`);
  const move = choose(bot, {
    game,
    insight,
    seat,
    moves: table.legalMoves(seat),
    view: () => table.view(seat),
    rng: rngOf(`${derivedSeed(seed, 'bots')}/ply ${ply}/seat ${seat}`),
    temper: derivedSeed(seed, 'temper'),
  });
  const answer = table.play(seat, game.notation(move));
  if (!answer.ok) throw new Error(`${bot.name} chose what is refused: ${JSON.stringify(answer.refusal)}`);
}
