// How a table is set: one line in words, which the host can open to change it. Every change counts at once.
import { useState } from 'preact/hooks';
import type { GameManifest } from '../../engine/manifest.ts';
import type { ServerMessageOf } from '../../protocol/server.ts';
import { BOT_KINDS, useBotTexts } from '../game/botLevels.ts';
import { OptionsForm, type Picks } from '../game/OptionsForm.tsx';
import { SeatCount } from '../game/SeatCount.tsx';
import { useSetupOptions } from '../game/useSetupOptions.ts';
import { useGameTexts } from '../gameAssets.ts';
import { STRANGERS_CLOCK } from '../online/clockChoices.ts';
import { ClockSelect, OpenChoice, WatchSelect } from '../online/MatchFields.tsx';
import type { Request } from '../online/reconnectingSocket.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useTexts } from '../texts/index.ts';
import { isFree } from './seats.ts';
import { describeTable } from './tableSummary.ts';
import { useWaitingTexts } from './texts/index.ts';

type Configure = Omit<Extract<Request, { readonly kind: 'configure' }>, 'kind'>;
type SeatPlans = NonNullable<Configure['seats']>;

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
        {summary} <span class="table-settings-change">{texts.change}</span>
      </summary>
      {isOpened && (
        <fieldset class="seating">
          <legend class="unseen">{texts.change}</legend>
          <Seats room={room} game={game} onChange={(seats) => onConfigure({ seats })} />
          <Options game={game} picks={room.options} onChange={(options) => onConfigure({ options })} />
          <ClockSelect clock={room.clock} onChange={(clock) => onConfigure({ clock })} />
          <WatchSelect watch={room.watch} onChange={(watch) => onConfigure({ watch })} />
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
  readonly game: GameManifest;
  onChange(seats: SeatPlans): void;
}

const FRIEND = { kind: 'person' } as const;

function Seats({ room: { sitters: players }, game, onChange }: SeatsProps) {
  const { gamePage } = useTexts();
  const online = useOnlineTexts();
  const bots = useBotTexts();
  const plans: SeatPlans = players.map((player) =>
    player.kind === 'bot' ? { kind: 'bot', level: player.level } : FRIEND,
  );
  const people = players.filter((player) => player.kind === 'person' && !isFree(player)).length;
  const choose = (seat: number, value: string) => {
    const level = BOT_KINDS.find((kind) => kind === value);
    onChange(plans.with(seat, level ? { kind: 'bot', level } : FRIEND));
  };
  return (
    <>
      <SeatCount
        game={game}
        count={players.length}
        onChange={(count) => onChange(resized(plans, count, people))}
      />
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
                {BOT_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {online.botSeat(bots[kind].name)}
                  </option>
                ))}
              </select>
            </label>
          ),
      )}
    </>
  );
}

/** Further seats are for friends. If there are fewer, bots make room: the server moves people to the seats that are left. */
function resized(plans: SeatPlans, count: number, people: number): SeatPlans {
  const next = Array.from({ length: count }, (_, seat) => plans[seat] ?? FRIEND);
  for (let seat = count - 1; seat >= 0; seat--) {
    if (next.filter(({ kind }) => kind === 'person').length < people) next[seat] = FRIEND;
  }
  return next;
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
