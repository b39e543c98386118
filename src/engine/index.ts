// The public interface of the engine.

export { chanceRng, derivedSeed, rngOf } from './chance.ts';
export type { Drawing, DrawingContext, TextStyle } from './drawing.ts';
export { type Ending, readEnding } from './ending.ts';
export { EngineError } from './errors.ts';
export { type Reader, redactEvent, type VisibleEvent } from './events.ts';
export { type Foresight, foresee, type PossibleMove } from './foresight.ts';
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
  type Order,
  type OrderOffer,
  type OrderParam,
  type Outcome,
  OVER,
  type Seat,
  type StandingOrders,
} from './game.ts';
export { GENERAL_ORDERS, ONLY_MOVE, PLANNED } from './general-orders.ts';
export type { AnyInsight, Features, Insight } from './insight.ts';
export type { Level, LevelOverrides, LevelSettings } from './levels.ts';
export { allOptions, chooseOptions, type OptionsAnswer } from './options.ts';
export { placesBy, placesByScore, winShares } from './outcome.ts';
export { type ForeseenDecision, type Plan, planIn, plannedOrder } from './plan.ts';
export type { Knowledge } from './planned-move.ts';
export {
  commitmentTo,
  type Proof,
  proofFromText,
  proofOf,
  seedFromProof,
  seedFromText,
  seedOf,
} from './proof.ts';
export {
  type GameRecord,
  type PlayedGame,
  RECORD_FORMAT,
  type RecordAnswer,
  type RecordFault,
  readRecord,
  recordFrom,
  recordOf,
  type TakeBackNote,
  verify,
} from './record.ts';
export { Rng } from './rng.ts';
export {
  isSavedName,
  MAX_NAME_LENGTH,
  recordIn,
  SAVE_FORMAT,
  type SaveAnswer,
  type SavedPerson,
  type SaveFault,
  verifySave,
} from './save.ts';
export { othersInOrder, seatList, splitMove } from './seats.ts';
export { randomSecret } from './secret.ts';
export { nameOfSeen, type SeenEvent, seenBy } from './seen.ts';
export { canOrder, isOffered, isOrderOver, orderedMove } from './standing-orders.ts';
export {
  type Answer,
  type AnyTable,
  openTable,
  type Refusal,
  type Step,
  Table,
} from './table.ts';
export { type TakeBack, takeBackFor } from './take-back.ts';
export {
  type AnyTexts,
  type Descriptions,
  eventText,
  type GameTexts,
  LANGS,
  type Lang,
  type Names,
  type RuleSection,
  type ScoringStep,
} from './texts.ts';
