// Draws the first position for all options and plays a few random games for each seat count, to see that a game from outside does what the contract asks.
// It finds what would stop a table or spoil its record. Leaks and rarer faults are found by the conformance suite in the game's own tests.
import { derivedSeed, rngOf } from '../engine/chance.ts';
import { ConformanceFault } from '../engine/conform/index.ts';
import { checkRules } from '../engine/conform/rules.ts';
import { type AnyGame, type Options, OVER } from '../engine/game.ts';
import { sameJson } from '../engine/json.ts';
import type { GameManifest } from '../engine/manifest.ts';
import { allOptions } from '../engine/options.ts';
import { proofFromText, seedFromProof } from '../engine/proof.ts';
import { type AnyTable, openTable } from '../engine/table.ts';
import { type AnyTexts, eventText, LANGS, type Lang, type Names } from '../engine/texts.ts';
import { checkDrawing } from './check-drawing.ts';
import { checkRecord } from './check-record.ts';
import { GameError } from './game-error.ts';
import { callNamed, framesOutside, withNamedErrors } from './game-failure.ts';
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
/** For each seat count, with other options each time. The first one is always played, the others only while there is time. */
const RANDOM_GAMES = 3;
const MAX_MS = 1000;

/** Throws a `GameError` that says what is wrong. */
export function checkContract(manifest: GameManifest, loaded: LoadedGame): void {
  try {
    checkForm(manifest, loaded.game);
    const named = { ...loaded, game: withNamedErrors(loaded.game) };
    const { game, texts } = loaded;
    const choices = allOptions(game);
    const start = performance.now();
    for (const seats of game.seatCounts) {
      for (const options of choices) inSituation(seats, options, () => checkOpening(named, seats, options));
      for (let number = 0; number < RANDOM_GAMES; number++) {
        if (number > 0 && performance.now() - start > MAX_MS) break;
        const options = choices[number % choices.length] ?? {};
        inSituation(seats, options, () => {
          playRandomly(named, seats, options, number);
          checkRules({ game, texts, seats, options, seed: seedFor(game, number) });
        });
      }
    }
  } catch (error) {
    if (error instanceof GameError) throw error;
    const reason = messageOf(error);
    throw new GameError({ code: 'contract-broken', id: manifest.id, reason });
  }
}

/** What is wrong is said with the seat count and the options with which it was found. */
function inSituation(seats: number, options: Options, check: () => void): void {
  try {
    check();
  } catch (error) {
    const reason = error instanceof ConformanceFault ? placed(error) : messageOf(error);
    const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    throw new Error(`${reason} (${[`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...chosen].join(', ')})`, {
      cause: error,
    });
  }
}

/** A write where nothing may be written has a place in the game's own files. */
function placed(fault: ConformanceFault): string {
  const [frame] = framesOutside(fault.cause);
  return frame ? `${fault.message} at ${frame.place}` : fault.message;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function checkForm({ id, seatCounts }: GameManifest, game: AnyGame): void {
  for (const method of METHODS) expect(typeof game[method] === 'function', `${method} is not a function`);
  expect(game.id === id, `its id is "${game.id}", the manifest's is "${id}"`);
  expect(Number.isInteger(game.version), 'version is not a whole number');
  expect(String(game.seatCounts) === String(seatCounts), "seatCounts differ from the manifest's");
}

const names: Names = (seat) => `Player ${seat + 1}`;

/** The first position, as every seat and a spectator see it. */
function checkOpening(loaded: LoadedGame, seats: number, options: Options): void {
  checkPictures(loaded, openTable(loaded.game, seats, options, seedFor(loaded.game, 0)));
}

function playRandomly(loaded: LoadedGame, seats: number, options: Options, number: number): void {
  const { game, texts } = loaded;
  const proof = proofFromText(seedFor(game, number), seats);
  const table = openTable(game, seats, options, seedFromProof(proof));
  const rng = rngOf(`contract ${game.id} ${seats} ${number}`);
  let checkedSteps = 0;
  for (let [seat] = table.deciders; seat !== undefined; [seat] = table.deciders) {
    expect(table.ply < MAX_PLIES, `a random game is not over after ${MAX_PLIES} moves`);
    const view = table.view(seat);
    expect(sameJson(view, JSON.parse(JSON.stringify(view))), 'a view is not plain JSON');
    checkDrawing(loaded, view, names);
    const moves = table.legalMoves(seat);
    const notations = moves.map((move) => game.notation(move));
    expect(new Set(notations).size === notations.length, 'two legal moves have the same notation');
    const supposed = game.legalMoves(game.determinize(view, rng), seat);
    expect(supposed.length === moves.length, 'the legal moves are others in a determinized state');
    for (const lang of LANGS) {
      const { prompt, move: moveText } = textsWithNamedErrors(texts[lang], lang);
      expect(isText(prompt(view, names)), `there is no prompt (${lang})`);
      for (const move of moves) expect(isText(moveText(move, view)), `a move has no text (${lang})`);
    }
    const answer = table.play(seat, rng.pick(notations));
    expect(answer.ok, 'a legal move is refused');
    for (const { events } of table.steps.slice(checkedSteps))
      for (const event of events)
        for (const lang of LANGS)
          callNamed(`texts.${lang}: the event “${event.key}”`, () => eventText(texts[lang], event, names));
    checkedSteps = table.steps.length;
  }
  const { turn, outcome } = table;
  expect(turn === OVER, `seat ${turn} has the turn and no legal move`);
  expect(outcome?.places.length === seats && outcome.scores.length === seats, 'the outcome lacks a seat');
  for (const lang of LANGS)
    expect(isText(texts[lang].reasons[outcome?.reason ?? '']), `the reason of the end has no text (${lang})`);
  checkPictures(loaded, table);
  checkRecord(table, proof, texts.en);
}

function checkPictures(loaded: LoadedGame, table: AnyTable): void {
  for (let seat = 0; seat < table.seats; seat++) checkDrawing(loaded, table.view(seat), names);
  checkDrawing(loaded, table.view(null), names);
}

function textsWithNamedErrors(texts: AnyTexts, lang: Lang): Pick<AnyTexts, 'prompt' | 'move'> {
  return {
    prompt: (...args) => callNamed(`texts.${lang}: prompt`, () => texts.prompt(...args)),
    move: (...args) => callNamed(`texts.${lang}: move`, () => texts.move(...args)),
  };
}

const seedFor = (game: AnyGame, number: number) => derivedSeed('contract', `${game.id} ${number}`);

const isText = (value: unknown) => typeof value === 'string' && value !== '';

function expect(isRight: boolean, fault: string): asserts isRight {
  if (!isRight) throw new Error(fault);
}
