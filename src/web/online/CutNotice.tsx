// Says that the connection is cut, for how long, and what has become of the move; nothing while all is well.
import type { AnyRefusal } from '../../protocol/refusals.ts';
import { anyRefusalText } from '../../protocol/texts/index.ts';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import type { RemoteTable } from './remote.ts';
import type { Surroundings } from './surroundings.ts';
import { useOnlineTexts } from './texts/index.ts';
import { timeText } from './time.ts';
import { useIsOnline } from './useIsOnline.ts';
import { useSecond } from './useSecond.ts';

interface CutNoticeProps {
  readonly remote: RemoteTable;
  readonly around: Surroundings;
}

/** After so long the server is probably down, rather than a train in a tunnel. */
const LONG_CUT_SECONDS = 60;

export function CutNotice({ remote, around: { line, cutSince, unsent, trouble } }: CutNoticeProps) {
  const { line: texts } = useOnlineTexts();
  return (
    <>
      {line === 'connecting' && (
        <p class="online-cut is-first" role="status">
          {texts.connecting}
        </p>
      )}
      {line === 'cut' && cutSince !== null && (
        <Cut since={cutSince} holdsMove={unsent.move !== null} onRetry={() => remote.retry()} />
      )}
      {line === 'open' && unsent.move === 'sending' && (
        <p class="online-sending" role="status">
          {texts.sending}
        </p>
      )}
      {unsent.move === 'missed' && (
        <div class="online-missed" role="alert">
          <p>{texts.missed}</p>
          <button type="button" class="plain-button" onClick={() => remote.dismissMissed()}>
            {texts.dismiss}
          </button>
        </div>
      )}
      {trouble && <Trouble refusal={trouble} />}
    </>
  );
}

interface CutProps {
  readonly since: number;
  readonly holdsMove: boolean;
  onRetry(): void;
}

function Cut({ since, holdsMove, onRetry }: CutProps) {
  const { line: texts, days } = useOnlineTexts();
  useSecond();
  const isOnline = useIsOnline();
  const seconds = Math.max(0, Math.floor((performance.now() - since) / 1000));
  const isLong = seconds >= LONG_CUT_SECONDS;
  return (
    <div class="online-cut" data-cut="" data-held={holdsMove ? '' : undefined}>
      {/* Read out when it changes, so without the seconds. */}
      <div role="status">
        <p>
          <strong>{isOnline ? (isLong ? texts.longCut : texts.cut) : texts.offline}</strong>
        </p>
        <p>{isLong ? texts.isSafe : texts.outdated}</p>
      </div>
      <span class="online-cut-time" role="timer">
        {texts.since(timeText(seconds, { days }))}
      </span>
      <button type="button" class="plain-button" data-retry="" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

export function Trouble({ refusal }: { readonly refusal: AnyRefusal }) {
  const { lang } = useSettings();
  const { gamePage } = useTexts();
  const names = (seat: number) => gamePage.personName(seat + 1);
  return (
    <p class="online-missed" role="alert">
      {anyRefusalText(lang, refusal, { names, texts: undefined })}
    </p>
  );
}
