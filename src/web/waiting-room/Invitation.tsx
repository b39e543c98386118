// The waiting room for somebody who does not sit yet: who invites, to which game, how long it takes; and the big button.
import type { GameManifest } from '../../engine/manifest.ts';
import { Icon } from '../../parts/Icon.tsx';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { isClockOfDays } from '../../protocol/values.ts';
import { withReturn } from '../backAddress.ts';
import { GameThumbnail } from '../GameThumbnail.tsx';
import { clockText } from '../online/clockChoices.ts';
import { NameField } from '../online/NameField.tsx';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useNameFirst } from '../online/useNameFirst.ts';
import { Link } from '../router.tsx';
import { useSettings } from '../settings/settings.ts';
import { useTexts } from '../texts/index.ts';
import { isFree } from './seats.ts';
import { useWaitingTexts } from './texts/index.ts';

interface InvitationProps {
  readonly room: ServerMessageOf<'room'>;
  readonly game: GameManifest;
  sitButton(seat: number): { readonly disabled: boolean; readonly 'aria-busy': boolean };
  onSit(seat: number): void;
}

export function Invitation({ room, game, sitButton, onSit }: InvitationProps) {
  const shell = useTexts();
  const online = useOnlineTexts();
  const texts = useWaitingTexts();
  const { lang } = useSettings();
  const { sitters: players, you, hostSeat } = room;
  const host = players[hostSeat ?? -1]?.name ?? '';
  // A seat may be kept for this person.
  const seat = you ?? players.findIndex(isFree);
  const nameFirst = useNameFirst();
  const back = `/play/${room.match}`;
  const facts = [
    texts.seats(players.length),
    // A game of days is not a matter of minutes.
    ...(isClockOfDays(room.clock) ? [] : [shell.minutes(game.minutes)]),
    room.clock === null ? texts.noClock : clockText(room.clock, online),
  ];
  return (
    <>
      <div class="invitation">
        <div class="invitation-picture">
          <GameThumbnail game={game} />
        </div>
        <div class="invitation-text">
          <h2>{host ? texts.invites(host, game.names[lang]) : texts.isInvited(game.names[lang])}</h2>
          <p>{game.taglines[lang]}</p>
          <p class="quiet" data-table-clock="">
            {facts.join(' · ')}
          </p>
          {isClockOfDays(room.clock) && <p class="quiet">{texts.slowClock}</p>}
          {room.rated && <p class="quiet">{texts.ratedText[room.rated]}</p>}
        </div>
      </div>
      <NameField isAsked={nameFirst.isAsked} {...(seat >= 0 && { onEnter: () => onSit(seat) })} />
      {seat < 0 ? (
        <>
          <p role="status">{texts.isFull}</p>
          <Link to="/new/friends" class="plain-button">
            {texts.ownTable}
          </Link>
        </>
      ) : (
        <button
          type="button"
          class="big-button"
          data-sit={seat}
          {...sitButton(seat)}
          onClick={() => nameFirst.before(() => onSit(seat))}
        >
          {online.sit}
        </button>
      )}
      <div class="game-ways">
        <Link to={withReturn(`/game/${game.id}/rules`, back)} class="plain-button">
          <Icon name="book" /> {shell.gamePage.rules}
        </Link>
        {game.lesson && (
          <Link to={withReturn(`/game/${game.id}/lesson`, back)} class="plain-button">
            <Icon name="hint" /> {shell.lesson.learn}
          </Link>
        )}
      </div>
    </>
  );
}
