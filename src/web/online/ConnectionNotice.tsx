// Shows that the connection is cut, for how long, and the state of the unsent move; nothing while connected.
import type { GameManifest } from '../../engine/manifest.ts';
import { findManifest } from '../../games/index.ts';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { browser } from '../browser.ts';
import { useGameTexts } from '../gameAssets.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { formatTime } from './formatTime.ts';
import { ranked } from './Notices.tsx';
import type { OnlineState } from './onlineState.ts';
import type { MissedMove } from './outbox.ts';
import type { RemoteTable } from './remoteTable.ts';
import { useOnlineTexts } from './texts/index.ts';
import { useClockTick } from './useClockTick.ts';
import { useIsOnline } from './useIsOnline.ts';
import './connection-notice.css';

interface ConnectionNoticeProps {
  readonly remote: RemoteTable;
  readonly online: OnlineState;
}

/** After this time the server is probably down, and not just a train in a tunnel. */
const LONG_OUTAGE_SECONDS = 60;

/** Low enough for the row of buttons above a board: what is needed to decide must not move. */
export function ConnectionNotice({ remote, online }: ConnectionNoticeProps) {
  const { connection: texts } = useOnlineTexts();
  const { connection, offlineSince, outbox } = online;
  if (connection === 'connecting') return <p class="online-cut is-first">{texts.connecting}</p>;
  if (connection === 'cut' && offlineSince !== null)
    return (
      <Disconnected since={offlineSince} holdsMove={outbox.move !== null} onRetry={() => remote.retry()} />
    );
  if (outbox.move !== 'sending') return null;
  return <p class="online-sending">{texts.sending}</p>;
}

/** Why a move or a request had no effect. */
export function RefusalNotices({ remote, online: { outbox, requestRefusal } }: ConnectionNoticeProps) {
  const game = findManifest(remote.game);
  return (
    <>
      {outbox.missed && game && (
        <Missed missed={outbox.missed} game={game} onDismiss={() => remote.dismissNotices()} />
      )}
      {requestRefusal && (
        <RequestRefused refusal={requestRefusal} onDismiss={() => remote.dismissNotices()} />
      )}
    </>
  );
}

interface DisconnectedProps {
  readonly since: number;
  readonly holdsMove: boolean;
  onRetry(): void;
}

function Disconnected({ since, holdsMove, onRetry }: DisconnectedProps) {
  const { connection: texts, days, hours } = useOnlineTexts();
  useClockTick();
  const isOnline = useIsOnline();
  const seconds = Math.max(0, Math.floor((browser.elapsed() - since) / 1000));
  const isLong = seconds >= LONG_OUTAGE_SECONDS;
  const state = isOnline ? (isLong ? texts.longCut : texts.cut) : texts.offline;
  const detail = isLong ? texts.isSafe : texts.outdated;
  // Without the seconds, because every change is announced.
  useAnnounced('alert', `${state} ${detail}`);
  return (
    <div class="online-cut" data-cut="" data-held={holdsMove ? '' : undefined}>
      <div class="online-cut-text">
        <span>
          <strong>{state}</strong> <span class="online-cut-detail">{detail}</span>
        </span>{' '}
        <span class="online-cut-time" role="timer">
          {texts.since(formatTime(seconds, { days, hours }))}
        </span>
      </div>
      <button type="button" class="plain-button" data-retry="" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

interface MissedProps {
  readonly missed: MissedMove;
  readonly game: GameManifest;
  onDismiss(): void;
}

function Missed({ missed: { refusal, hasWaited, isGone }, game, onDismiss }: MissedProps) {
  const { connection: texts } = useOnlineTexts();
  const localized = useGameTexts(game);
  const { lang } = useSettings();
  const { gamePage } = useTexts();
  const names = (seat: number) => gamePage.personName(seat + 1);
  // Without the game's texts a refusal would show the move's notation.
  const reason = hasWaited ? texts.missed : texts.playedElsewhere;
  const why = localized && anyRefusalText(lang, refusal, { names, texts: localized.texts });
  const text = why === null ? null : isGone ? reason : texts.notPlayed(why);
  useAnnounced('alert', text);
  if (text === null) return null;
  return (
    <div class="online-missed" data-refused="" {...ranked('refusal')}>
      <p>{text}</p>
      <button type="button" class="plain-button" onClick={onDismiss}>
        {texts.dismiss}
      </button>
    </div>
  );
}

interface RequestRefusedProps {
  readonly refusal: AnyRefusal;
  onDismiss?: () => void;
}

export function RequestRefused({ refusal, onDismiss }: RequestRefusedProps) {
  const { lang } = useSettings();
  const { gamePage } = useTexts();
  const { connection: texts } = useOnlineTexts();
  const names = (seat: number) => gamePage.personName(seat + 1);
  const text = anyRefusalText(lang, refusal, { names, texts: undefined });
  useAnnounced('alert', text);
  return (
    <div class="online-missed" data-refused="" {...ranked('refusal')}>
      <p>{text}</p>
      {onDismiss && (
        <button type="button" class="plain-button" onClick={onDismiss}>
          {texts.dismiss}
        </button>
      )}
    </div>
  );
}
