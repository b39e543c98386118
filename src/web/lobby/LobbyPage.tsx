// The lobby: quick pairing, the tables that are open to everybody, and games to watch.
import { findManifest, manifests } from '../../games/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { ListedMatch } from '../../protocol/http.ts';
import { clockText } from '../online/clockChoices.ts';
import { liveGameAddress } from '../online/entryTokens.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useIsOnline } from '../online/useIsOnline.ts';
import { PageBar } from '../PageBar.tsx';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { TableRow } from '../TableRow.tsx';
import { useTexts } from '../texts/index.ts';
import { useWaitingTexts } from '../waiting-room/texts/index.ts';
import { formatAge } from './formatAge.ts';
import { QuickPairing } from './QuickPairing.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useLobby } from './useLobby.ts';
import './lobby.css';

export function LobbyPage() {
  const shell = useTexts();
  const texts = useLobbyTexts();
  const online = useOnlineTexts();
  const isOnline = useIsOnline();
  const { lobby, isUnreachable } = useLobby();
  return (
    <>
      <PageBar title={texts.title} to="/" label={shell.home} />
      <main class="leaf lobby">
        {isUnreachable && <p role="status">{isOnline ? online.failed : online.connection.offline}</p>}
        <QuickPairing seeking={lobby?.seeking ?? 0} seekers={lobby?.seekers ?? []} />
        <section data-open-tables="">
          <h2>{texts.open}</h2>
          {lobby && lobby.open.length === 0 && (
            <p class="quiet">
              {texts.noOpen}{' '}
              <Link to="/new/friends" class="plain-button">
                <Icon name="pawn" /> {shell.doors.friends.title}
              </Link>
            </p>
          )}
          <TableList tables={lobby?.open ?? []} />
        </section>
        <p class="menu">
          <Link to={`/leaderboard/${manifests[0]?.id}`} class="plain-button">
            <Icon name="crown" /> {shell.gamePage.leaderboard}
          </Link>
          <Link to="/tournaments" class="plain-button">
            <Icon name="flag" /> {shell.homePage.tournaments}
          </Link>
        </p>
        <section data-live-games="">
          <h2>{texts.live}</h2>
          {lobby && lobby.live.length === 0 && (
            <p class="quiet">
              {texts.noLive}{' '}
              <Link to="/new/watch" class="plain-button">
                <Icon name="eye" /> {shell.homePage.watch}
              </Link>
            </p>
          )}
          <TableList tables={lobby?.live ?? []} />
        </section>
      </main>
    </>
  );
}

function TableList({ tables }: { readonly tables: readonly ListedMatch[] }) {
  const texts = useLobbyTexts();
  const online = useOnlineTexts();
  const waiting = useWaitingTexts();
  const { lang } = useSettings();
  return (
    <ul class="kept">
      {tables.map(({ match, game, names, free, state, clock, hostRating, hostProfile, isRated, at }) => {
        const manifest = findManifest(game);
        if (!manifest) return null;
        const facts = [
          ...(state === 'waiting' ? [texts.free(free)] : []),
          ...(clock ? [clockText(clock, online)] : []),
          ...(isRated === false ? [waiting.rated.casual] : []),
          ...(typeof hostRating === 'number' ? [texts.rating(hostRating)] : []),
          formatAge(Date.now() - at, lang, texts.justNow),
        ];
        return (
          <li key={match}>
            <TableRow
              to={state === 'waiting' ? `/play/${match}` : liveGameAddress(match)}
              game={manifest}
              company={(state === 'waiting' ? texts.with : texts.between)(names.filter(Boolean))}
              facts={facts}
              {...(state === 'waiting' && { action: online.sit })}
            />
            {hostProfile && (
              <Link to={`/people/${hostProfile}`} class="icon-button" label={texts.hostProfile}>
                <Icon name="crown" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
