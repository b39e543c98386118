// The leaderboard of a game: the best players, with the levels of the bots where they belong, and the own place.

import { levelTexts } from '../../bots/texts/index.ts';
import { LEVELS } from '../../engine/levels.ts';
import { findManifest, manifests } from '../../games/index.ts';
import { Portrait } from '../../parts/Portrait.tsx';
import type { Leaderboard } from '../../protocol/profiles.ts';
import { NotFound } from '../NotFound.tsx';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link, navigate } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { fetchLeaderboard } from './ratingsApi.ts';
import { RATING_TEXTS } from './texts.ts';
import { Uncertainty } from './Uncertainty.tsx';
import { useLoaded } from './useLoaded.ts';
import '../game/seating.css';
import '../standing-table.css';
import './ratings.css';

export function LeaderboardPage({ id }: { readonly id: string }) {
  return findManifest(id) ? <Board game={id} /> : <NotFound />;
}

function Board({ game }: { readonly game: string }) {
  const shell = useTexts();
  const { lang } = useSettings();
  const texts = RATING_TEXTS[lang];
  const nameOf = useGameNames();
  const { value, refusal } = useLoaded(() => fetchLeaderboard(game), game);
  const shown = value?.game === game ? value : null;
  return (
    <>
      <PageBar title={texts.of(nameOf(game))} to={`/game/${game}`} label={shell.back} />
      <main class="leaf ratings">
        <label class="row">
          <span>{texts.choose}</span>
          <select
            data-leaderboard-game=""
            value={game}
            onChange={(event) => navigate(`/leaderboard/${event.currentTarget.value}`)}
          >
            {manifests.map(({ id }) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </select>
        </label>
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
        {!shown && !refusal && <p class="waiting">{shell.loading}</p>}
        {shown && (
          <>
            <OwnPlace you={shown.you} />
            {shown.players.length === 0 && <p>{texts.empty}</p>}
            <Ranks shown={shown} />
            <p class="quiet">{texts.about(shown.minRatedGames, shown.maxUncertainty)}</p>
          </>
        )}
      </main>
    </>
  );
}

function OwnPlace({ you }: { readonly you: Leaderboard['you'] }) {
  const texts = RATING_TEXTS[useSettings().lang];
  if (!you) return null;
  const says = () => {
    if (you.profile === null) return texts.ownHidden;
    return you.place === null ? texts.ownWaits(you.ratedGames) : texts.ownPlace(you.place);
  };
  return (
    <p class="ratings-own" data-own-place="">
      <span>{says()}</span>{' '}
      <Link to="/people/me" class="plain-button">
        {texts.toProfile}
      </Link>
    </p>
  );
}

type Row =
  | ({ readonly kind: 'person' } & Leaderboard['players'][number])
  | ({ readonly kind: 'bot' } & Leaderboard['levels'][number]);

function Ranks({ shown }: { readonly shown: Leaderboard }) {
  const { lang } = useSettings();
  const texts = RATING_TEXTS[lang];
  const rows: Row[] = [
    ...shown.players.map((player) => ({ kind: 'person' as const, ...player })),
    ...shown.levels.map((level) => ({ kind: 'bot' as const, ...level })),
  ].sort((a, b) => b.rating - a.rating);
  return (
    <table class="standing-table" data-leaderboard="">
      <caption class="unseen">{texts.leaderboard}</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          <th scope="col">{texts.player}</th>
          <th scope="col" class="is-number">
            {texts.rating}
          </th>
          <th scope="col" class="is-number is-wide">
            {texts.ratedGames}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.kind === 'bot' ? (
            <tr key={row.level} class="is-bot">
              <td />
              <th scope="row">
                <span class="ratings-name">
                  {levelTexts[lang][row.level].name} <small>{texts.bot}</small>
                </span>
              </th>
              <td class="is-number">
                {row.rating} <Uncertainty rating={row.rating} uncertainty={row.uncertainty} />
              </td>
              <td class="is-number is-wide" />
            </tr>
          ) : (
            <tr key={row.profile} class={row.profile === shown.you?.profile ? 'is-you' : undefined}>
              <td>{row.place}</td>
              <th scope="row">
                <Link to={`/people/${row.profile}`} class="ratings-name">
                  <Portrait name={row.name} seat={row.place % LEVELS.length} /> {row.name}
                </Link>
              </th>
              <td class="is-number">
                {row.rating} <Uncertainty rating={row.rating} uncertainty={row.uncertainty} />
              </td>
              <td class="is-number is-wide">{row.ratedGames}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
