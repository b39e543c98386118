// The contract of a game's texts: every sentence and name that a person sees, once for each language.
import { checkArgument, isObject, shown } from './arguments.ts';
import type { StatedCause } from './cause.ts';
import { EngineError } from './errors.ts';
import type { Args, GameEvent, Seat } from './game.ts';

export const LANGS = ['en', 'fr'] as const;
export type Lang = (typeof LANGS)[number];

/** The name of a seat at this table. */
export type Names = (seat: Seat) => string;

/** The arguments of one kind of event, with the secret ones for readers who may know them. */
type VisibleArgs<E extends GameEvent, K extends E['key']> = E extends { key: K; args: infer A }
  ? A & (E extends { secret?: { args: infer Secret } } ? Partial<Secret> : unknown)
  : never;

/** The arguments of one kind of cause; several keys may share them. */
type CauseArgs<C extends CauseKind, K extends string> = C extends CauseKind
  ? K extends C['key']
    ? C['args']
    : never
  : never;
export type CauseKind = Pick<StatedCause, 'key' | 'args'>;

/** Taken from a method, so that the texts of one game can be used where the texts of any game are expected. */
type Sentence<A> = { say(args: A, names: Names): string }['say'];

export interface RuleSection {
  /** The same in all languages; a prompt may refer to it. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs, `- ` lists and **emphasis**. */
  readonly text: string;
}

/** An event as everybody may see it. */
export type PublicEvent<E extends GameEvent> = E extends GameEvent
  ? { readonly key: E['key']; readonly args: E['args'] }
  : never;

/** An event as one reader sees it: with its secret arguments where the reader may know them. */
export type SeenEvent<E extends GameEvent> = E extends GameEvent
  ? { readonly key: E['key']; readonly args: VisibleArgs<E, E['key']> }
  : never;

/** One step of the final scoring. */
export interface ScoringStep {
  readonly title: string;
  readonly lines: readonly string[];
  /**
   * What each seat gains in this step; together the gains are the final scores. Pages count them one by one. A step
   * that only sums up has none.
   */
  readonly gains?: readonly number[];
  /** What is counted, as the game's board names it: a category, a round, a seat. */
  readonly subject?: string;
}

/** The words for one kind of standing order. */
export interface OrderTexts {
  /** What it does, for a list of choices: "Bid in this auction up to". */
  readonly title: string;
  /** For each amount its label; for a ranking the names of what is ranked. */
  readonly params: { readonly [name: string]: string | { readonly [value: string]: string } };
  /** Amounts that are better said in words than as numbers. */
  readonly amounts?: { readonly [amount: string]: string };
  /** The order as it was given: "Up to 5 for this card, then pass". */
  say(args: Args): string;
}

/** Words for what a board shows, for players who listen. A key tells each of them at any time. */
export interface Descriptions<V> {
  /** What everybody can see: short sentences, the most important first. */
  situation(view: V, names: Names): readonly string[];
  /** What only the view's own seat has; empty for a spectator, and in a game without hands. */
  hand(view: V): readonly string[];
  /** As far as the view's seat knows them; without it the scores are known only at the end. */
  scores?(view: V, names: Names): readonly string[];
}

export interface GameTexts<V, M, E extends GameEvent = GameEvent, C extends CauseKind = CauseKind> {
  readonly name: string;
  /** What it is, in two sentences. */
  readonly about: string;
  readonly options: {
    readonly [name: string]: {
      readonly label: string;
      readonly values: { readonly [value: string]: string };
    };
  };
  /** What happened, in the third person: "Anna shows 3 4 5". */
  readonly events: { readonly [K in E['key']]: Sentence<VisibleArgs<E, K>> };
  /**
   * What one seat has done in a turn, as one sentence that begins with its name: "Anna keeps a card and lays out two."
   * Null where the sentences of the events, joined, say it as well.
   */
  turnSummary?(events: readonly SeenEvent<E>[], names: Names): string | null;
  /** How a turn goes on after its first move, to be added to that move's own words: "then show 3 4 5". Null if it does not. */
  restOfTurn?(events: readonly SeenEvent<E>[]): string | null;
  /** Events that the summary leaves to the board, as a count: a screen reader says their own sentences. */
  readonly saidWhole?: readonly E['key'][];
  /** What a legal move does, for a list of choices: "Show 3 4 5". */
  move(move: M, view: V): string;
  /** One sentence: who must do what now. Addresses the view's own seat as "you" when it has to decide. */
  prompt(view: V, names: Names): string;
  /** Without it the drawing of the terminal is read out. */
  readonly describe?: Descriptions<V>;
  /** The final scoring step by step, from all public events of the game in their order. */
  scoreBreakdown?(events: readonly PublicEvent<E>[], names: Names): readonly ScoringStep[];
  /** By how much somebody leads, if scores are not points: "by 3 pawns". At least 1. */
  lead?(difference: number): string;
  /** For a game with standing orders: a text for each kind. */
  readonly orders?: { readonly [kind: string]: OrderTexts };
  readonly refusals: { readonly [code: string]: string };
  /** Why the game ended, for each `reason` of an outcome. */
  readonly reasons: { readonly [reason: string]: string };
  /**
   * For an insight with `explain`: why a move is good or bad, in one or two sentences that follow it: "This breaks up
   * the run 3 4 5." Nobody is addressed: the move may be a hint, a player's own, or another player's.
   */
  readonly causes?: { readonly [K in C['key']]: Sentence<CauseArgs<C, K>> };
  readonly rules: readonly RuleSection[];
}

export type AnyTexts = GameTexts<unknown, unknown>;

export function eventText(texts: AnyTexts, event: { key: string; args: Args }, names: Names): string {
  checkArgument(
    isObject(texts) && isObject(texts.events),
    'not-texts',
    'texts',
    'the texts of a game',
    texts,
  );
  checkArgument(isObject(event), 'not-an-event', 'event', 'an event with key and args', event);
  const sentence = Object.hasOwn(texts.events, event.key) ? texts.events[event.key] : undefined;
  if (!sentence) throw new EngineError('no-event-text', `no text for the event ${shown(event.key)}`);
  return sentence(event.args, names);
}
