// Duodecim scriptorum in words, for players who listen: the dice, and for each side its stacks, lone pawns and distance.
import type { Descriptions, Names } from '../../../engine/texts.ts';
import { LAST_LETTER, letterAt, OFF, WAITING } from '../rules/data.ts';
import { lettersToGo } from '../rules/side.ts';
import type { Colour, View } from '../rules/state.ts';

export interface DescriptionPhrases {
  dice(dice: readonly number[]): string;
  /** `name` is null for the listener. */
  side(name: string | null, colour: Colour | null): string;
  toEnter(count: number, hit: number): string;
  off(count: number): string;
  /** Letters that two or more pawns close to the other side: "V1 with 3". */
  closed(stacks: readonly string[]): string;
  stack(letter: string, count: number): string;
  alone(letters: readonly string[]): string;
  readonly noneOnStone: string;
  toGo(letters: number): string;
  score(name: string | null, off: number, toGo: number): string;
}

export function describeWith(phrases: DescriptionPhrases): Descriptions<View> {
  const nameIn = (view: View, names: Names, seat: number) => (seat === view.seat ? null : names(seat));
  const sideLines = (view: View, seat: number): string[] => {
    const side = view.sides[seat]!;
    const held = Array.from({ length: LAST_LETTER }, (_, i) => i + 1).filter((place) => side.at[place]! > 0);
    const letter = (place: number) => `${letterAt(view.board, place)}${place}`;
    const stacks = held.filter((place) => side.at[place]! > 1);
    const alone = held.filter((place) => side.at[place] === 1);
    const [waiting, off] = [side.at[WAITING]!, side.at[OFF]!];
    return [
      ...(waiting > 0 ? [phrases.toEnter(waiting, side.hits)] : []),
      ...(stacks.length > 0
        ? [phrases.closed(stacks.map((place) => phrases.stack(letter(place), side.at[place]!)))]
        : []),
      ...(alone.length > 0 ? [phrases.alone(alone.map(letter))] : []),
      ...(held.length === 0 ? [phrases.noneOnStone] : []),
      ...(off > 0 ? [phrases.off(off)] : []),
      phrases.toGo(lettersToGo(side)),
    ];
  };
  const colourOf = ({ light }: View, seat: number): Colour | null =>
    light === null ? null : seat === light ? 'light' : 'dark';
  const whole = (view: View, name: string | null, seat: number) => [
    phrases.side(name, colourOf(view, seat)),
    ...sideLines(view, seat),
  ];
  return {
    situation: (view, names) => {
      const near = view.seat ?? 0;
      return [
        ...(view.dice.length > 0 ? [phrases.dice(view.dice)] : []),
        ...[near, 1 - near].flatMap((seat) => whole(view, nameIn(view, names, seat), seat)),
      ];
    },
    hand: (view) => (view.seat === null ? [] : whole(view, null, view.seat)),
    scores: (view, names) =>
      view.sides.map((side, seat) =>
        phrases.score(nameIn(view, names, seat), side.at[OFF]!, lettersToGo(side)),
      ),
  };
}
