// One puzzle: the real board at a real moment; the engine says what is legal, the master what a move is worth.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Puzzle } from '../../engine/puzzle.ts';
import type { Names } from '../../engine/texts.ts';
import { refusalText } from '../../engine/words/index.ts';
import type { AnyBoardKit } from '../../parts/board.ts';
import { type Desk, DeskContext, IDLE } from '../../parts/desk.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { Tongue } from '../loading.ts';
import { useAim } from '../room/useAim.ts';
import { useFocus } from '../room/useFocus.ts';
import { Link } from '../router.tsx';
import { SCRIBES } from '../scribes.ts';
import { useSettings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import { studying } from '../study/study.ts';
import { useStudyTexts } from '../study/words/index.ts';
import type { Stage } from '../table/local.ts';
import type { Staged } from '../table/stage.ts';
import { useTexts } from '../texts/index.ts';
import { useFailure } from '../useFailure.ts';
import { keepSolved } from './solved.ts';
import '../room/room.css';

interface PuzzleRoomProps {
  readonly game: ShelfGame;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly isLast: boolean;
  readonly tongue: Tongue;
  readonly kit: AnyBoardKit;
  readonly stage: Stage;
}

const NO_MOVES: readonly never[] = [];

export function PuzzleRoom({ game, puzzle, number, isLast, tongue, kit, stage }: PuzzleRoomProps) {
  const texts = useTexts();
  const { puzzles: words, percent } = useStudyTexts();
  const { lang, texts: gameTexts } = tongue;
  const { motion, name } = useSettings();
  const room = useRef<HTMLDivElement>(null);
  const [staged, setStaged] = useState<Staged | null>(null);
  const [said, setSaid] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [isSolved, setSolved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const fail = useFailure();
  useEffect(() => {
    stage.show(puzzle).then(setStaged, fail);
  }, [stage, puzzle]);
  useFocus(room, staged ? 1 : 0);
  useAim(room, [puzzle.seed, staged !== null, isSolved, isBusy].join());
  if (!staged) return <p class="waiting">{texts.loading}</p>;

  const names: Names = (seat) =>
    (seat === puzzle.seat && name) || SCRIBES[seat] || texts.gamePage.personName(seat + 1);
  const wordsFor = (notation: string) => {
    const choice = staged.moves.find((each) => each.notation === notation);
    return choice ? gameTexts.move(choice.move, staged.view) : notation;
  };
  const judge = async (notation: string) => {
    setBusy(true);
    setSaid(words.judging(wordsFor(notation)));
    const [best, chosen] = await studying((study) => study.compare(game.id, puzzle, puzzle.best, notation));
    setSaid(words.wrong(wordsFor(notation), percent(chosen), percent(best)));
    setBusy(false);
  };
  const attempt = async (notation: string) => {
    const refusal = await stage.refuse(puzzle, notation);
    if (refusal) setNote(refusalText(lang, refusal, { names, texts: gameTexts }));
  };
  const choose = ([first]: readonly string[]) => {
    if (first === undefined || isBusy || isSolved) return;
    setNote(null);
    if (first !== puzzle.best) {
      judge(first).catch(fail);
      return;
    }
    keepSolved(game.id, puzzle.seed);
    setSolved(true);
    setSaid(words.right(percent(puzzle.chance), percent(puzzle.next)));
  };
  const desk: Desk = {
    ...IDLE,
    lang,
    moment: 1,
    motion,
    prompt: words.task(names(puzzle.seat)),
    asked: !isSolved && !isBusy,
    note,
    choose,
    attempt: (notation) => void attempt(notation),
    explain: setNote,
  };
  const list = `/game/${game.id}/puzzles`;
  return (
    <DeskContext.Provider value={desk}>
      <div class="room" ref={room} data-puzzle={isSolved ? 'solved' : isBusy ? 'judging' : 'open'}>
        <header class="bar">
          <Link to={list} class="icon-button" label={words.list}>
            <Icon name="back" />
          </Link>
          <h1>{words.one(number)}</h1>
        </header>
        <main class="room-table" lang={lang}>
          <section class={said ? 'puzzle-says' : 'unseen'}>
            <p role="status">{said}</p>
            {isSolved ? (
              <Link to={isLast ? list : `${list}/${number + 1}`} class="big-button">
                {isLast ? words.list : words.next}
              </Link>
            ) : (
              said !== '' &&
              !isBusy && (
                <button
                  type="button"
                  class="plain-button"
                  onClick={() => setSaid(words.answer(wordsFor(puzzle.best)))}
                >
                  {words.show}
                </button>
              )
            )}
          </section>
          <kit.Board
            {...staged}
            moves={isSolved || isBusy ? NO_MOVES : staged.moves}
            seat={puzzle.seat}
            {...{ names, lang, texts: gameTexts, choose, explain: setNote }}
          />
        </main>
      </div>
    </DeskContext.Provider>
  );
}
