// The seats of a new local game: people on this device and bots, each with a name.
import { characterName } from '../../engine/characters.ts';
import type { GameManifest } from '../../engine/manifest.ts';
import { BOT_NAMES } from '../botNames.ts';
import { settings } from '../settings/settings.ts';
import type { Player } from '../table/tableClient.ts';
import { useTexts } from '../texts/index.ts';
import { BotOptions } from './BotOptions.tsx';
import { BOT_KINDS, type BotKind, useBotTexts } from './botLevels.ts';
import { proposedBot } from './lastBots.ts';
import { SeatCount } from './SeatCount.tsx';

/** A bot level, or `person`; an empty name means the default name. */
export interface SeatChoice {
  readonly who: BotKind | typeof PERSON;
  readonly name: string;
}

const PERSON = 'person';
const KINDS = [PERSON, ...BOT_KINDS] as const;

/** A bot for the seat after the ones that are taken. */
function newBot(game: string, taken: readonly SeatChoice[]): SeatChoice {
  const seated = taken.map(({ who }) => who);
  return { who: proposedBot(game, taken.length, seated), name: '' };
}

/** A character has its own name. */
function botName(seatChoices: readonly SeatChoice[], seat: number): string {
  const bots = seatChoices.map(({ who }) => who);
  return characterName(bots, seat) ?? BOT_NAMES[seat % BOT_NAMES.length]!;
}

/** One person and bots, three seats if the game allows it. */
export function defaultSeats({ id, seatCounts }: GameManifest): SeatChoice[] {
  const count = seatCounts.includes(3) ? 3 : seatCounts[0]!;
  return withSeatCount(id, [{ who: PERSON, name: settings().name }], count);
}

/** People who pass the device around: two, if the game allows it. */
export function seatsOfPeople({ seatCounts }: GameManifest): SeatChoice[] {
  const count = seatCounts.includes(2) ? 2 : seatCounts[0]!;
  return Array.from({ length: count }, (_, seat) => ({
    who: PERSON,
    name: seat === 0 ? settings().name : '',
  }));
}

/** Masters for a game that is only watched: two, if the game allows it. */
export function seatsOfBots({ seatCounts }: GameManifest): SeatChoice[] {
  const count = seatCounts.includes(2) ? 2 : seatCounts[0]!;
  return Array.from({ length: count }, () => ({ who: 'master', name: '' }));
}

/** Where only people play, a further seat is for a person too. */
const newSeat = (game: string, taken: readonly SeatChoice[]): SeatChoice =>
  taken.length > 1 && taken.every(({ who }) => who === PERSON)
    ? { who: PERSON, name: '' }
    : newBot(game, taken);

export function withSeatCount(game: string, seatChoices: readonly SeatChoice[], count: number): SeatChoice[] {
  const next = seatChoices.slice(0, count);
  while (next.length < count) next.push(newSeat(game, next));
  return next;
}

/** The seat of the device's owner: the first person. */
export const ownSeat = (seatChoices: readonly SeatChoice[]): SeatChoice | undefined =>
  seatChoices.find(({ who }) => who === PERSON);

/** The owner's name belongs to the person: a bot that takes the seat does not get it. */
export function withSeatChanged(
  seatChoices: readonly SeatChoice[],
  seat: number,
  part: Partial<SeatChoice>,
): SeatChoice[] {
  const own = settings().name;
  return seatChoices.map((choice, each) => {
    if (each !== seat) return choice;
    const next = { ...choice, ...part };
    if (part.who === undefined || (part.who === PERSON) === (choice.who === PERSON)) return next;
    if (part.who !== PERSON) return { ...next, name: next.name === own ? '' : next.name };
    return { ...next, name: next.name || (ownSeat(seatChoices) ? '' : own) };
  });
}

/** An empty name of a person stays empty: the texts supply a name in the reader's language. */
export function playersFrom(seatChoices: readonly SeatChoice[]): Player[] {
  return seatChoices.map(({ who, name }, seat) =>
    who === PERSON
      ? { kind: 'person', name: name.trim() }
      : { kind: 'bot', name: name.trim() || botName(seatChoices, seat), level: who },
  );
}

interface SeatChooserProps {
  readonly game: GameManifest;
  readonly seatChoices: readonly SeatChoice[];
  /** Nobody plays at this device. */
  readonly isWatched?: boolean;
  onChange(seatChoices: readonly SeatChoice[]): void;
}

export function SeatChooser({ game, seatChoices, isWatched = false, onChange }: SeatChooserProps) {
  const { gamePage } = useTexts();
  return (
    <fieldset class="seating">
      <legend>{gamePage.players}</legend>
      <SeatCount
        game={game}
        count={seatChoices.length}
        onChange={(count) => onChange(withSeatCount(game.id, seatChoices, count))}
      />
      {seatChoices.map((choice, seat) => (
        <SeatChoiceRow
          key={seat}
          seat={seat}
          choice={choice}
          defaultName={botName(seatChoices, seat)}
          kinds={isWatched ? BOT_KINDS : KINDS}
          onChange={(part) => onChange(withSeatChanged(seatChoices, seat, part))}
        />
      ))}
    </fieldset>
  );
}

interface SeatChoiceRowProps {
  readonly seat: number;
  readonly choice: SeatChoice;
  /** Of a bot. */
  readonly defaultName: string;
  readonly kinds: readonly SeatChoice['who'][];
  onChange(part: Partial<SeatChoice>): void;
}

function SeatChoiceRow({ seat, choice: { who, name }, defaultName, kinds, onChange }: SeatChoiceRowProps) {
  const { gamePage } = useTexts();
  const bots = useBotTexts();
  return (
    <div class="seat-choice">
      <span class="seat-choice-number" aria-hidden="true">
        {seat + 1}
      </span>
      <select
        data-seat-choice=""
        aria-label={gamePage.who(seat + 1)}
        value={who}
        onChange={(event) => {
          const { value } = event.currentTarget;
          const kind = kinds.find((each) => each === value);
          if (kind) onChange({ who: kind });
        }}
      >
        {kinds.includes(PERSON) && <option value={PERSON}>{gamePage.person}</option>}
        <BotOptions />
      </select>
      <input
        aria-label={gamePage.name(seat + 1)}
        value={name}
        maxLength={24}
        autocomplete="off"
        placeholder={who === PERSON ? gamePage.personName(seat + 1) : defaultName}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
      {who !== PERSON && <small>{bots[who].about}</small>}
    </div>
  );
}
