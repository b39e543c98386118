// Instead of a table that cannot be shown: why, and what to do about it.
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { onShelf } from '../shelf.ts';
import { useTexts } from '../texts/index.ts';
import { useKept } from '../useKept.ts';
import type { RemoteTable } from './remote.ts';
import type { Surroundings } from './surroundings.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useIsOnline } from './useIsOnline.ts';

interface NoTableProps {
  readonly remote: RemoteTable;
  readonly around: Surroundings | null;
}

export function NoTable({ remote, around }: NoTableProps) {
  const shell = useTexts();
  const texts = useOnlineTexts();
  const { lang } = useSettings();
  const { refusal = null, room = null, line = 'connecting' } = around ?? {};
  const isOnline = useIsOnline();
  const kept = useKept(remote.match);
  const names = (seat: number) => shell.gamePage.personName(seat + 1);
  const game = room && onShelf(room.game);
  const isCut = !refusal && line === 'cut' && room?.state !== 'closed';
  const isWaiting = !refusal && line !== 'cut' && room?.state !== 'closed';
  if (isWaiting)
    return (
      <p class="waiting" role="status">
        {texts.line.connecting}
      </p>
    );
  const advice: { readonly [code: string]: string } = texts.line.advice;
  const said = refusal
    ? anyRefusalText(lang, refusal, { names, texts: undefined })
    : isCut
      ? isOnline
        ? texts.line.unreachable
        : texts.line.offline
      : texts.closedTable;
  const todo = isCut ? texts.line.unreachableText : (advice[refusal?.code ?? 'closed'] ?? advice.other);
  return (
    <main class="leaf">
      <h1>{said}</h1>
      <p role="status">{todo}</p>
      <div class="row">
        {room?.state !== 'closed' && (
          <button type="button" class="big-button" data-retry="" onClick={() => remote.retry()}>
            {texts.line.retry}
          </button>
        )}
        {kept && (
          <Link to={`/table/${kept.id}${location.search}`} class="plain-button">
            {texts.line.keptCopy}
          </Link>
        )}
        <Link to="/" class="plain-button">
          {shell.home}
        </Link>
        {game && !isCut && (
          <Link to={`/game/${game.id}`} class="plain-button">
            {texts.setAnother(shell.games[game.id].name)}
          </Link>
        )}
      </div>
    </main>
  );
}
