// Says for a moment, over the table, that somebody has taken a move back.
import { useEffect, useState } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { browser } from '../browser.ts';
import { ranked } from './Notices.tsx';
import { isSamePosition, type OnlineState } from './onlineState.ts';
import { useAtTableTexts } from './texts/atTable.ts';

const SHOWN_MS = 8000;

interface TakenBackNoticeProps {
  readonly online: OnlineState;
  nameOf(seat: number): string;
}

export function TakenBackNotice({ online: { takenBack, position }, nameOf }: TakenBackNoticeProps) {
  const { takeBack: texts } = useAtTableTexts();
  const [expired, setExpired] = useState(takenBack);
  const shown = takenBack !== expired && isSamePosition(takenBack, position) ? takenBack : null;
  useEffect(() => {
    if (!shown) return;
    const timer = browser.after(SHOWN_MS, () => setExpired(shown));
    return () => timer.cancel();
  }, [shown]);
  const text = shown && texts.done(shown.seat === null ? null : nameOf(shown.seat));
  useAnnounced('notice', text);
  return (
    text && (
      <p class="online-taken-back" data-taken-back="" {...ranked('status')}>
        {text}
      </p>
    )
  );
}
