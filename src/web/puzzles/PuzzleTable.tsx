// The table of one puzzle: the real board, with the engine for legal moves and a master bot for their values.
import { useEffect, useRef, useState } from 'preact/hooks';
import { causeText } from '../../engine/cause-text.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import type { PuzzleSet } from '../../engine/puzzle.ts';
import type { Names } from '../../engine/texts.ts';
import { announcer } from '../../parts/announcer.ts';
import type { AnyBoardModule } from '../../parts/board.ts';
import { BoardContext, type BoardContextValue, IDLE_BOARD_CONTEXT } from '../../parts/boardContext.ts';
import { Icon } from '../../parts/Icon.tsx';
import { requestAnalysis } from '../analysis/analysisClient.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { LessonKeys } from '../announcements/LessonKeys.tsx';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { BOT_NAMES } from '../botNames.ts';
import type { LocalizedTexts } from '../gameAssets.ts';
import { refusalText } from '../messageTexts.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import type { SceneClient } from '../table/localTable.ts';
import type { ScenePosition } from '../table/scenes.ts';
import { useBoardFocus } from '../table-page/useBoardFocus.ts';
import { useStaleTapGuard } from '../table-page/useStaleTapGuard.ts';
import { useTexts } from '../texts/index.ts';
import { useAsyncError } from '../useAsyncError.ts';
import { nextPuzzle } from './choosePuzzle.ts';
import { ownPuzzles } from './ownPuzzles.ts';
import type { PosedPuzzle } from './posedPuzzle.ts';
import { type Judged, noteAnswer, progressIn } from './progress.ts';
import '../table-page/table-page.css';

interface PuzzleTableProps {
  readonly game: GameManifest;
  readonly set: PuzzleSet;
  readonly posed: PosedPuzzle;
  readonly title: string;
  readonly localized: LocalizedTexts;
  readonly board: AnyBoardModule;
  readonly sceneClient: SceneClient;
}

const NO_MOVES: readonly never[] = [];

