// Checks that every event, option, move, refusal and reason has a text in every language.
import { redactEvent } from '../events.ts';
import type { Game, GameEvent, Seat } from '../game.ts';
import type { Rng } from '../rng.ts';
import { seatList } from '../seats.ts';
import { eventText, type GameTexts, LANGS, type Lang } from '../texts.ts';
import { demand, demandSame, type Position, type Run, readers } from './run.ts';

type Texts<V, M> = Readonly<Record<Lang, GameTexts<V, M>>>;

/** Checks that need no game. */
export function checkTexts<S, V, M>(game: Game<S, V, M>, texts: Texts<V, M>): void {
  for (const lang of LANGS) {
    const { name, about, options, rules } = texts[lang];
    checkWords(name, `${lang} name`);
    checkWords(about, `${lang} about`);
    for (const [option, values] of Object.entries(game.options)) {
      checkWords(options[option]?.label, `${lang} option ${option}`);
      for (const value of values)
        checkWords(options[option]?.values[String(value)], `${lang} option ${option}=${value}`);
    }
    demand(rules.length > 0, 'texts', `${lang}: no rules`);
    for (const { id, title, text } of rules) {
      checkWords(title, `${lang} rules ${id}`);
      checkWords(text, `${lang} rules ${id}`);
    }
    const { refusals, reasons } = texts[lang];
    for (const [key, text] of Object.entries({ ...refusals, ...reasons })) checkWords(text, `${lang} ${key}`);
  }
  const { en, fr } = texts;
  demandSame(
    en.rules.map((r) => r.id),
    fr.rules.map((r) => r.id),
    'texts',
    'sections of the rules',
  );
  for (const part of ['events', 'refusals', 'reasons', 'causes'] as const) {
    demandSame(keysOf(en[part]), keysOf(fr[part]), 'texts', `keys of ${part}`);
  }
}

const keysOf = (texts: object | undefined) => Object.keys(texts ?? {}).sort();

/** Checks the texts of a position, for a random reader and with what that reader may know. */
export function checkTextsOf<S, V, M>(run: Run<S, V, M>, position: Position<S, M>, rng: Rng): void {
  const { game, kit, seats, label } = run;
  const { state, ply, events, next } = position;
  checkEvents(run, position, events, rng);
  // Checking every sentence for every reader would cost more than all other checks; each kind occurs often enough.
  const lang = rng.pick(LANGS);
  const texts = kit.texts[lang];
  const at = `${label} ply ${ply} ${lang}`;
  const outcome = game.outcome(state);
  if (outcome) checkWords(texts.reasons[outcome.reason], `${at}: reason ${outcome.reason}`);
  else checkWords(texts.prompt(game.view(state, rng.pick(readers(seats))), nameOf), `${at}: prompt`);
  checkDescriptions(texts, game.view(state, rng.pick(readers(seats))), at);
  demandSame(texts.describe?.hand(game.view(state, null)) ?? [], [], 'texts', `${at}: hand of a spectator`);
  if (!next || next.by < 0) return;
  const notation = game.notation(next.move);
  checkWords(texts.move(next.move, game.view(state, next.by)), `${at}: move ${notation}`);
  // The legal move of one seat, or a variation of it, is a good sample of illegal moves for another.
  const seat = rng.pick(seatList(seats));
  const legal = new Set(game.legalMoves(state, seat).map((move) => game.notation(move)));
  for (const wrong of ['no such notation', ...neighbours(notation)]) {
    if (legal.has(wrong)) continue;
    const because = game.refusal(state, seat, wrong);
    checkWords(texts.refusals[because], `${at}: refusal ${because} of "${wrong}" by ${seat}`);
  }
}

/** What a key tells to players who listen. */
function checkDescriptions<V, M>({ describe }: GameTexts<V, M>, view: V, at: string): void {
  if (!describe) return;
  const situation = describe.situation(view, nameOf);
  demand(situation.length > 0, 'texts', `${at}: nothing said for the situation`);
  const told = { situation, hand: describe.hand(view), scores: describe.scores?.(view, nameOf) ?? [] };
  for (const [part, sentences] of Object.entries(told)) {
    for (const sentence of sentences) {
      checkWords(sentence, `${at}: ${part}`);
      demand(/[.:]$/.test(sentence), 'texts', `${at}: ${part} reads "${sentence}", which does not end`);
    }
  }
}

/** Events that occur once in many games: their texts are checked wherever they occur. */
export function checkRareEvents<S, V, M>(run: Run<S, V, M>, position: Position<S, M>, rng: Rng): void {
  const rare = position.events.filter(({ key }) => (run.seen.said.get(key) ?? 0) < 20);
  checkEvents(run, position, rare, rng);
}

function checkEvents<S, V, M>(
  { kit, seats, label, seen }: Run<S, V, M>,
  { ply }: Position<S, M>,
  events: readonly GameEvent[],
  rng: Rng,
): void {
  for (const event of events) {
    seen.said.set(event.key, 1 + (seen.said.get(event.key) ?? 0));
    const visible = redactEvent(event, rng.pick(readers(seats)));
    for (const lang of LANGS) {
      const at = `${label} ply ${ply} ${lang}: event ${event.key}`;
      const texts = kit.texts[lang];
      demand(Object.hasOwn(texts.events, event.key), 'texts', `nothing said for ${at}`);
      checkWords(eventText(texts, visible, nameOf), at);
    }
  }
}

const nameOf = (seat: Seat) => `P${seat + 1}`;

/** Typical slips in writing a move: wrong numbers, a word too few or too many. */
function neighbours(notation: string): string[] {
  const words = notation.split(' ');
  return [
    notation,
    notation.replaceAll(/\d+/g, '0'),
    notation.replaceAll(/\d+/g, '99'),
    words.slice(0, -1).join(' '),
    words.toReversed().join(' '),
    `${notation} 1`,
  ];
}

export function checkWords(text: string | undefined, where: string): void {
  demand(typeof text === 'string' && text.trim() !== '', 'texts', `nothing said for ${where}`);
  demand(!/\b(undefined|null|NaN)\b|\[object/.test(text), 'texts', `${where} reads "${text}"`);
  if (!/\bfr\b/.test(where)) return;
  for (const { slip, advice } of FRENCH_SLIPS) {
    const found = slip.exec(text);
    demand(!found, 'typography', `${where}: "${found}" in "${text}": ${advice}`);
  }
}

const NO_BREAK_SPACE = 'a no-break space (U+00A0, or the narrow U+202F)';

const FRENCH_SLIPS: readonly { readonly slip: RegExp; readonly advice: string }[] = [
  {
    slip: /\S* [;:!?»]/u,
    advice: `a plain space before ; : ! ? or » can break the line; write ${NO_BREAK_SPACE}`,
  },
  {
    slip: /[\p{L}\p{N})]+[;:!?»](?=\s|$)/u,
    advice: `there is no space before ; : ! ? or »; write ${NO_BREAK_SPACE}`,
  },
  { slip: /« \S*/u, advice: `a plain space after « can break the line; write ${NO_BREAK_SPACE}` },
  { slip: /«\S+/u, advice: `there is no space after «; write ${NO_BREAK_SPACE}` },
  { slip: /\p{L}+'\p{L}+/u, advice: 'the apostrophe is straight; write ’ (U+2019)' },
];
