// What the engine offers to everything above it.
export { chanceRng, derivedSeed, rngOf } from './chance.ts';
export type { Drawing, Easel, Ink } from './drawing.ts';
export { type ToldEvent, tell } from './events.ts';
export {
  type AnyGame,
  type Args,
  CHANCE,
  type Chosen,
  type Emit,
  type Game,
  type GameEvent,
  type Json,
  type OptionLists,
  type Options,
  type OptionValue,
  type Outcome,
  OVER,
  type Seat,
} from './game.ts';
export { allOptions, chooseOptions, type OptionsAnswer } from './options.ts';
export { placesBy, placesByScore } from './outcome.ts';
export { commitmentTo, type Proof, proofFromText, proofOf, randomSecret, seedOf } from './proof.ts';
export {
  type GameRecord,
  RECORD_FORMAT,
  type RecordFault,
  readRecord,
  recordFrom,
  recordOf,
  verify,
} from './record.ts';
export { Rng } from './rng.ts';
export {
  isSavedName,
  LONGEST_NAME,
  recordIn,
  SAVE_FORMAT,
  type SavedPerson,
  type SaveFault,
  verifySave,
} from './save.ts';
export {
  type Answer,
  type AnyTable,
  openTable,
  type Refusal,
  type Step,
  seatList,
  splitMove,
  Table,
} from './table.ts';
export { type TakeBack, takeBackFor } from './take-back.ts';
export {
  type AccountStep,
  type AnyTexts,
  eventText,
  type GameTexts,
  LANGS,
  type Lang,
  type Names,
  type RuleSection,
} from './texts.ts';
