// In the result: who wants another game, who has declined, and who is away.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useAnnounced } from '../announcements/useAnnounced.ts';
import { isRematchAgreed } from './rematchStep.ts';
import { useAtTableTexts } from './texts/atTable.ts';

interface RematchAnswersProps {
  readonly room: ServerMessageOf<'room'>;
  nameOf(seat: number): string;
}

export function RematchAnswers({ room, nameOf }: RematchAnswersProps) {
  const { rematch: texts } = useAtTableTexts();
  const { you, sitters: players } = room;
  const hasAsked = players.some((player) => player.kind === 'person' && player.rematch !== undefined);
  const answers = players.flatMap((player, seat) => {
    if (player.kind !== 'person' || seat === you) return [];
    const state = player.rematch ?? (player.isHere ? 'open' : 'gone');
    return [{ seat, state, text: texts.answers[state](nameOf(seat)) }];
  });
  useAnnounced('notice', hasAsked ? answers.map(({ text }) => text).join(' ') : null);
  // Once everybody has agreed there is nothing left to say: the button leads to the next table.
  if (!hasAsked || isRematchAgreed(room)) return null;
  return (
    <section class="rematch" aria-label={texts.title}>
      <ul>
        {answers.map(({ seat, state, text }) => (
          <li key={seat} data-rematch={state}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