export function PuzzleTable({ game, set, posed, title, localized, board, sceneClient }: PuzzleTableProps) {
  const texts = useTexts();
  const { puzzles: words, percent } = useAnalysisTexts();
  const { scene, best: answer } = posed;
  const { lang, texts: gameTexts } = localized;
  const { motion: motionMs, name } = useSettings();
  const root = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<ScenePosition | null>(null);
  const [said, setSaid] = useState('');
  const [note, setNote] = useState<string | null>(null);
  /** How it ended: the answer was found, or shown. */
  const [ending, setEnding] = useState<'solved' | 'shown' | null>(null);
  /** The position after the answer. */
  const [after, setAfter] = useState<ScenePosition | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [change, setChange] = useState<Judged | null>(null);
  const asked = useRef('');
  /** The last wrong move. */
  const tried = useRef<string | null>(null);
  const fail = useAsyncError();
  const isOver = ending !== null;
  useEffect(() => {
    sceneClient.position(scene).then(setPosition, fail);
  }, [sceneClient, posed.key]);
  useBoardFocus(root, position ? posed.key : '');
  useAnnounced('event', said);
  useEffect(() => () => announcer.clear(), []);
  const explain = (text: string | null) => {
    setNote(text);
    if (text !== null) announcer.say('alert', text);
  };
  useStaleTapGuard(root, [posed.key, position !== null, isOver, isBusy].join());
  if (!position) return <p class="waiting">{texts.loading}</p>;

  const names: Names = (seat) =>
    (seat === scene.seat && name) || BOT_NAMES[seat] || texts.gamePage.personName(seat + 1);
  const wordsFor = (notation: string) => {
    const choice = position.moves.find((each) => each.notation === notation);
    return choice ? gameTexts.move(choice.move, position.view) : notation;
  };
  const causesAgainst = (played: string | null) =>
    requestAnalysis('why', { game: game.id, scene, better: answer, played });
  const judge = async (notation: string) => {
    setBusy(true);
    setSaid(words.judging(wordsFor(notation)));
    const [[best, chosen], why] = await Promise.all([
      requestAnalysis('compare', { game: game.id, scene, first: answer, second: notation }),
      causesAgainst(notation),
    ]);
    tried.current = notation;
    // What speaks for the best move would give it away.
    const flaws = (why?.causes ?? []).filter(({ about }) => about === 'played');
    const reasons = flaws.map((cause) => causeText(gameTexts, cause, names));
    setSaid([words.wrong(wordsFor(notation), percent(chosen), percent(best)), ...reasons].join(' '));
    setBusy(false);
  };
  /** Plays the answer on the board, says it at once, and why it is best as soon as that is known. */
  const end = async (how: 'solved' | 'shown', sentence: string) => {
    setEnding(how);
    setNote(null);
    setSaid(sentence);
    setAfter(await sceneClient.position(scene, answer));
    const why = await causesAgainst(tried.current);
    if (!why) return;
    const reasons = why.causes.map((cause) => {
      const text = causeText(gameTexts, cause, names);
      return cause.about === 'better' ? text : words.against(wordsFor(why.played), text);
    });
    setSaid((now) => (now === sentence ? [sentence, ...reasons].join(' ') : now));
  };
  const attempt = async (notation: string) => {
    const refusal = await sceneClient.refusal(scene, notation);
    if (refusal) explain(refusalText(lang, refusal, { names, texts: gameTexts }));
  };
  const choose = ([first]: readonly string[]) => {
    if (first === undefined || isBusy || isOver) return;
    setNote(null);
    const judged = noteAnswer(game.id, posed.key, first === answer, posed.rating);
    if (judged) setChange(judged);
    if (first !== answer) {
      judge(first).catch(fail);
      return;
    }
    end('solved', words.right(percent(posed.chance), percent(posed.next))).catch(fail);
  };
  const task = words.task(names(scene.seat));
  /** A step of a choice does not say what the puzzle is. */
  const withTask = (text: string) => (text === task ? task : `${task} ${text}`);
  const announce: BoardContextValue['announce'] = (kind, text) => {
    const isFirst = asked.current === '';
    asked.current = text;
    // The verdict says the rest.
    if (!isOver && !isBusy) announcer.say(kind, isFirst ? withTask(text) : text);
  };
  const boardContext: BoardContextValue = {
    ...IDLE_BOARD_CONTEXT,
    lang,
    revision: after ? 2 : 1,
    motionMs,
    prompt: isOver ? words.over : task,
    isAsked: !isOver && !isBusy,
    note,
    choose,
    attempt: (notation) => void attempt(notation),
    explain,
    announce,
  };
  const list = `/game/${game.id}/puzzles`;
  const next = isOver
    ? nextPuzzle(set.puzzles, ownPuzzles(game.id), progressIn(game.id), null, posed.key)
    : null;
  // Before, the theme would give the answer away.
  const themeName = isOver && posed.theme !== null ? set.themes[lang][posed.theme] : undefined;
  const shown = after ?? position;
  return (
    <BoardContext.Provider value={boardContext}>
      <div
        class={`table-page room ${board.room ?? ''}`}
        ref={root}
        data-puzzle={ending ?? (isBusy ? 'judging' : 'open')}
      >
        <header class="bar">
          <Link to={list} class="icon-button" label={words.list}>
            <Icon name="back" />
          </Link>
          <h1>
            {title}
            {themeName !== undefined && <small> {themeName}</small>}
          </h1>
        </header>
        <main class="table-main" lang={lang}>
          <section class={said ? 'puzzle-says' : 'unseen'}>
            <p data-puzzle-says="">
              {said}
              {change && !isBusy && <small> {words.newRating(change.before, change.after)}</small>}
            </p>
            {isOver ? (
              <Link to={next === null ? list : `${list}/${next}`} class="big-button">
                {next === null ? words.list : words.next}
              </Link>
            ) : (
              said !== '' &&
              !isBusy && (
                <button
                  type="button"
                  class="plain-button"
                  onClick={() => end('shown', words.answer(wordsFor(answer))).catch(fail)}
                >
                  {words.show}
                </button>
              )
            )}
          </section>
          <board.Board
            {...shown}
            moves={isOver || isBusy ? NO_MOVES : shown.moves}
            seat={scene.seat}
            {...{ names, lang, texts: gameTexts, choose, explain }}
          />
        </main>
        <LessonKeys
          {...{ game, texts: gameTexts, lang, names, view: shown.view, seat: scene.seat }}
          standing={() => board.standing?.(shown.view, { names, lang }) ?? []}
          question={() => (isOver ? said : withTask(asked.current))}
        />
      </div>
    </BoardContext.Provider>
  );
}
