// The finished games of a person with links to their replays; earlier ones on demand.
import { useState } from 'preact/hooks';
import { findManifest } from '../../games/index.ts';
import type { PlayedGame, PlayedGames } from '../../protocol/profiles.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useBusy } from '../online/useBusy.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useGameNames } from '../useGameNames.ts';
import { formatDate } from './formatDate.ts';
import { fetchGamesBefore } from './ratingsApi.ts';
import { RATING_TEXTS } from './texts.ts';

interface PlayedGameListProps {
  /** Its id, or `me`. */
  readonly profile: string;
  readonly first: PlayedGames;
}

export function PlayedGameList({ profile, first }: PlayedGameListProps) {
  const texts = RATING_TEXTS[useSettings().lang];
  const online = useOnlineTexts();
  const [later, setLater] = useState<readonly PlayedGame[]>([]);
  const [more, setMore] = useState(first.more);
  const [hasFailed, setFailed] = useState(false);
  const { buttonState, run } = useBusy();
  const games = [...first.games, ...later];
  const load = async () => {
    if (more === null) return;
    const answer = await fetchGamesBefore(profile, more);
    setFailed(!answer.ok);
    if (!answer.ok) return;
    setLater([...later, ...answer.value.games]);
    setMore(answer.value.more);
  };
  if (games.length === 0 && more === null) return <p>{texts.noGames}</p>;
  return (
    <>
      <ul class="ratings-played">
        {games.map((game) => (
          <Played key={game.match} game={game} />
        ))}
      </ul>
      {more !== null && (
        <button
          type="button"
          class="plain-button"
          {...buttonState('more')}
          onClick={() => void run('more', load)}
        >
          {texts.more}
        </button>
      )}
      {hasFailed && <p role="alert">{online.failed}</p>}
    </>
  );
}

function Played({ game }: { readonly game: PlayedGame }) {
  const { lang } = useSettings();
  const texts = RATING_TEXTS[lang];
  const nameOf = useGameNames();
  const manifest = findManifest(game.game);
  if (!manifest) return null;
  const { names, profiles, seat, places, change, at, match } = game;
  const date = formatDate(at, lang);
  return (
    <li data-played={match}>
      <span class="table-row-picture">
        <GameThumbnail game={manifest} />
      </span>
      <span class="ratings-played-text">
        <span>
          <strong>{nameOf(game.game)}</strong>{' '}
          {places ? texts.place(places[seat] ?? 1, names.length) : texts.agreed}
        </span>
        <span>
          {names.map((name, each) => {
            const other = profiles[each];
            if (each === seat) return null;
            return (
              <span key={each} class="ratings-other">
                {other ? <Link to={`/people/${other}`}>{name}</Link> : name}
              </span>
            );
          })}
        </span>
        <small>
          {date} · {change === null ? texts.notRated : texts.gain(change)}
        </small>
      </span>
      <Link
        to={`/play/${match}`}
        class="plain-button"
        label={`${texts.replay}: ${nameOf(game.game)}, ${date}`}
      >
        {texts.replay}
      </Link>
    </li>
  );
}
