// One line after the first move at a slow table, or after joining a tournament: should we tell you when you are needed again?
import { useEffect, useState } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { readStored, writeStored } from '../browserStorage.ts';
import { ranked } from '../online/Notices.tsx';
import { readPushState, turnPushOn } from './push.ts';
import { useNoticeWords } from './texts/index.ts';
import './notices.css';

const KEY = 'scriptorium.notice-offer';

interface NoticeOfferProps {
  /** The question; about the next turn, if it is left out. */
  readonly question?: string;
}

export function NoticeOffer({ question }: NoticeOfferProps) {
  const { offer: words, push } = useNoticeWords();
  const ask = question ?? words.ask;
  const [state, setState] = useState<'asks' | 'done' | 'failed' | null>(null);
  useEffect(() => {
    if (readStored(KEY) === null) void readPushState().then((push) => push === 'off' && setState('asks'));
  }, []);
  useAnnounced('notice', state && { asks: ask, done: words.done, failed: push.notConnected }[state]);
  const answer = (isWanted: boolean) => {
    writeStored(KEY, isWanted ? 'yes' : 'no');
    if (!isWanted) return setState(null);
    void turnPushOn().then((result) =>
      setState(result === 'on' ? 'done' : result === 'refused' ? null : 'failed'),
    );
  };
  if (state === null) return null;
  if (state !== 'asks') {
    return (
      <p class="notice-offer" {...ranked('status')}>
        {state === 'done' ? words.done : push.notConnected}
      </p>
    );
  }
  return (
    <p class="notice-offer" data-notice-offer="" {...ranked('status')}>
      <span>{ask}</span>
      <button type="button" class="plain-button" onClick={() => answer(true)}>
        {words.yes}
      </button>
      <button type="button" class="plain-button" onClick={() => answer(false)}>
        {words.no}
      </button>
    </p>
  );
}
