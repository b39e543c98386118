// The training ground of a game: the rating, the puzzle of the day, the next one, own mistakes, and all by theme.
import { useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { Puzzle, PuzzleSet } from '../../engine/puzzle.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { nextPuzzle, puzzleOfTheDay } from './choosePuzzle.ts';
import { ownPuzzles } from './ownPuzzles.ts';
import { isSolved, type Progress, progressIn } from './progress.ts';
import './puzzles.css';

interface PuzzleListProps {
  readonly game: GameManifest;
  readonly set: PuzzleSet;
}

export function PuzzleList({ game, set }: PuzzleListProps) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const { lang } = useSettings();
  const { puzzles: words } = useAnalysisTexts();
  const [theme, setTheme] = useState<string | null>(null);
  const { puzzles } = set;
  const progress = progressIn(game.id);
  const own = ownPuzzles(game.id);
  const today = puzzles[puzzleOfTheDay(game.id, puzzles, new Date()) - 1];
  const next = nextPuzzle(puzzles, own, progress, theme);
  const themes = Object.entries(set.themes[lang]).filter(([key]) =>
    puzzles.some((puzzle) => puzzle.theme === key),
  );
  const shown = theme === null ? puzzles : puzzles.filter((puzzle) => puzzle.theme === theme);
  const solved = puzzles.filter(({ seed }) => isSolved(progress, seed)).length;
  const at = (name: string | number) => `/game/${game.id}/puzzles/${name}`;
  return (
    <>
      <PageBar title={words.title(nameOf(game.id))} to={`/game/${game.id}`} label={texts.back} />
      <main class="leaf">
        <p>{words.intro}</p>
        <dl class="puzzle-standing">
          <dt>{words.rating}</dt>
          <dd data-puzzle-rating="">
            {progress.marks.size === 0
              ? words.unrated
              : words.ratingIs(Math.round(progress.rating), Math.round(2 * progress.deviation))}
          </dd>
          <dt>{words.solvedLabel}</dt>
          <dd>{words.solved(solved, puzzles.length)}</dd>
        </dl>
        <p class="puzzle-doors">
          {next !== null && (
            <Link to={at(next)} class="big-button">
              {words.train}
            </Link>
          )}
          {today && (
            <Link to={at('today')} class="plain-button">
              <Icon name="star" /> {words.today}
              {isSolved(progress, today.seed) && <Solved />}
            </Link>
          )}
        </p>
        {own.length > 0 && (
          <section>
            <h2>{words.own}</h2>
            <p>{words.ownText}</p>
            <ol class="puzzles">
              {own.map(({ key, seats }, i) => (
                <li key={key}>
                  <Link to={at(`own-${key}`)} class="plain-button">
                    {words.ownOne(i + 1)} <small>{texts.players([seats])}</small>
                    {isSolved(progress, key) && <Solved />}
                  </Link>
                </li>
              ))}
            </ol>
          </section>
        )}
        <section>
          <h2>{words.all}</h2>
          <label class="row">
            <span>{words.theme}</span>
            <select
              value={theme ?? ''}
              onChange={({ currentTarget: { value } }) => setTheme(value === '' ? null : value)}
            >
              <option value="">{words.anyTheme}</option>
              {themes.map(([key, name]) => (
                <option key={key} value={key}>
                  {words.themeCount(name, puzzles.filter((puzzle) => puzzle.theme === key).length)}
                </option>
              ))}
            </select>
          </label>
          <ol class="puzzles">
            {byRating(shown).map((puzzle) => (
              <Entry
                key={puzzle.seed}
                {...{ puzzle, progress }}
                number={puzzles.indexOf(puzzle) + 1}
                to={at(puzzles.indexOf(puzzle) + 1)}
              />
            ))}
          </ol>
        </section>
      </main>
    </>
  );
}

interface EntryProps {
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly progress: Progress;
  readonly to: string;
}

function Entry({ puzzle, number, progress, to }: EntryProps) {
  const texts = useTexts();
  const { puzzles: words } = useAnalysisTexts();
  return (
    <li>
      <Link to={to} class="plain-button">
        <span>
          {words.one(number)}{' '}
          <small>
            {/* The line breaks after the dot, never before it. */}
            {words.difficulty(puzzle.rating)}&nbsp;· {texts.players([puzzle.seats])}
          </small>
        </span>
        {isSolved(progress, puzzle.seed) && <Solved />}
      </Link>
    </li>
  );
}

function Solved() {
  const { puzzles: words } = useAnalysisTexts();
  return (
    <>
      <Icon name="check" />
      <span class="unseen">{words.isSolved}</span>
    </>
  );
}

const byRating = (puzzles: readonly Puzzle[]) => puzzles.toSorted((a, b) => a.rating - b.rating);
