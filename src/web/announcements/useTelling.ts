// The keys that tell something at any time: what happened, the situation, your hand, the scores, the clock.
import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { AnyTexts, Lang, Names } from '../../engine/texts.ts';
import { announcer } from '../../parts/announcer.ts';
import type { LogEntry } from '../../parts/board.ts';
import type { ShortcutName, TellingName } from '../table-page/useShortcuts.ts';
import { drawnSituation } from './drawnSituation.ts';
import { sinceOwnMove } from './sinceOwnMove.ts';
import { useAnnouncementTexts } from './texts/index.ts';
import { spokenTurns } from './turnVoice.ts';

export interface ToldTable {
  readonly game: GameManifest;
  readonly texts: AnyTexts;
  readonly lang: Lang;
  readonly names: Names;
  readonly view: unknown;
  readonly seat: number | null;
  /** Not in a lesson or a puzzle. */
  readonly log?: readonly LogEntry[];
  /** The sentence of the prompt. */
  question(): string;
  /** Without scores before the end: what the board says about how it stands. */
  standing?(): readonly string[];
  /** Once the game is over. */
  readonly result?: string | null;
  /** The time left of every player; null without clocks. */
  readonly clock?: (() => string | null) | null;
}

export interface Telling {
  /** Whether it was one of these keys. */
  tell(name: ShortcutName): name is TellingName;
  /** For people who see: what was told last, for a while. */
  readonly told: string | null;
}

const SHOWN_MS = 12_000;

export function useTelling(table: ToldTable): Telling {
  const words = useAnnouncementTexts();
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    if (told === null) return;
    const timer = setTimeout(() => setTold(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const answer = (sentences: readonly string[], otherwise: string) => {
    const text = sentences.length > 0 ? sentences.join(' ') : otherwise;
    announcer.say('answer', text);
    setTold(text);
  };
  const { texts, view, names, seat, log = [] } = table;
  const tellers: Readonly<Record<TellingName, () => void>> = {
    question: () => answer([], table.question()),
    since: () => {
      const since = spokenTurns(sinceOwnMove(log, seat), { lang: table.lang, texts, names });
      answer([], since || (log.length === 0 ? words.nothingYet : words.nothingSince));
    },
    situation: () => {
      if (texts.describe) answer(texts.describe.situation(view, names), table.question());
      else void drawnSituation(table).then((lines) => answer(lines, table.question()));
    },
    hand: () => answer(texts.describe?.hand(view) ?? [], seat === null ? words.watching : words.noHand),
    scores: () =>
      answer(
        table.result ? [] : (texts.describe?.scores?.(view, names) ?? table.standing?.() ?? []),
        table.result ?? words.scoresAtEnd,
      ),
    clock: () => answer([], table.clock?.() ?? words.noClock),
  };
  return {
    told,
    tell: (name): name is TellingName => {
      if (!isTelling(name)) return false;
      tellers[name]();
      return true;
    },
  };
}

const TELLING: readonly ShortcutName[] = ['question', 'since', 'situation', 'hand', 'scores', 'clock'];

const isTelling = (name: ShortcutName): name is TellingName => TELLING.includes(name);
