// Checks of determinizations: each fits its view and has the same pieces and legal moves.
import { CHANCE, OVER } from '../game.ts';
import { deepFreeze, sameJson } from '../json.ts';
import type { Rng } from '../rng.ts';
import { demand, demandNoWriting, demandSame, type Position, type Run, readers } from './run.ts';

export function checkKnown<S, V, M>(run: Run<S, V, M>, { state, ply }: Position<S, M>, rng: Rng): void {
  const { game, kit, seats, label } = run;
  const pieces = kit.pieces(state).sort();
  const turn = game.turn(state);
  for (const reader of readers(seats)) {
    const at = `${label} ply ${ply}, view of ${reader ?? 'a spectator'}`;
    const view: V = deepFreeze(JSON.parse(JSON.stringify(game.view(state, reader))));
    const possible = demandNoWriting('queries-change-nothing', `${at}: determinize`, () =>
      game.determinize(view, rng),
    );
    demandSame(game.view(possible, reader), view, 'determinize-fits', at);
    demandSame(JSON.parse(JSON.stringify(possible)), possible, 'json', `${at}: determinized state`);
    demandSame(kit.pieces(possible).sort(), pieces, 'pieces', `${at}: determinized`);
    demand(game.turn(possible) === turn, 'determinize-turn', at);
    if (reader !== null) {
      const notations = (s: S) => game.legalMoves(s, reader).map((move) => game.notation(move));
      demandSame(notations(possible), notations(state), 'determinize-moves', at);
    }
    run.seen.supposed ||= !sameJson(possible, state);
    checkPlayable(run, possible, at, rng);
  }
}

/** A determinization must be playable for the seat on turn, in place, and share nothing with the view. */
function checkPlayable<S, V, M>({ game }: Run<S, V, M>, possible: S, at: string, rng: Rng): void {
  const turn = game.turn(possible);
  if (turn === OVER) return;
  const moves = turn === CHANCE ? [game.chance(possible, rng)] : game.legalMoves(possible, turn);
  demand(moves.length > 0, 'determinize-turn', `${at}: no move for ${turn}`);
  demandNoWriting('clone', `${at}: playing on a determinization wrote on the view`, () =>
    game.play(possible, turn, rng.pick(moves)),
  );
}
