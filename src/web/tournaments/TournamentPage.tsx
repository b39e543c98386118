// The page of a tournament: what there is to do now, the tables of each round, the standing, and how it all works.
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import type { Tournament } from '../../protocol/tournaments.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { clockText } from '../online/clockChoices.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { PageBar } from '../PageBar.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { Joining } from './Joining.tsx';
import { Rounds } from './Rounds.tsx';
import { Standing } from './Standing.tsx';
import { useTournamentTexts } from './texts/index.ts';
import { titleOf } from './titleOf.ts';
import { useTournament } from './useTournament.ts';
import { WaysOut } from './WaysOut.tsx';
import { Winners } from './Winners.tsx';
import { YourRound } from './YourRound.tsx';
import './tournaments.css';

export function TournamentPage({ id }: { readonly id: string }) {
  const shell = useTexts();
  const texts = useTournamentTexts();
  const { tournament, refusal, refresh } = useTournament(id);
  const game = tournament && findManifest(tournament.game);
  return (
    <>
      <PageBar
        title={tournament ? titleOf(tournament, texts) : texts.title}
        to="/tournaments"
        label={texts.title}
      />
      <main class="leaf tournament" data-tournament={tournament?.state}>
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
        {!tournament && !refusal && <p class="waiting">{shell.loading}</p>}
        {tournament && game && (
          <>
            <Facts game={game} tournament={tournament} />
            {tournament.state === 'open' && <Joining tournament={tournament} onChange={refresh} />}
            {tournament.state === 'playing' && <YourRound tournament={tournament} onChange={refresh} />}
            {(tournament.state === 'over' || tournament.state === 'closed') && (
              <Winners tournament={tournament} />
            )}
            <div class="tournament-parts">
              {tournament.round > 0 && <Rounds tournament={tournament} />}
              {tournament.round > 0 && <Standing tournament={tournament} />}
            </div>
            <HowItWorks tournament={tournament} />
            {(tournament.state === 'open' || tournament.state === 'playing') && (
              <WaysOut tournament={tournament} onChange={refresh} />
            )}
          </>
        )}
      </main>
    </>
  );
}

function Facts({ game, tournament }: { readonly game: GameManifest; readonly tournament: Tournament }) {
  const texts = useTournamentTexts();
  const online = useOnlineTexts();
  const nameOf = useGameNames();
  const { format, rounds, hasFixedRounds, seats, clock, isDuplicate, isRated, hostName } = tournament;
  const facts = [
    texts.formats[format].name,
    ...(hasFixedRounds ? [texts.roundCount(rounds)] : []),
    ...(game.seatCounts.length > 1 ? [texts.tablesOf(seats)] : []),
    clockText(clock, online),
    ...(isDuplicate ? [texts.isDuplicate] : []),
    texts.rated[isRated ? 'rated' : 'casual'],
  ];
  return (
    <div class="tournament-facts">
      <span class="tournament-picture" aria-hidden="true">
        <GameThumbnail game={game} />
      </span>
      <p>
        <strong>{nameOf(game.id)}</strong> {hostName !== '' && <span>{texts.from(hostName)}</span>}
        <small>{facts.join(' · ')}</small>
      </p>
    </div>
  );
}
