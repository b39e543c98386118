// In the result: who wants another game, who has declined, who has left, and the way there.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { navigate } from '../router.tsx';
import { useOnlineTexts } from './texts/index.ts';

interface RematchAnswersProps {
  readonly room: ServerMessageOf<'room'>;
  nameOf(seat: number): string;
  readonly isBusy: boolean;
  onDecline(): void;
}

export function RematchAnswers({ room, nameOf, isBusy, onDecline }: RematchAnswersProps) {
  const { rematch: texts } = useOnlineTexts();
  const { you, next, sitters: players } = room;
  const own = players[you ?? -1];
  const hasAsked = players.some((player) => player.kind === 'person' && player.rematch !== undefined);
  const ownAnswer = own?.kind === 'person' ? own.rematch : undefined;
  const answers = players.flatMap((player, seat) => {
    if (player.kind !== 'person' || seat === you) return [];
    const state = player.rematch ?? (player.isHere ? 'open' : 'gone');
    return [{ seat, state, text: texts.answers[state](nameOf(seat)) }];
  });
  useAnnounced('notice', hasAsked ? answers.map(({ text }) => text).join(' ') : null);
  if (!hasAsked) return null;
  return (
    <section class="rematch" aria-label={texts.title}>
      <ul>
        {answers.map(({ seat, state, text }) => (
          <li key={seat} data-rematch={state}>
            {text}
          </li>
        ))}
      </ul>
      {next !== null && ownAnswer === 'yes' && (
        <button type="button" class="plain-button" data-next="" onClick={() => navigate(`/play/${next}`)}>
          {texts.go}
        </button>
      )}
      {next !== null && own?.kind === 'person' && ownAnswer === undefined && (
        <button type="button" class="plain-button" data-decline="" disabled={isBusy} onClick={onDecline}>
          {texts.decline}
        </button>
      )}
    </section>
  );
}

/** Everybody who was asked wants it: they meet at the next table. */
export const isRematchAgreed = ({ sitters, next }: ServerMessageOf<'room'>): boolean =>
  next !== null && sitters.every((player) => player.kind === 'bot' || player.rematch === 'yes');
