// Reviews get the right view and moves for every decision, in every game with every number of players.
import { expect, test } from 'vitest';
import type { Decision } from '../../bots/coach/judge.ts';
import type { SeatReview } from '../../bots/coach/review.ts';
import { rngOf } from '../../engine/chance.ts';
import { allOptions, derivedSeed, openTable, seatList, splitMove } from '../../engine/index.ts';
import { allGames } from '../../games/loaded.ts';
import { withPositions } from './reviewPositions.ts';

const tables = allGames.flatMap(({ game, texts }) =>
  game.seatCounts.map((seats) => ({ id: game.id, seats, game, texts })),
);

test.each(tables)(
  '$id with $seats people: every decision has the view of its seat',
  ({ seats, game, texts }) => {
    const table = openTable(
      game,
      seats,
      allOptions(game)[0] ?? {},
      derivedSeed('scenes', `${game.id} ${seats}`),
    );
    const rng = rngOf(`scenes ${game.id} ${seats}`);
    const decisions: Decision[] = [];
    const seen: { readonly seat: number; readonly view: unknown; readonly said: string }[] = [];
    for (let seat = table.deciders[0]; seat !== undefined; seat = table.deciders[0]) {
      const move = rng.pick(table.legalMoves(seat));
      const view = table.view(seat);
      const played = game.notation(move);
      seen.push({ seat, view: structuredClone(view), said: texts.en.move(move, view) });
      decisions.push({
        ply: table.ply + 1,
        played,
        better: played,
        before: 0.5,
        after: 0.5,
        cost: 0,
        next: null,
      });
      table.play(seat, played);
    }
    const last = table.ply;
    const reviews = seatList(seats).map((seat): SeatReview => {
      const own = decisions.filter(({ ply }) => splitMove(table.moves[ply - 1]!).seat === seat);
      const luck = { chance: 0, others: 0 };
      return {
        seat,
        even: 1 / seats,
        decisions: own,
        curve: [],
        mattered: [],
        praised: [],
        luck,
        cost: 0,
        share: 0,
      };
    });
    for (const { seat, decisions: own, positions } of withPositions(table, reviews))
      for (const [at, { ply }] of own.entries()) {
        const { view, played, better } = positions[at]!;
        expect({ seat, view, said: texts.en.move(played, view) }).toEqual(seen[ply - 1]);
        expect(better).toEqual(played);
      }
    expect(table.ply).toBe(last);
  },
);
