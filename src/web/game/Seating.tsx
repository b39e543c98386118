// Who sits where: people on this device and bots, each with a name.
import { SCRIBES } from '../scribes.ts';
import { settings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import type { Sitter } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';
import { BOT_KINDS, type BotKind, USUAL, useBotTexts } from './levels.ts';

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
  const resize = (count: number) => onChange(Array.from({ length: count }, (_, seat) => chairs[seat] ?? BOT));
  return (
    <fieldset class="seating">
      <legend>{gamePage.players}</legend>
      {game.seatCounts.length > 1 && (
        <label class="row">
          <span>{gamePage.seats}</span>
          <select
            data-seats=""
            value={chairs.length}
            onChange={(event) => resize(Number(event.currentTarget.value))}
          >
            {game.seatCounts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {chairs.map((chair, seat) => (
        <ChairRow
          key={seat}
          seat={seat}
          chair={chair}
          onChange={(part) => onChange(chairs.map((each, i) => (i === seat ? { ...each, ...part } : each)))}
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
