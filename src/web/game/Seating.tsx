// Who sits where: people on this device and bots, each with a name.
import { SCRIBES } from '../scribes.ts';
import { settings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import type { Sitter } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';
import { BOT_KINDS, type BotKind, USUAL, useBotTexts } from './levels.ts';
import { SeatCount } from './SeatCount.tsx';

/** A level of a bot, or `person`; an empty name means the default one. */
export interface Chair {
  readonly who: BotKind | typeof PERSON;
  readonly name: string;
}

const PERSON = 'person';
const KINDS = [PERSON, ...BOT_KINDS] as const;
const BOT: Chair = { who: USUAL, name: '' };

const scribe = (seat: number) => SCRIBES[seat % SCRIBES.length]!;

/** You and bots, at a table of middling size. */
export function defaultChairs({ seatCounts }: ShelfGame): Chair[] {
  const count = seatCounts.includes(3) ? 3 : seatCounts[0]!;
  const self: Chair = { who: PERSON, name: settings().name };
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? self : BOT));
}

export function resized(chairs: readonly Chair[], count: number): Chair[] {
  return Array.from({ length: count }, (_, seat) => chairs[seat] ?? BOT);
}

/** The chair of whoever holds the device. */
export const ownChair = (chairs: readonly Chair[]): Chair | undefined =>
  chairs.find(({ who }) => who === PERSON);

/** Your own name goes with you, not with the chair: a bot that takes the chair does not get it. */
export function reseated(chairs: readonly Chair[], seat: number, part: Partial<Chair>): Chair[] {
  const own = settings().name;
  return chairs.map((chair, each) => {
    if (each !== seat) return chair;
    const next = { ...chair, ...part };
    if (part.who === undefined || (part.who === PERSON) === (chair.who === PERSON)) return next;
    if (part.who !== PERSON) return { ...next, name: next.name === own ? '' : next.name };
    return { ...next, name: next.name || (ownChair(chairs) ? '' : own) };
  });
}

/** A person without a name gets one from the texts, in the language that is set when it is read. */
export function sittersFrom(chairs: readonly Chair[]): Sitter[] {
  return chairs.map(({ who, name }, seat) =>
    who === PERSON
      ? { kind: 'person', name: name.trim() }
      : { kind: 'bot', name: name.trim() || scribe(seat), level: who },
  );
}

interface SeatingProps {
  readonly game: ShelfGame;
  readonly chairs: readonly Chair[];
  onChange(chairs: readonly Chair[]): void;
}

export function Seating({ game, chairs, onChange }: SeatingProps) {
  const { gamePage } = useTexts();
  return (
    <fieldset class="seating">
      <legend>{gamePage.players}</legend>
      <SeatCount game={game} count={chairs.length} onChange={(count) => onChange(resized(chairs, count))} />
      {chairs.map((chair, seat) => (
        <ChairRow
          key={seat}
          seat={seat}
          chair={chair}
          onChange={(part) => onChange(reseated(chairs, seat, part))}
        />
      ))}
    </fieldset>
  );
}

interface ChairRowProps {
  readonly seat: number;
  readonly chair: Chair;
  onChange(part: Partial<Chair>): void;
}

function ChairRow({ seat, chair: { who, name }, onChange }: ChairRowProps) {
  const { gamePage } = useTexts();
  const bots = useBotTexts();
  return (
    <div class="chair">
      <span class="chair-number" aria-hidden="true">
        {seat + 1}
      </span>
      <select
        data-chair=""
        aria-label={gamePage.who(seat + 1)}
        value={who}
        onChange={(event) => {
          const { value } = event.currentTarget;
          onChange({ who: KINDS.find((kind) => kind === value) ?? PERSON });
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kind === PERSON ? gamePage.person : bots[kind].name}
          </option>
        ))}
      </select>
      <input
        aria-label={gamePage.name(seat + 1)}
        value={name}
        maxLength={24}
        autocomplete="off"
        placeholder={who === PERSON ? gamePage.personName(seat + 1) : scribe(seat)}
        onInput={(event) => onChange({ name: event.currentTarget.value })}
      />
      {who !== PERSON && <small>{bots[who].about}</small>}
    </div>
  );
}
