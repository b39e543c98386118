// Taking back at an online table: asking the others, and answering somebody who asks.
import type { ComponentChildren } from 'preact';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { useTexts } from '../texts/index.ts';
import { ranked } from './Notices.tsx';
import { isSamePosition, type OnlineState } from './onlineState.ts';
import { PassingNotice } from './PassingNotice.tsx';
import type { RemoteTable } from './remoteTable.ts';
import { useAtTableTexts } from './texts/atTable.ts';
import { useBusy } from './useBusy.ts';

interface TakeBackNoticeProps {
  readonly remote: RemoteTable;
  readonly room: ServerMessageOf<'room'>;
  readonly online: OnlineState;
}

/** Nothing, unless the game goes on and the question is about the position on the board. */
export function TakeBackNotice({ remote, room, online }: TakeBackNoticeProps) {
  const { takeBack: texts } = useAtTableTexts();
  const { gamePage } = useTexts();
  const { buttonState, run } = useBusy();
  const { position, mustAsk, deciders } = online;
  const nameOf = (seat: number) => room.sitters[seat]?.name || gamePage.personName(seat + 1);
  const question = isSamePosition(room.takeBack, position) ? room.takeBack : undefined;
  if (room.state !== 'playing') return null;

  if (isSamePosition(mustAsk, position) && !question && mustAsk?.refusal.code === 'ask-first') {
    const others = room.sitters.flatMap(({ kind }, seat) =>
      kind === 'person' && seat !== room.you ? [nameOf(seat)] : [],
    );
    const ask = (asks: boolean) => void run(`ask-${asks}`, () => remote.askTakeBack(asks));
    return (
      <Notice rank="question" text={texts.because[mustAsk.refusal.because]}>
        <button
          type="button"
          class="big-button"
          data-ask-take-back=""
          {...buttonState('ask-true')}
          onClick={() => ask(true)}
        >
          {texts.ask(others.length === 1 ? others[0]! : null)}
        </button>
        <button type="button" class="plain-button" {...buttonState('ask-false')} onClick={() => ask(false)}>
          {texts.playOn}
        </button>
      </Notice>
    );
  }
  if (!question || !position || room.you === null) return null;
  const { seat, granted, refusedBy } = question;
  if (refusedBy !== null) {
    if (refusedBy === room.you) return null;
    const say = refusedBy === seat ? texts.withdrawn : texts.refused;
    const id = `${room.match}/back/${seat}/${refusedBy}/${position.ply}`;
    return <PassingNotice id={id} text={say(nameOf(refusedBy))} />;
  }
  const answer = (grants: boolean) =>
    void run(`answer-${grants}`, () =>
      remote.requestOrReport({ kind: 'answer-take-back', ...position, grants }),
    );
  if (seat === room.you)
    return (
      <Notice
        rank="status"
        text={deciders.includes(seat) ? `${texts.asked} ${texts.mayPlayOn}` : texts.asked}
      >
        <button
          type="button"
          class="plain-button"
          data-withdraw=""
          {...buttonState('answer-false')}
          onClick={() => answer(false)}
        >
          {texts.withdraw}
        </button>
      </Notice>
    );
  if (granted.includes(room.you)) return <Notice rank="status" text={texts.granted} />;
  return (
    <Notice rank="question" text={texts.wants(nameOf(seat))}>
      <button
        type="button"
        class="big-button"
        data-grant=""
        {...buttonState('answer-true')}
        onClick={() => answer(true)}
      >
        {texts.grant}
      </button>
      <button
        type="button"
        class="plain-button"
        data-refuse=""
        {...buttonState('answer-false')}
        onClick={() => answer(false)}
      >
        {texts.refuse}
      </button>
    </Notice>
  );
}

interface NoticeProps {
  readonly rank: 'question' | 'status';
  readonly text: string;
  readonly children?: ComponentChildren;
}

function Notice({ rank, text, children }: NoticeProps) {
  useAnnounced('notice', text);
  return (
    <div class="online-notice" data-take-back="" {...ranked(rank)}>
      <p>{text}</p>
      {children && <div class="online-answers">{children}</div>}
    </div>
  );
}
