// The seats of a table that waits for players.
import type { ServerMessageOf } from '../../protocol/server.ts';
import { useBotTexts } from '../game/botLevels.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { PersonName } from '../ratings/PersonName.tsx';
import { isFree } from './seats.ts';

interface SeatListProps {
  readonly room: ServerMessageOf<'room'>;
  readonly hasSat: boolean;
  /** Of the button that takes a seat; null where none is offered. */
  sitButton: ((seat: number) => { readonly disabled: boolean; readonly 'aria-busy': boolean }) | null;
  onSit(seat: number): void;
}

export function SeatList({
  room: { match, sitters: players, you },
  hasSat,
  sitButton,
  onSit,
}: SeatListProps) {
  const texts = useOnlineTexts();
  const bots = useBotTexts();
  return (
    <ol class="online-seats" aria-label={texts.seats}>
      {players.map((player, seat) => (
        <li key={seat}>
          <strong class={player.name ? undefined : 'is-free'}>
            <PersonName {...{ match, seat, player }}>{player.name || texts.freeSeat}</PersonName>
          </strong>
          {player.kind === 'bot' && (
            <small class="bot-about">
              {texts.botSeat(bots[player.level].name)}. {bots[player.level].about}
            </small>
          )}
          {seat === you && hasSat && <small>{texts.you}</small>}
          {player.kind === 'person' && player.name !== '' && seat !== you && (
            <>
              {!player.hasSat && <small>{texts.kept(player.name)}</small>}
              {player.hasSat && !player.isHere && <small>{texts.away}</small>}
            </>
          )}
          {sitButton && isFree(player) && (
            <button
              type="button"
              class="plain-button"
              data-sit={seat}
              aria-label={texts.atSeat(texts.changeSeat, seat + 1)}
              {...sitButton(seat)}
              onClick={() => onSit(seat)}
            >
              {texts.changeSeat}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
