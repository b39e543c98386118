// Plays a random game for each seat count, to see that a game from outside does what the contract asks.
// It finds what would stop a table. Leaks and rarer faults are found by the conformance suite in the game's own tests.
import { derivedSeed, rngOf } from '../engine/chance.ts';
import type { AnyGame } from '../engine/game.ts';
import { sameJson } from '../engine/json.ts';
import type { GameManifest } from '../engine/manifest.ts';
import { allOptions } from '../engine/options.ts';
import { openTable } from '../engine/table.ts';
import { eventText, LANGS } from '../engine/texts.ts';
import { GameError } from './game-error.ts';
import type { LoadedGame } from './load.ts';

const METHODS = [
  'setup',
  'clone',
  'turn',
  'legalMoves',
  'chance',
  'play',
  'outcome',
  'notation',
  'refusal',
  'view',
  'determinize',
] as const;
const MAX_PLIES = 20_000;

/** Throws a `GameError` that says what is wrong. */
export function checkContract(manifest: GameManifest, loaded: LoadedGame): void {
  try {
    checkForm(manifest, loaded.game);
    for (const seats of loaded.game.seatCounts) playRandomly(loaded, seats);
  } catch (error) {
    if (error instanceof GameError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new GameError({ code: 'contract-broken', id: manifest.id, reason });
  }
}

function checkForm({ id, seatCounts }: GameManifest, game: AnyGame): void {
  for (const method of METHODS) expect(typeof game[method] === 'function', `${method} is not a function`);
  expect(game.id === id, `its id is "${game.id}", the manifest's is "${id}"`);
  expect(Number.isInteger(game.version), 'version is not a whole number');
  expect(String(game.seatCounts) === String(seatCounts), "seatCounts differ from the manifest's");
}

function playRandomly({ game, texts }: LoadedGame, seats: number): void {
  const table = openTable(game, seats, allOptions(game)[0] ?? {}, derivedSeed('contract', game.id));
  const rng = rngOf(`contract ${game.id} ${seats}`);
  const names = (seat: number) => `Player ${seat + 1}`;
  let checkedSteps = 0;
  for (let [seat] = table.deciders; seat !== undefined; [seat] = table.deciders) {
    expect(table.ply < MAX_PLIES, `a random game is not over after ${MAX_PLIES} moves`);
    const view = table.view(seat);
    expect(sameJson(view, JSON.parse(JSON.stringify(view))), 'a view is not plain JSON');
    const moves = table.legalMoves(seat);
    const notations = moves.map((move) => game.notation(move));
    expect(new Set(notations).size === notations.length, 'two legal moves have the same notation');
    const supposed = game.legalMoves(game.determinize(view, rng), seat);
    expect(supposed.length === moves.length, 'the legal moves are others in a determinized state');
    for (const lang of LANGS) {
      expect(isText(texts[lang].prompt(view, names)), `there is no prompt (${lang})`);
      for (const move of moves) expect(isText(texts[lang].move(move, view)), `a move has no text (${lang})`);
    }
    const answer = table.play(seat, rng.pick(notations));
    expect(answer.ok, 'a legal move is refused');
    for (const { events } of table.steps.slice(checkedSteps))
      for (const event of events) for (const lang of LANGS) eventText(texts[lang], event, names);
    checkedSteps = table.steps.length;
  }
  const { outcome } = table;
  expect(outcome?.places.length === seats && outcome.scores.length === seats, 'the outcome lacks a seat');
  for (const lang of LANGS)
    expect(isText(texts[lang].reasons[outcome?.reason ?? '']), `the reason of the end has no text (${lang})`);
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

function expect(isRight: boolean, fault: string): asserts isRight {
  if (!isRight) throw new Error(fault);
}
