// Somebody offers to end the game: who, and the answer. Shown on the table until it is answered or has lapsed; a refusal is told too.
import { useEffect, useState } from 'preact/hooks';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { ranked } from './Notices.tsx';
import type { OnlineState } from './onlineState.ts';
import { PassingNotice } from './PassingNotice.tsx';
import type { RemoteTable } from './remoteTable.ts';
import { useAtTableTexts } from './texts/atTable.ts';

interface EndOfferProps {
  readonly remote: RemoteTable;
  readonly online: OnlineState;
  nameOf(seat: number): string;
}

export function EndOffer({ remote, online: { room, position }, nameOf }: EndOfferProps) {
  const { giveUp } = useAtTableTexts();
  const offer =
    room?.state === 'playing' && room.endOffer && (position?.ply ?? 0) <= room.endOffer.untilPly
      ? room.endOffer
      : null;
  const key = offer ? `${offer.by}/${offer.untilPly}` : '';
  const [isBusy, setBusy] = useState(false);
  useEffect(() => setBusy(false), [key]);
  const you = room?.you ?? null;
  const own = room?.sitters[you ?? -1];
  const mayAnswer = own?.kind === 'person' && own.standIn === null;
  const isMine = you !== null && offer?.agreed.includes(you) === true;
  const missing = (room?.sitters ?? []).flatMap((player, seat) =>
    player.kind === 'person' && player.standIn === null && !offer?.agreed.includes(seat)
      ? [nameOf(seat)]
      : [],
  );
  const text = offer && (isMine ? giveUp.waitsFor(missing) : giveUp.offered(nameOf(offer.by)));
  useAnnounced('notice', text);
  if (room?.state === 'playing' && !offer && room.endRefusal) {
    const { by, refusedBy, untilPly } = room.endRefusal;
    if (refusedBy === you || (position?.ply ?? 0) > untilPly) return null;
    const say = refusedBy === by ? giveUp.withdrawn : giveUp.refused;
    const id = `${room.match}/${by}/${untilPly}`;
    return <PassingNotice key={id} id={id} text={say(nameOf(refusedBy))} />;
  }
  if (!room || !offer) return null;
  const answer = (agrees: boolean) => {
    setBusy(true);
    void remote.requestOrReport({ kind: 'answer-end', agrees }).then(() => setBusy(false));
  };
  return (
    <div
      class="online-notice"
      data-end-offer={isMine ? 'mine' : 'open'}
      {...ranked(mayAnswer && !isMine ? 'question' : 'status')}
    >
      <p>{text}</p>
      {mayAnswer && (
        <div class="online-answers">
          {!isMine && (
            <button
              type="button"
              class="plain-button"
              data-agree=""
              disabled={isBusy}
              onClick={() => answer(true)}
            >
              {giveUp.agree}
            </button>
          )}
          <button
            type="button"
            class="plain-button"
            data-refuse=""
            disabled={isBusy}
            onClick={() => answer(false)}
          >
            {isMine ? giveUp.withdraw : giveUp.playOn}
          </button>
        </div>
      )}
    </div>
  );
}
