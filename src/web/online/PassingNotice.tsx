// A notice that goes by itself, because there is nothing to answer: somebody has refused or withdrawn something.
import { useEffect, useState } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { browser } from '../browser.ts';
import { ranked } from './Notices.tsx';
import { rememberTold, wasTold } from './toldNotices.ts';

const SHOWN_MS = 5000;
/** Who has seen it for so long has read it. */
const READ_MS = 1500;

interface PassingNoticeProps {
  /** Of what it tells: told once on this device, also if the page is left and entered again. */
  readonly id: string;
  readonly text: string;
}

export function PassingNotice({ id, text }: PassingNoticeProps) {
  const [isOver, setOver] = useState(() => wasTold(id));
  useEffect(() => {
    const since = browser.elapsed();
    const timer = browser.after(SHOWN_MS, () => setOver(true));
    return () => {
      timer.cancel();
      // A page may be mounted twice while it loads.
      if (browser.elapsed() - since > READ_MS) rememberTold(id);
    };
  }, []);
  useEffect(() => {
    if (isOver) rememberTold(id);
  }, [isOver]);
  useAnnounced('notice', isOver ? null : text);
  if (isOver) return null;
  return (
    <button
      type="button"
      class="online-notice"
      data-passing=""
      {...ranked('status')}
      onClick={() => setOver(true)}
    >
      {text}
    </button>
  );
}
