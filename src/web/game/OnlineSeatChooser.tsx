// The seats of a new online match: the host, friends who come by the link, and bots.

import type { GameManifest } from '../../engine/manifest.ts';
import { useOnlineTexts } from '../online/texts/index.ts';
import { useTexts } from '../texts/index.ts';
import { BotOptions } from './BotOptions.tsx';
import { BOT_KINDS, type BotKind, useBotTexts } from './botLevels.ts';
import { SeatCount } from './SeatCount.tsx';

/** The choice for a seat other than the host's. */
export type Guest = BotKind | typeof FRIEND;

export const FRIEND = 'person';
const GUESTS: readonly Guest[] = [FRIEND, ...BOT_KINDS];

interface OnlineSeatChooserProps {
  readonly game: GameManifest;
  /** For all seats but the first, which is the host's. */
  readonly guests: readonly Guest[];
  readonly name: string;
  onName(name: string): void;
  onCount(count: number): void;
  onGuests(guests: readonly Guest[]): void;
}

export function OnlineSeatChooser({ game, guests, name, onName, onCount, onGuests }: OnlineSeatChooserProps) {
  const { gamePage } = useTexts();
  const texts = useOnlineTexts();
  const bots = useBotTexts();
  return (
    <fieldset class="seating">
      <legend>{gamePage.players}</legend>
      <SeatCount game={game} count={guests.length + 1} onChange={onCount} />
      <div class="seat-choice is-host">
        <span class="seat-choice-number" aria-hidden="true">
          1
        </span>
        <span>{texts.yourSeat}</span>
        <input
          aria-label={texts.name}
          data-host-name=""
          value={name}
          maxLength={24}
          autocomplete="nickname"
          placeholder={gamePage.personName(1)}
          onInput={(event) => onName(event.currentTarget.value)}
        />
      </div>
      {guests.map((guest, i) => (
        <div key={i} class="seat-choice is-guest">
          <span class="seat-choice-number" aria-hidden="true">
            {i + 2}
          </span>
          <select
            data-seat-choice=""
            aria-label={gamePage.who(i + 2)}
            value={guest}
            onChange={({ currentTarget: { value } }) => {
              const chosen = GUESTS.find((each) => each === value) ?? FRIEND;
              onGuests(guests.map((each, at) => (at === i ? chosen : each)));
            }}
          >
            <option value={FRIEND}>{texts.friend}</option>
            <BotOptions label={texts.botSeat} />
          </select>
          {guest !== FRIEND && <small>{bots[guest].about}</small>}
        </div>
      ))}
    </fieldset>
  );
}
