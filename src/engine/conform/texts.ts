// Every event, option, move, refusal and reason has words in every language.
import { tell } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { seatList } from '../table.ts';
import { eventText, type GameTexts, LANGS, type Lang } from '../texts.ts';
import { demand, demandSame, type Position, type Run, readers } from './run.ts';

type Texts<V, M> = Readonly<Record<Lang, GameTexts<V, M>>>;

/** What can be seen without playing. */
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
  for (const part of ['events', 'refusals', 'reasons'] as const) {
    demandSame(Object.keys(en[part]).sort(), Object.keys(fr[part]).sort(), 'texts', `keys of ${part}`);
  }
}

/** What comes up in play: said to every reader, with what that reader may know. */
export function checkTextsOf<S, V, M>(
  { game, kit, seats, label }: Run<S, V, M>,
  position: Position<S, M>,
): void {
  const { state, ply, events, next } = position;
  // Every sentence at every position would cost more than all the rest; each kind comes up often enough.
  const reader = readers(seats)[ply % (seats + 1)] ?? null;
  const lang = LANGS[ply % LANGS.length]!;
  const texts = kit.texts[lang];
  const names = (seat: Seat) => `P${seat + 1}`;
  const at = `${label} ply ${ply} ${lang}`;
  for (const event of events) {
    demand(
      Object.hasOwn(texts.events, event.key),
      'texts',
      `${at}: no sentence for the event "${event.key}"`,
    );
    checkWords(eventText(texts, tell(event, reader), names), `${at}: event ${event.key}`);
  }
  const view = game.view(state, reader);
  const outcome = game.outcome(state);
  if (outcome) checkWords(texts.reasons[outcome.reason], `${at}: reason ${outcome.reason}`);
  else checkWords(texts.prompt(view, names), `${at}: prompt`);
  if (next && next.by >= 0) {
    const own = game.view(state, next.by);
    checkWords(texts.move(next.move, own), `${at}: move ${game.notation(next.move)}`);
    const because = game.refusal(state, next.by, 'no such notation');
    checkWords(texts.refusals[because], `${at}: refusal ${because}`);
  }
  for (const seat of seatList(seats)) {
    if (
      seat !== next?.by &&
      game.turn(state) >= 0 &&
      game.legalMoves(state, seat).length === 0 &&
      next &&
      next.by >= 0
    ) {
      // What one seat may play is, for another, a fine sample of what is not legal.
      const because = game.refusal(state, seat, game.notation(next.move));
      checkWords(texts.refusals[because], `${at}: refusal ${because}`);
    }
  }
}

function checkWords(text: string | undefined, where: string): void {
  demand(typeof text === 'string' && text.trim() !== '', 'texts', `nothing said for ${where}`);
  demand(!/undefined|null|NaN|\[object/.test(text), 'texts', `${where} reads "${text}"`);
  if (/\bfr\b/.test(where)) {
    const slip = /\S* [;:!?»]|« |\p{L}'\p{L}/u.exec(text);
    demand(!slip, 'typography', `${where}: a plain space or apostrophe at "${slip}" in "${text}"`);
  }
}
