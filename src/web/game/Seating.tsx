// Who sits where: people on this device and bots, each with a name.

import { settings } from '../settings/settings.ts';
import type { ShelfGame } from '../shelf.ts';
import type { Sitter } from '../table/link.ts';
import { useTexts } from '../texts/index.ts';
import { LEVELS } from './levels.ts';

/** A level of a bot, or `person`; an empty name means the default one. */
export interface Chair {
  readonly who: string;
  readonly name: string;
}

const PERSON = 'person';
const SCRIBES = ['Anselm', 'Hildegard', 'Alcuin', 'Héloïse', 'Bede'];

/** You and bots, at a table of middling size. */
export function defaultChairs({ seatCounts }: ShelfGame): Chair[] {
  const count = seatCounts.includes(3) ? 3 : seatCounts[0]!;
  return Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { who: PERSON, name: settings().name } : { who: LEVELS.usual, name: '' },
  );
}

/** A person without a name gets one from the texts, in the language that is set when it is read. */
export function sittersFrom(chairs: readonly Chair[]): Sitter[] {
  return chairs.map(({ who, name }, seat) =>
    who === PERSON
      ? { kind: 'person', name: name.trim() }
      : { kind: 'bot', name: name.trim() || SCRIBES[seat % SCRIBES.length]!, level: who },
  );
}

interface SeatingProps {
  readonly game: ShelfGame;
  readonly chairs: readonly Chair[];
  onChange(chairs: readonly Chair[]): void;
}

export function Seating({ game, chairs, onChange }: SeatingProps) {
  const texts = useTexts();
  const put = (seat: number, part: Partial<Chair>) =>
    onChange(chairs.map((chair, each) => (each === seat ? { ...chair, ...part } : chair)));
  const resize = (count: number) =>
    onChange(Array.from({ length: count }, (_, seat) => chairs[seat] ?? { who: LEVELS.usual, name: '' }));
  return (
    <fieldset class="seating">
      <legend>{texts.gamePage.players}</legend>
      {game.seatCounts.length > 1 && (
        <label class="row">
          <span>{texts.gamePage.seats}</span>
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
        <div key={seat} class="row">
          <span class="seat-number" aria-hidden="true">
            {seat + 1}
          </span>
          <select
            data-chair=""
            aria-label={texts.gamePage.who(seat + 1)}
            value={chair.who}
            onChange={(event) => put(seat, { who: event.currentTarget.value })}
          >
            {[PERSON, ...LEVELS.all].map((who) => (
              <option key={who} value={who}>
                {who === PERSON ? texts.gamePage.person : (texts.levels[who] ?? who)}
              </option>
            ))}
          </select>
          <input
            aria-label={texts.gamePage.name(seat + 1)}
            value={chair.name}
            maxLength={24}
            placeholder={
              chair.who === PERSON ? texts.gamePage.personName(seat + 1) : SCRIBES[seat % SCRIBES.length]
            }
            onInput={(event) => put(seat, { name: event.currentTarget.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
