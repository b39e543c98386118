// The page for a match that cannot be shown: why, and what to do about it.

import { useEffect } from 'preact/hooks';
import { findManifest } from '../../games/index.ts';
import { askForJoinCode } from '../join/askForJoinCode.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { useGameNames } from '../useGameNames.ts';
import { useSavedGame } from '../useSavedGame.ts';
import type { OnlineState } from './onlineState.ts';
import { EMPTY_OUTBOX } from './outbox.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useIsOnline } from './useIsOnline.ts';

interface TableUnavailableProps {
  readonly remote: RemoteTable;
  readonly online: OnlineState | null;
}

export function TableUnavailable({ remote, online }: TableUnavailableProps) {
  const shell = useTexts();
  const nameOf = useGameNames();
  const texts = useOnlineTexts();
  const { lang } = useSettings();
  const { entryRefusal = null, room = null, connection = 'connecting', outbox = EMPTY_OUTBOX } = online ?? {};
  const isOnline = useIsOnline();
  const needsJoinCode = entryRefusal?.code === 'join-code-needed';
  useEffect(() => {
    if (needsJoinCode) askForJoinCode();
  }, [needsJoinCode]);
  const savedGame = useSavedGame(remote.match);
  const names = (seat: number) => shell.gamePage.personName(seat + 1);
  const game = room && findManifest(room.game);
  const isCut = !entryRefusal && connection === 'cut' && room?.state !== 'closed';
  const isWaiting = !entryRefusal && connection !== 'cut' && room?.state !== 'closed';
  if (isWaiting)
    return (
      <p class="waiting" role="status">
        {texts.connection.connecting}
      </p>
    );
  const advice: { readonly [code: string]: string } = texts.connection.advice;
  const said = entryRefusal
    ? anyRefusalText(lang, entryRefusal, { names, texts: undefined })
    : isCut
      ? isOnline
        ? texts.connection.unreachable
        : texts.connection.offline
      : texts.closedTable;
  const todo = isCut
    ? texts.connection.unreachableText
    : (advice[entryRefusal?.code ?? 'closed'] ?? advice.other);
  return (
    <main class="leaf">
      <h1>{said}</h1>
      <p role="status">{todo}</p>
      {outbox.held && <p data-kept-move="">{texts.connection.moveKept}</p>}
      {outbox.messages.length > 0 && <p>{texts.connection.messagesKept(outbox.messages.length)}</p>}
      <div class="row">
        {room?.state !== 'closed' && (
          <button type="button" class="big-button" data-retry="" onClick={() => remote.retry()}>
            {texts.connection.retry}
          </button>
        )}
        {savedGame && (
          <Link to={`/table/${savedGame.id}${location.search}`} class="plain-button">
            {texts.connection.keptCopy}
          </Link>
        )}
        <Link to="/" class="plain-button">
          {shell.home}
        </Link>
        {game && !isCut && (
          <Link to={`/game/${game.id}`} class="plain-button">
            {texts.setAnother(nameOf(game.id))}
          </Link>
        )}
      </div>
    </main>
  );
}
