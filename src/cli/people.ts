// Who sits where: people at this keyboard and bots.
import { characterName } from '../engine/characters.ts';
import {
  type AnyGame,
  isSavedName,
  type Lang,
  MAX_NAME_LENGTH,
  type Names,
  type SavedPerson,
} from '../engine/index.ts';
import { botNames } from './bots.ts';
import { parseSeatCount } from './choices.ts';
import { textsOf } from './texts/index.ts';
import { UsageError } from './usage.ts';

export type Person = SavedPerson;

export const HUMAN = 'human';
const DEFAULT_BOT = 'apprentice';

/** Scribes and illuminators who signed their work. */
const BOT_PEOPLE = ['Alcuin', 'Claricia', 'Eadwine', 'Guda', 'Isidore', 'Ende', 'Goderan', 'Diemut'];

/** Default names for these seats. */
export function defaultPeople(players: readonly string[], lang: Lang): Person[] {
  let humans = 0;
  let bots = 0;
  return players.map((player, seat) => {
    if (player === HUMAN) return { name: textsOf(lang).playerName(++humans), bot: null };
    const name = characterName(players, seat) ?? BOT_PEOPLE[bots++ % BOT_PEOPLE.length]!;
    return { name, bot: player };
  });
}

/**
 * From `--seats` and `--names`. Seats: a list (`human,random,random`), a number (one person, the others bots),
 * or nothing (as few seats as the game allows).
 */
export function parsePeople(
  game: AnyGame,
  given: { readonly seats?: string; readonly names?: string },
  lang: Lang,
): Person[] {
  const people = defaultPeople(parsePlayers(game, given.seats), lang);
  return given.names === undefined
    ? people
    : named(
        people,
        given.names.split(',').map((name) => name.trim()),
      );
}

function parsePlayers(game: AnyGame, given: string | undefined): string[] {
  if (given === undefined || /^\d+$/.test(given)) {
    const seats = parseSeatCount(game, given);
    return [HUMAN, ...Array.from({ length: seats - 1 }, () => DEFAULT_BOT)];
  }
  const players = given.split(',').map((player) => player.trim());
  for (const bot of players) {
    if (bot !== HUMAN && !botNames(game).includes(bot)) {
      throw new UsageError({ code: 'unknown-bot', bot, valid: [HUMAN, ...botNames(game)] });
    }
  }
  return checkSeats(game, players);
}

function checkSeats(game: AnyGame, players: string[]): string[] {
  if (game.seatCounts.includes(players.length)) return players;
  throw new UsageError({
    code: 'bad-seat-count',
    game: game.id,
    given: String(players.length),
    valid: game.seatCounts,
  });
}

/** Accepts a name for each person at the keyboard, or a name for each seat. */
function named(people: readonly Person[], names: readonly string[]): Person[] {
  const humans = people.filter((person) => person.bot === null).length;
  if (names.length !== humans && names.length !== people.length) {
    throw new UsageError({ code: 'bad-names', given: names.length, people: humans, seats: people.length });
  }
  const wrong = names.find((name) => !isSavedName(name));
  if (wrong !== undefined) throw new UsageError({ code: 'bad-name', name: wrong, longest: MAX_NAME_LENGTH });
  const queue = [...names];
  return people.map((person) =>
    names.length === people.length || person.bot === null ? { ...person, name: queue.shift()! } : person,
  );
}

export function namesOf(people: readonly Person[]): Names {
  return (seat) => people[seat]?.name ?? String(seat + 1);
}
