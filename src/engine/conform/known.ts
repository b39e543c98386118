// Views against determinizations: each one a truth that fits, with the same pieces and the same choices.
import { CHANCE } from '../game.ts';
import { deepFreeze } from '../json.ts';
import type { Rng } from '../rng.ts';
import { demand, demandSame, type Position, type Run, readers } from './run.ts';

export function checkKnown<S, V, M>(run: Run<S, V, M>, { state, ply }: Position<S, M>, rng: Rng): void {
  const { game, kit, seats, label } = run;
  const pieces = kit.pieces(state).sort();
  const turn = game.turn(state);
  for (const reader of readers(seats)) {
    const at = `${label} ply ${ply}, view of ${reader ?? 'a spectator'}`;
    const view = game.view(state, reader);
    const possible = game.determinize(deepFreeze(view), rng);
    demandSame(game.view(possible, reader), view, 'determinize-fits', at);
    demandSame(JSON.parse(JSON.stringify(possible)), possible, 'json', `${at}: determinized state`);
    demandSame(kit.pieces(possible).sort(), pieces, 'pieces', `${at}: determinized`);
    demand(game.turn(possible) === turn, 'determinize-turn', at);
    if (reader !== null) {
      const notations = (s: S) => game.legalMoves(s, reader).map((move) => game.notation(move));
      demandSame(notations(possible), notations(state), 'determinize-moves', at);
    }
    if (turn === CHANCE) continue;
    // A determinization has to be playable, whoever has the turn.
    if (turn >= 0)
      demand(game.legalMoves(possible, turn).length > 0, 'determinize-turn', `${at}: no move for ${turn}`);
  }
}
