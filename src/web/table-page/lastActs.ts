// What every player did last, in a few words, for the place where they sit.
import { CHANCE, type Seat } from '../../engine/game.ts';
import { type TurnWords, turnText, withoutName } from '../../engine/turn-text.ts';
import { lastTurns, type Turn } from '../../engine/turns.ts';
import type { LastAct } from '../../parts/boardContext.ts';

const MAX_LENGTH = 90;

export function lastActsOf(turns: readonly Turn[], words: TurnWords): ReadonlyMap<Seat, LastAct> {
  const newest = turns.at(-1);
  return new Map(
    [...lastTurns(turns)].map(([seat, turn]) => [
      seat,
      { text: actText(turn, seat, words), entries: turn.entries, isNewest: turn === newest },
    ]),
  );
}

/** Only what the seat itself did, without its name: the words stand beside it. What is nobody's act is said only if there is nothing else. */
function actText({ entries }: Turn, seat: Seat, words: TurnWords): string {
  const known = entries.filter(({ event: { args } }) => (args.seat ?? seat) === seat);
  const acts = known.filter(({ event: { args } }) => args.seat === seat);
  const own = acts.length > 0 ? acts : known;
  const say = (said: typeof own) =>
    withoutName(
      turnText(
        said.map(({ event }) => event),
        seat,
        words,
      ),
      words.names(seat),
    ).replace(/\.$/u, '');
  // What is too long begins with a later roll or card: how the game was opened is old after a whole turn.
  const rolls = own.flatMap(({ by }, at) => (at > 0 && by === CHANCE ? [at] : []));
  const texts = [0, ...rolls].map((from) => say(own.slice(from))).filter((text) => text !== '');
  const text = texts.find(({ length }) => length <= MAX_LENGTH) ?? firstClause(texts.at(-1) ?? '');
  return capitalized(text);
}

function firstClause(text: string): string {
  const end = text.slice(0, MAX_LENGTH).search(/[.;](?= )|\u202f;/u);
  return end > 0 ? text.slice(0, end) : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH))}…`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
