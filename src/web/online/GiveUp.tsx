// Ways out of a game: leave it to a bot, resign, or offer to end it. Each says first what will happen.
import { useEffect, useRef, useState } from 'preact/hooks';
import { LEVELS } from '../../engine/levels.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import type { Request } from './request.ts';
import { useAtTableTexts } from './texts/atTable.ts';

type WayOut = 'leave' | 'resign' | 'offer-end';
const WAYS_OUT: readonly WayOut[] = ['leave', 'resign', 'offer-end'];

interface GiveUpProps {
  readonly room: ServerMessageOf<'room'>;
  nameOf(seat: number): string;
  /** What is asked at once. */
  readonly first: WayOut | null;
  onRequest(request: Request): void;
}

export function GiveUp({ room, nameOf, first, onRequest }: GiveUpProps) {
  const { giveUp } = useAtTableTexts();
  const [asked, setAsked] = useState<WayOut | null>(first);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) stay.current?.focus();
  }, [asked]);
  const { you, sitters: players } = room;
  const others = players.flatMap((_, seat) => (seat === you ? [] : [seat]));
  const people = others.filter((seat) => {
    const player = players[seat];
    return player?.kind === 'person' && player.standIn === null;
  });
  // People and the levels of bots are rated; characters and the random bot are not.
  const isInPool = (seat: number) => {
    const player = players[seat];
    return player?.kind === 'person' || LEVELS.some((level) => level === player?.level);
  };
  const isRated = room.rated === 'rated' && others.some(isInPool);
  const consequences: Readonly<Record<WayOut, string>> = {
    leave: isRated ? giveUp.leaveRated : giveUp.leaveText,
    resign:
      players.length === 2 ? giveUp.resignTwo(nameOf(others[0] ?? 0), isRated) : giveUp.resignMore(isRated),
    'offer-end': people.length === 0 ? giveUp.endAlone : giveUp.endText(people.map(nameOf)),
  };
  if (asked)
    return (
      <section class="online-question" aria-label={giveUp[asked]} data-giving-up={asked}>
        <p role="alert">{consequences[asked]}</p>
        <div class="menu">
          <button ref={stay} type="button" class="plain-button" onClick={() => setAsked(null)}>
            {giveUp.playOn}
          </button>
          <button
            type="button"
            class="plain-button"
            data-confirm=""
            onClick={() => onRequest({ kind: asked })}
          >
            {giveUp[asked]}
          </button>
        </div>
      </section>
    );
  return (
    <>
      {WAYS_OUT.map((way) => (
        <button
          key={way}
          type="button"
          class="plain-button"
          data-give-up={way}
          {...(way === 'leave' && { 'data-stand-in': 'begin' })}
          onClick={() => setAsked(way)}
        >
          {giveUp[way]}
        </button>
      ))}
    </>
  );
}
