// The sheet with the players of a match: who is away, viewpoint, seat link for another device, notifications, leaving.
import { useState } from 'preact/hooks';
import type { AnyRefusal } from '../../protocol/refusals.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { anyRefusalText } from '../messageTexts.ts';
import { TableBell } from '../notices/TableBell.tsx';
import { PersonName } from '../ratings/PersonName.tsx';
import { PersonMenu } from '../safety/laterMenu.ts';
import { useSettings } from '../settings/settings.ts';
import { useWaitingTexts } from '../waiting-room/texts/index.ts';
import { GiveUp } from './GiveUp.tsx';
import { ReplaceWithBot } from './ReplaceWithBot.tsx';
import type { RemoteTable } from './remoteTable.ts';
import type { Request } from './request.ts';
import { SeatLink } from './SeatLink.tsx';
import { TableLinks } from './TableLinks.tsx';
import { useOnlineTexts } from './texts/index.ts';
import { useLevelNames } from './useLevelNames.ts';

interface PlayersSheetProps {
  readonly remote: RemoteTable;
  readonly room: ServerMessageOf<'room'>;
  /** When the room was received, by `browser.elapsed()`. */
  readonly roomAt: number;
  personName(number: number): string;
  /** The sheet was opened to resign. */
  readonly isResigning: boolean;
  onClose(): void;
}

export function PlayersSheet(props: PlayersSheetProps) {
  const { remote, room, roomAt, personName, isResigning, onClose } = props;
  const texts = useOnlineTexts();
  const { ratedText } = useWaitingTexts();
  const { lang } = useSettings();
  const levels = useLevelNames();
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const { you, sitters: players, state, watch, match } = room;
  const nameOf = (seat: number) => players[seat]?.name || personName(seat + 1);
  const isPlaying = state === 'playing';
  const mayLook = state === 'over' || (watch === 'all' && you === null);
  const own = players[you ?? -1];
  const isReplaced = own?.kind === 'person' && own.standIn !== null;
  const requestAndClose = async (request: Request) => {
    const refused = await remote.request(request);
    setRefusal(refused);
    if (!refused) onClose();
  };
  return (
    <>
      <ol class="online-seats" aria-label={texts.seats}>
        {players.map((player, seat) => (
          <li key={seat}>
            <strong>
              <PersonName {...{ match, seat, player }}>{nameOf(seat)}</PersonName>
            </strong>
            {seat === you && <small>{texts.you}</small>}
            {player.kind === 'bot' && <small>{texts.botOf(levels(player.level))}</small>}
            {player.kind === 'person' && !player.isHere && <small>{texts.away}</small>}
            {player.kind === 'person' && player.standIn !== null && (
              <small>{texts.standIn(nameOf(seat))}</small>
            )}
            {isPlaying &&
              you !== null &&
              player.kind === 'person' &&
              !player.isHere &&
              player.standIn === null && (
                <ReplaceWithBot
                  name={nameOf(seat)}
                  inMs={player.replaceableInMs}
                  since={roomAt}
                  onReplace={() => void remote.request({ kind: 'replace', seat }).then(setRefusal)}
                />
              )}
            {seat !== you && player.kind === 'person' && player.hasSat && (
              <PersonMenu hasWords remote={remote} met={{ match, seat }} name={nameOf(seat)} />
            )}
          </li>
        ))}
      </ol>
      {refusal && <p role="alert">{anyRefusalText(lang, refusal, { names: nameOf, texts: undefined })}</p>}
      {room.rated && <p class="quiet">{ratedText[room.rated]}</p>}
      {room.watchers > 0 && <p class="quiet">{texts.watchers(room.watchers)}</p>}
      {mayLook && (
        <label class="online-name">
          {texts.eyes}
          <select
            data-eyes=""
            onChange={(event) => {
              const { value } = event.currentTarget;
              remote.show(value === '' ? null : Number(value));
            }}
          >
            {you === null && <option value="">{texts.spectator}</option>}
            {players.map((_, seat) => (
              <option key={seat} value={seat} selected={seat === you}>
                {nameOf(seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <TableLinks match={match} watch={watch} />
      {you !== null && state !== 'over' && <SeatLink {...{ remote, match }} onRefusal={setRefusal} />}
      <div class="menu">
        {isPlaying && isReplaced && !own.hasResigned && (
          <button
            type="button"
            class="plain-button"
            data-stand-in="end"
            onClick={() => void requestAndClose({ kind: 'back' })}
          >
            {texts.takeSeatBack}
          </button>
        )}
        {isPlaying && you !== null && !isReplaced && (
          <GiveUp
            {...{ room, nameOf }}
            first={isResigning ? 'resign' : null}
            onRequest={(request) => void requestAndClose(request)}
          />
        )}
      </div>
      {you !== null && state !== 'over' && <TableBell match={match} />}
    </>
  );
}
