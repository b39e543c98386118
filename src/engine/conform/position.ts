// Checks of one position: plain data, queries that change nothing, unique notations, pieces, outcome.
import { rngOf } from '../chance.ts';
import { CHANCE, OVER } from '../game.ts';
import { deepFreeze } from '../json.ts';
import { placesBy } from '../outcome.ts';
import { seatList } from '../seats.ts';
import { demand, demandNoWriting, demandSame, type Position, type Run, readers } from './run.ts';

export function checkPosition<S, V, M>(run: Run<S, V, M>, position: Position<S, M>): void {
  checkRulesAt(run, position);
  checkPieces(run, position);
}

/** What can be checked without a kit. */
export function checkRulesAt<S, V, M>(run: Run<S, V, M>, position: Position<S, M>): void {
  checkQueries(run, position);
  checkOutcome(run, position);
  checkPlay(run, position);
  checkOdds(run, position);
}

/** The state is JSON data, and no query changes it. */
function checkQueries<S, V, M>({ game, seats, label }: Run<S, V, M>, { state, ply }: Position<S, M>): void {
  const at = `${label} ply ${ply}`;
  // Not the game's own clone: if that shared anything with the state, the state would be frozen too.
  const frozen: S = JSON.parse(JSON.stringify(state));
  demandSame(frozen, state, 'json', `${at}: state`);
  demandSame(game.clone(state), state, 'clone', `${at}: the clone`);
  deepFreeze(frozen);
  demandNoWriting('queries-change-nothing', at, () => {
    const turn = game.turn(frozen);
    if (turn === CHANCE) game.chance(frozen, rngOf(at));
    game.odds?.(frozen);
    game.outcome(frozen);
    for (const seat of seatList(seats)) for (const move of game.legalMoves(frozen, seat)) game.notation(move);
    if (turn >= 0) game.refusal(frozen, turn, 'no such notation');
    for (const reader of readers(seats)) {
      const view = game.view(frozen, reader);
      demandSame(JSON.parse(JSON.stringify(view)), view, 'json', `${at}: view of ${reader}`);
    }
    game.clone(frozen);
  });
}

export function checkMoves<S, V, M>(
  { game, seats, label }: Run<S, V, M>,
  { state, ply }: Position<S, M>,
): void {
  const at = `${label} ply ${ply}`;
  const turn = game.turn(state);
  for (const seat of seatList(seats)) {
    const notations = game.legalMoves(state, seat).map((move) => game.notation(move));
    if (turn === CHANCE || turn === OVER) {
      demand(
        notations.length === 0,
        'legal-moves',
        `${at}: seat ${seat} may move though no seat has the turn`,
      );
    }
    demand(
      new Set(notations).size === notations.length,
      'notation',
      `${at}: twice the same in ${notations.join(', ')}`,
    );
    const wrong = notations.find(
      (notation) => !/^[^\s\u21b6]\S*( \S+)*$/.test(notation) || notation.length > 60,
    );
    demand(
      wrong === undefined,
      'notation',
      `${at}: "${wrong}" is not words with single spaces, at most 60 characters, or begins with the sign of a take-back`,
    );
  }
}

function checkPieces<S, V, M>({ kit, label }: Run<S, V, M>, position: Position<S, M>): void {
  const pieces = kit.pieces(position.opening).sort();
  demand(pieces.length > 0, 'pieces', `${label}: no piece at all`);
  demandSame(kit.pieces(position.state).sort(), pieces, 'pieces', `${label} ply ${position.ply}`);
}

function checkOutcome<S, V, M>({ game, seats, label }: Run<S, V, M>, { state, ply }: Position<S, M>): void {
  const at = `${label} ply ${ply}`;
  const outcome = game.outcome(state);
  demand(
    (outcome !== null) === (game.turn(state) === OVER),
    'outcome',
    `${at}: there exactly when the game is over`,
  );
  if (!outcome) return;
  const { places, scores } = outcome;
  demand(places.length === seats && scores.length === seats, 'outcome', `${at}: one place and score a seat`);
  // A place is 1 plus the number of seats that are ahead.
  demandSame(
    placesBy(places, (a, b) => a - b),
    places,
    'outcome',
    `${at}: places`,
  );
}

/** A clone is independent of its original, a view of its state, and listening to events changes nothing. */
function checkPlay<S, V, M>(
  { game, seats, label }: Run<S, V, M>,
  { state, ply, next }: Position<S, M>,
): void {
  if (!next) return;
  const at = `${label} ply ${ply}`;
  const before = JSON.stringify(state);
  const emitting = game.clone(state);
  const views = readers(seats).map((reader) => game.view(emitting, reader));
  const viewsBefore = JSON.stringify(views);
  game.play(emitting, next.by, next.move, () => {});
  demand(JSON.stringify(state) === before, 'clone', `${at}: playing on a clone changed the original`);
  demand(JSON.stringify(views) === viewsBefore, 'clone', `${at}: playing changed a view taken before`);
  const silent = game.clone(state);
  game.play(silent, next.by, next.move);
  demandSame(silent, emitting, 'emit', `${at}: with and without a listener`);
}

function checkOdds<S, V, M>({ game, label }: Run<S, V, M>, { state, ply, next }: Position<S, M>): void {
  if (!game.odds || next?.by !== CHANCE) return;
  const odds = game.odds(state);
  const notations = odds.map(({ move }) => game.notation(move));
  const at = `${label} ply ${ply}`;
  demand(
    odds.every(({ weight }) => weight > 0),
    'odds',
    `${at}: a weight that is not positive`,
  );
  demand(new Set(notations).size === notations.length, 'odds', `${at}: a move twice`);
  demand(
    odds.length === 0 || notations.includes(game.notation(next.move)),
    'odds',
    `${at}: chance did what odds do not list`,
  );
}
