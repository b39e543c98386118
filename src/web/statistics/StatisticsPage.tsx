// The statistics page of a game: the person's own games, and games between masters.

import { useEffect, useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { MasterStatistics, Spread, TableStatistics } from '../../engine/statistics.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { findManifest } from '../../games/index.ts';
import { useAnalysisTexts } from '../analysis/texts/index.ts';
import { ValueTable } from '../analysis/ValueTable.tsx';
import { useGameTexts } from '../gameAssets.ts';
import { NotFound } from '../NotFound.tsx';
import { PageBar } from '../PageBar.tsx';
import { listGames, type SavedGame } from '../savedGames.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { BarChart } from './BarChart.tsx';
import { SeatWinChart } from './SeatWinChart.tsx';
import { type OwnStatistics, ownStatistics, scoreRanges, uncountedGames } from './statistics.ts';
import './statistics.css';

const MAX_SCORE_RANGES = 12;
const MAX_RECENT_GAMES = 40;

export function StatisticsPage({ id }: { readonly id: string }) {
  const game = findManifest(id);
  return game ? <GameStatistics game={game} /> : <NotFound />;
}

function GameStatistics({ game }: { readonly game: GameManifest }) {
  const texts = useTexts();
  const nameOf = useGameNames();
  const { numbers: words } = useAnalysisTexts();
  const localized = useGameTexts(game);
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const [masters, setMasters] = useState<MasterStatistics | null>(null);
  const own = ownStatistics(games, game.id);
  const others = uncountedGames(games, game.id);
  const title = words.title(nameOf(game.id));
  useEffect(() => {
    listGames().then(setGames, () => setGames([]));
    void game.statistics?.().then(setMasters);
  }, [game]);
  return (
    <>
      <PageBar title={title} to={`/game/${game.id}`} label={texts.back} />
      <main class="leaf numbers">
        <h2>{words.own}</h2>
        {own ? <OwnGames own={own} /> : others === 0 && <p>{words.none}</p>}
        {others > 0 && <p data-uncounted="">{words.uncounted(others)}</p>}
        {game.statistics && <h2>{words.masters}</h2>}
        {masters && localized && <MasterGames masters={masters} texts={localized.texts} />}
      </main>
    </>
  );
}

function OwnGames({ own }: { readonly own: OwnStatistics }) {
  const { numbers: words, percent, number } = useAnalysisTexts();
  const rows: readonly (readonly [string, string])[] = [
    [words.played, number(own.played)],
    [
      words.won,
      words.wonOf(number(own.won), percent(own.won / own.played), percent(own.expectedWins / own.played)),
    ],
    [words.average, number(own.meanScore)],
    [words.best, number(own.bestScore)],
    [words.length, number(own.meanPlies)],
  ];
  const scores = own.scores.slice(-MAX_RECENT_GAMES);
  return (
    <>
      <ValueTable rows={rows} />
      <BarChart
        title={words.lately}
        bars={scores.map((score, i) => ({ label: String(i + 1), value: score, says: number(score) }))}
      />
    </>
  );
}

function MasterGames({ masters, texts }: { readonly masters: MasterStatistics; readonly texts: AnyTexts }) {
  const { numbers: words } = useAnalysisTexts();
  const [seats, setSeats] = useState(masters.tables[0]!.seats);
  const table = masters.tables.find((table) => table.seats === seats) ?? masters.tables[0]!;
  return (
    <>
      <p>{words.mastersText(masters.games)}</p>
      {masters.tables.length > 1 && (
        <label class="row">
          <span>{words.seats}</span>
          <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
            {masters.tables.map((table) => (
              <option key={table.seats} value={table.seats}>
                {table.seats}
              </option>
            ))}
          </select>
        </label>
      )}
      <SeatCountStatistics table={table} texts={texts} />
    </>
  );
}

function SeatCountStatistics({
  table,
  texts,
}: {
  readonly table: TableStatistics;
  readonly texts: AnyTexts;
}) {
  const { numbers: words, number, percent } = useAnalysisTexts();
  const spread = ({ mean, p5, p95 }: Spread) => words.range(number(mean), number(p5), number(p95));
  const all = table.reasons.reduce((sum, { times }) => sum + times, 0);
  const classes = scoreRanges(table.scoreCounts, MAX_SCORE_RANGES);
  const scores = classes.reduce((sum, { times }) => sum + times, 0);
  return (
    <>
      <ValueTable
        rows={[
          [words.decisions, spread(table.plies)],
          [words.scores, spread(table.scores)],
          [words.winning, spread(table.winningScores)],
          [words.lead, spread(table.leads)],
        ]}
      />
      <h3>{words.seatWins}</h3>
      <SeatWinChart shares={table.winSharesBySeat} />
      <p class="quiet">{words.seatNote}</p>
      <BarChart
        title={words.scoreChart}
        bars={classes.map(({ from, to, times }) => ({
          label: from === to ? number(from) : words.to(number(from), number(to)),
          value: times,
          says: percent(times / scores),
        }))}
      />
      <h3>{words.reasons}</h3>
      <ValueTable
        rows={table.reasons.map(({ reason, times }) => [
          texts.reasons[reason] ?? reason,
          percent(times / all),
        ])}
      />
    </>
  );
}
