// The profile of a person: name and portrait, ratings with their curves, records against others, finished games.
import { Portrait } from '../../parts/Portrait.tsx';
import type { Profile } from '../../protocol/profiles.ts';
import type { ApiResult } from '../online/api.ts';
import { RefusalAlert } from '../online/RefusalAlert.tsx';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { formatDate } from './formatDate.ts';
import { PlayedGameList } from './PlayedGameList.tsx';
import { RatingCurve } from './RatingCurve.tsx';
import { fetchProfile, fetchProfileAt, hideProfile } from './ratingsApi.ts';
import { RATING_TEXTS } from './texts.ts';
import { Uncertainty } from './Uncertainty.tsx';
import { useLoaded } from './useLoaded.ts';
import '../settings/settings.css';
import './ratings.css';

/** Below it a rating says little yet. */
const CERTAIN = 150;

/** `id` is the id of a profile, or `me`. */
export function ProfilePage({ id }: { readonly id: string }) {
  return <LoadedProfile key={id} load={() => fetchProfile(id)} />;
}

/** Somebody who was met at a table. `id` is the match, a slash and the seat. */
export function MetPage({ id }: { readonly id: string }) {
  const [match = '', seat = ''] = id.split('/');
  return <LoadedProfile key={id} load={() => fetchProfileAt(match, seat)} />;
}

function LoadedProfile({ load }: { load(): Promise<ApiResult<Profile>> }) {
  const shell = useTexts();
  const texts = RATING_TEXTS[useSettings().lang];
  const { value: profile, refusal, reload } = useLoaded(load, '');
  return (
    <>
      <PageBar
        title={profile ? texts.profileOf(profile.name) : texts.profile}
        to="/lobby"
        label={shell.back}
      />
      <main class="leaf ratings">
        {refusal && <RefusalAlert refusal={refusal} names={(seat) => shell.gamePage.personName(seat + 1)} />}
        {!profile && !refusal && <p class="waiting">{shell.loading}</p>}
        {profile && <Shown profile={profile} onHidden={reload} />}
      </main>
    </>
  );
}

function Shown({ profile, onHidden }: { readonly profile: Profile; onHidden(): void }) {
  const { lang } = useSettings();
  const texts = RATING_TEXTS[lang];
  const { name, since, isYou, opponents } = profile;
  const isHidden = profile.profile === null;
  return (
    <>
      <header class="ratings-head">
        <Portrait name={name} seat={0} />
        <div>
          <h2>{name}</h2>
          <p class="quiet">{texts.since(formatDate(since, lang))}</p>
        </div>
      </header>
      {isYou && (
        <label class="choice">
          <input
            type="checkbox"
            data-hide-profile=""
            checked={isHidden}
            onChange={(event) => void hideProfile(event.currentTarget.checked).then(onHidden)}
          />
          {texts.hide}
        </label>
      )}
      {isHidden && <p class="quiet">{texts.hidden}</p>}
      <section>
        <h2>{texts.ratings}</h2>
        <Ratings profile={profile} />
      </section>
      {opponents.length > 0 && (
        <section>
          <h2>{texts.opponents}</h2>
          <ul class="ratings-list" data-opponents="">
            {opponents.map(({ profile, name, games, better, worse }) => (
              <li key={profile}>
                <Link to={`/people/${profile}`} class="ratings-name">
                  <Portrait name={name} seat={1} /> {name}
                </Link>
                <span class="quiet">{texts.record(better, worse, games)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{texts.games}</h2>
        <PlayedGameList profile={isYou ? 'me' : (profile.profile ?? '')} first={profile} />
      </section>
    </>
  );
}

function Ratings({ profile: { ratings } }: { readonly profile: Profile }) {
  const texts = RATING_TEXTS[useSettings().lang];
  const nameOf = useGameNames();
  if (ratings.length === 0) return <p>{texts.noRatings}</p>;
  return (
    <ul class="ratings-games">
      {ratings.map(({ game, rating, uncertainty, games, ratedGames, curve }, i) => (
        <li key={game} data-rating={game}>
          <p class="ratings-game">
            <Link to={`/leaderboard/${game}`}>{nameOf(game)}</Link>
            {i === 0 && ratings.length > 1 && <small>{texts.favourite}</small>}
          </p>
          <p class="ratings-value">
            {ratedGames === 0 ? (
              texts.unrated
            ) : (
              <>
                <strong>{rating}</strong>{' '}
                <Uncertainty {...{ rating, uncertainty }}>
                  {' '}
                  {uncertainty > CERTAIN && <small>{texts.provisional}</small>}
                </Uncertainty>
              </>
            )}
          </p>
          <p class="quiet">{texts.rated(ratedGames, games)}</p>
          <RatingCurve curve={curve} />
        </li>
      ))}
    </ul>
  );
}
