// A turn as one sentence: by the game's own summary, or from the sentences of its events without the repeated name.

import type { VisibleEvent } from './events.ts';
import type { Seat } from './game.ts';
import { type AnyTexts, eventText, type Lang, type Names } from './texts.ts';

const JOINTS: Readonly<Record<Lang, string>> = { en: '; ', fr: '\u202f; ' };

export interface TurnWords {
  readonly lang: Lang;
  readonly texts: AnyTexts;
  readonly names: Names;
}

export function turnText(events: readonly VisibleEvent[], seat: Seat | null, words: TurnWords): string {
  return words.texts.turnSummary?.(events, words.names) ?? joinedText(events, seat, words);
}

/** Without the summary, which may tell only a whole turn rightly. */
export function joinedText(
  events: readonly VisibleEvent[],
  seat: Seat | null,
  { lang, texts, names }: TurnWords,
): string {
  const sentences = events.map((event) => eventText(texts, event, names));
  if (seat === null || sentences.length < 2) return sentences.join(' ');
  return joinActs(sentences, names(seat), JOINTS[lang]);
}

/** "Anna draws. Anna passes. It is late." becomes "Anna draws; passes. It is late." */
function joinActs(sentences: readonly string[], name: string, joint: string): string {
  let text = '';
  let isOpen = false;
  for (const sentence of sentences) {
    const act = withoutName(sentence, name);
    const isAct = act !== sentence;
    if (text === '') text = sentence;
    else if (isAct && isOpen) text = text.replace(/\.$/u, '') + joint + act;
    else text += ` ${sentence}`;
    isOpen = isAct;
  }
  return text;
}

/** "Anna and Bruno draw" is about both, and keeps its names. */
const SHARED = /^(?:and|et) /u;

/** The sentence after the name it begins with: "draws." of "Anna draws."; all of it if it begins differently. */
export function withoutName(sentence: string, name: string): string {
  const act = sentence.startsWith(`${name} `) ? sentence.slice(name.length + 1) : sentence;
  return SHARED.test(act) ? sentence : act;
}

/** The act alone, to be put together with others: "draws" of "Anna draws." */
export function actIn(sentence: string, name: string): string {
  return withoutName(sentence, name).replace(/\.$/u, '');
}
