// How a table is set: one line in words, which the host can open to change it. Every change counts at once.
import { useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { BotOptions } from '../game/BotOptions.tsx';
import { BOT_KINDS } from '../game/botLevels.ts';
import { OptionsForm, type Picks } from '../game/OptionsForm.tsx';
import { useSetupOptions } from '../game/useSetupOptions.ts';
import { useGameTexts } from '../gameAssets.ts';
import { STRANGERS_CLOCK } from '../online/clockChoices.ts';
import { ClockSelect, OpenChoice, RatedChoice, WatchSelect } from '../online/MatchFields.tsx';
import type { Request } from '../online/request.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useTexts } from '../texts/index.ts';
import { FRIEND, type SeatPlans, seatPlans } from './seatPlans.ts';
import { isFree } from './seats.ts';
import { describeTable } from './tableSummary.ts';
import { useWaitingTexts } from './texts/index.ts';

export type Configure = Omit<Extract<Request, { readonly kind: 'configure' }>, 'kind'>;

interface TableSettingsProps {
  readonly room: ServerMessageOf<'room'>;
  readonly game: GameManifest;
  onConfigure(change: Configure): void;
}

export function TableSettings({ room, game, onConfigure }: TableSettingsProps) {
  const online = useOnlineTexts();
  const texts = useWaitingTexts();
  const [isOpened, setOpened] = useState(false);
  const { play, access } = describeTable(room, texts, online);
  const summary = (
    <span class="table-summary" data-table-clock="">
      {play} <small>{access}</small>
    </span>
  );
  if (!room.isHost) return <p>{summary}</p>;
  return (
    <details
      class="table-settings"
      data-table-settings=""
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        {summary} <span class="table-settings-change">{isOpened ? texts.done : texts.change}</span>
      </summary>
      {isOpened && (
        <fieldset class="seating">
          <legend class="unseen">{texts.change}</legend>
          <Seats room={room} onChange={(seats) => onConfigure({ seats })} />
          <Options game={game} picks={room.options} onChange={(options) => onConfigure({ options })} />
          <ClockSelect clock={room.clock} onChange={(clock) => onConfigure({ clock })} />
          <WatchSelect watch={room.watch} onChange={(watch) => onConfigure({ watch })} />
          <RatedChoice isRated={room.rated !== 'casual'} onChange={(isRated) => onConfigure({ isRated })} />
          <OpenChoice
            isOpen={room.isOpen}
            onChange={(isOpen) =>
              onConfigure({ isOpen, ...(isOpen && { clock: room.clock ?? STRANGERS_CLOCK }) })
            }
          />
        </fieldset>
      )}
    </details>
  );
}

interface SeatsProps {
  readonly room: ServerMessageOf<'room'>;
  onChange(seats: SeatPlans): void;
}

function Seats({ room: { sitters: players }, onChange }: SeatsProps) {
  const { gamePage } = useTexts();
  const online = useOnlineTexts();
  const plans = seatPlans(players);
  const choose = (seat: number, value: string) => {
    const level = BOT_KINDS.find((kind) => kind === value);
    onChange(plans.with(seat, level ? { kind: 'bot', level } : FRIEND));
  };
  return (
    <>
      {players.map(
        (player, seat) =>
          (player.kind === 'bot' || isFree(player)) && (
            <label key={seat} class="row">
              <span>{gamePage.who(seat + 1)}</span>
              <select
                data-seat-choice={seat}
                value={player.kind === 'bot' ? player.level : FRIEND.kind}
                onChange={(event) => choose(seat, event.currentTarget.value)}
              >
                <option value={FRIEND.kind}>{online.friend}</option>
                <BotOptions label={online.botSeat} />
              </select>
            </label>
          ),
      )}
    </>
  );
}

interface OptionsProps {
  readonly game: GameManifest;
  readonly picks: Picks;
  onChange(options: Picks): void;
}

/** The lists of values are loaded with the game's rules. */
function Options({ game, picks, onChange }: OptionsProps) {
  const setup = useSetupOptions(game.id);
  const gameTexts = useGameTexts(game)?.texts;
  if (!setup || !gameTexts) return null;
  return <OptionsForm lists={setup.options} texts={gameTexts} picks={picks} onChange={onChange} />;
}
