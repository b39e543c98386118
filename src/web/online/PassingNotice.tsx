// A notice that goes by itself, because there is nothing to answer: somebody has refused or withdrawn something.
import { useEffect, useState } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { browser } from '../browser.ts';
import { ranked } from './Notices.tsx';

const SHOWN_MS = 8000;

export function PassingNotice({ text }: { readonly text: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = browser.after(SHOWN_MS, () => setOver(true));
    return () => timer.cancel();
  }, []);
  useAnnounced('notice', text);
  if (isOver) return null;
  return (
    <div class="online-notice" data-passing="" {...ranked('status')}>
      <p>{text}</p>
    </div>
  );
}
