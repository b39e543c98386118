// The tournaments of a person, and the form for a new one.
import { findManifest } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { ListedTournament } from '../../protocol/tournaments.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { readDeviceToken } from '../online/onlineStorage.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { PageBar } from '../PageBar.tsx';
import { useLoaded } from '../ratings/useLoaded.ts';
import { Link } from '../router.tsx';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { NewTournament } from './NewTournament.tsx';
import { useTournamentTexts } from './texts/index.ts';
import { titleOf } from './titleOf.ts';
import { fetchMyTournaments } from './tournamentsApi.ts';
import '../table-row.css';
import './tournaments.css';

export function TournamentsPage() {
  const shell = useTexts();
  const texts = useTournamentTexts();
  const isKnown = readDeviceToken() !== null;
  const { value, refusal } = useLoaded(
    (): ReturnType<typeof fetchMyTournaments> =>
      isKnown ? fetchMyTournaments() : Promise.resolve({ ok: true, value: { tournaments: [] } }),
    'mine',
  );
  const mine = value?.tournaments ?? [];
  const game = new URLSearchParams(location.search).get('game');
  return (
    <>
      <PageBar title={texts.title} to="/" label={shell.home} />
      <main class="leaf tournaments">
        <p>{texts.about}</p>
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
        {mine.length > 0 && (
          <section data-my-tournaments="">
            <h2>{texts.mine}</h2>
            <ul class="kept">
              {mine.map((tournament) => (
                <li key={tournament.tournament}>
                  <Row tournament={tournament} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <NewTournament first={game} />
      </main>
    </>
  );
}

function Row({ tournament }: { readonly tournament: ListedTournament }) {
  const texts = useTournamentTexts();
  const nameOf = useGameNames();
  const { game, format, state, round, rounds, count, yourTable } = tournament;
  const manifest = findManifest(game);
  const facts = [
    nameOf(game),
    texts.formats[format].name,
    texts.players(count),
    state === 'playing'
      ? texts.round(Math.max(1, round), rounds)
      : texts.states[state === 'closed' && round === 0 ? 'cancelled' : state],
  ];
  return (
    <Link to={`/tournament/${tournament.tournament}`} class="table-row">
      <span class="table-row-picture">{manifest && <GameThumbnail game={manifest} />}</span>
      <span class="table-row-text">
        <strong>{titleOf(tournament, texts)}</strong>
        <small>{facts.join(' · ')}</small>
        {yourTable !== null && (
          <span class="tournament-ready">
            <Icon name="pawn" /> {texts.tableReady}
          </span>
        )}
      </span>
    </Link>
  );
}
