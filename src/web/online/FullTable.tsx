// Tells somebody who came by an invitation that the table is full, and that they watch.
import { useState } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { Link } from '../router.tsx';
import { cameToWatch } from './entryTokens.ts';
import { ranked } from './Notices.tsx';
import { useOnlineTexts } from './texts/index.ts';

export function FullTable() {
  const { full } = useOnlineTexts();
  const [isShown, setShown] = useState(() => !cameToWatch());
  useAnnounced('notice', isShown ? full.told : null);
  if (!isShown) return null;
  return (
    <div class="online-notice" data-full-table="" {...ranked('status')}>
      <p>{full.told}</p>
      <div class="online-answers">
        <Link to="/new/friends" class="plain-button">
          {full.ownTable}
        </Link>
        <button type="button" class="plain-button" onClick={() => setShown(false)}>
          {full.watch}
        </button>
      </div>
    </div>
  );
}
