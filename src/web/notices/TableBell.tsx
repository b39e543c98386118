// The bell of a table: whether its player is told when it is their turn there.
import { useEffect, useState } from 'preact/hooks';
import type { MyNotices } from '../../protocol/notices.ts';
import { useBusy } from '../online/useBusy.ts';
import { Link } from '../router.tsx';
import { fetchNotices, muteTable } from './noticesApi.ts';
import { PushChannel } from './PushChannel.tsx';
import { useNoticeWords } from './texts/index.ts';
import './notices.css';

export function TableBell({ match }: { readonly match: string }) {
  const { title, bell: words } = useNoticeWords();
  const [notices, setNotices] = useState<MyNotices | null>(null);
  const { buttonState, run } = useBusy();
  const load = async () => {
    const found = await fetchNotices();
    if (found.ok) setNotices(found.value);
  };
  useEffect(() => {
    void load();
  }, []);
  if (!notices) return null;
  const isTold = notices.isOn && notices.channels.some(({ isConfirmed }) => isConfirmed);
  if (!isTold) {
    return (
      <div class="notice-bell" data-bell="off">
        <PushChannel title={title} onChange={() => void load()} />
        <Link to="/settings">{words.settings}</Link>
      </div>
    );
  }
  const isMuted = notices.muted.includes(match);
  const toggle = async () => {
    await muteTable(match, !isMuted);
    await load();
  };
  return (
    <div class="notice-bell" data-bell={isMuted ? 'muted' : 'on'}>
      <p role="status">{isMuted ? words.isMuted : words.isOn}</p>
      <button
        type="button"
        class="plain-button"
        {...buttonState('mute')}
        onClick={() => void run('mute', toggle)}
      >
        {isMuted ? words.unmute : words.mute}
      </button>
    </div>
  );
}
