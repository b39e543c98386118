// Causes that lie in the last word: pawns borne off, and where the others stand, since every pawn needs an exact value.
import { LAST_WORD_START, OFF } from '../../rules/data.ts';
import { isAllHome } from '../../rules/reach.ts';
import { diceToFinish } from '../bearing-off.ts';
import { type Compared, type DuodecimCause, ownIn, spotsOf } from './context.ts';
import { shift } from './pawns.ts';

const HOME = Array.from({ length: OFF - LAST_WORD_START }, (_, i) => LAST_WORD_START + i);
/** Fewer dice are not worth a word. */
const MIN_DICE = 1;

/** Bears off more pawns (D10). */
export function* bornOff(compared: Compared): Generator<DuodecimCause> {
  const { better, ends } = compared;
  const played = ownIn(ends.played, compared);
  const count = ownIn(ends.better, compared).at[OFF]! - played.at[OFF]!;
  if (count < 1) return;
  yield {
    key: 'bears-off',
    about: 'better',
    args: { count },
    without: {
      // The number of them that are still in the last word, where the played move leaves them.
      afterTurn: (state, first) => {
        if (first !== better) return;
        const side = ownIn(state, compared);
        for (const letter of HOME)
          while (side.at[letter]! < played.at[letter]! && side.at[OFF]! > played.at[OFF]!)
            shift(side, OFF, letter, side.hits);
      },
    },
  };
}

/** Moves pawns so far into the last word that only small dice bear them off. */
export function* tooDeep(compared: Compared): Generator<DuodecimCause> {
  const { view, played, ends } = compared;
  const [own, other] = [ownIn(ends.played, compared), ownIn(ends.better, compared)];
  const place = HOME.findLast((letter) => own.at[letter] !== other.at[letter]);
  if (place === undefined || own.at[place]! < other.at[place]!) return;
  // They may have stood there before.
  if (own.at[place]! <= ownIn(view, compared).at[place]!) return;
  const [at] = spotsOf(view, [place]);
  const surplus = own.at[place]! - other.at[place]!;
  yield {
    key: 'too-deep',
    about: 'played',
    args: { at: at!, count: own.at[place]!, value: OFF - place },
    without: {
      // They stand in the last word where the better move leaves them, or have just come in.
      afterTurn: (state, first) => {
        if (first !== played) return;
        const side = ownIn(state, compared);
        for (let moved = 0; moved < surplus && side.at[place]! > 0; moved++) {
          const to = HOME.find((letter) => letter < place && side.at[letter]! < other.at[letter]!);
          shift(side, place, to ?? LAST_WORD_START, side.hits);
        }
      },
    },
  };
}

/** With all pawns in the last word, the rest takes fewer dice. */
export function* savedDice(compared: Compared): Generator<DuodecimCause> {
  const { played, ends } = compared;
  const [own, other] = [ownIn(ends.played, compared), ownIn(ends.better, compared)];
  const dice = diceToFinish(own.at) - diceToFinish(other.at);
  if (!isAllHome(own) || !isAllHome(other) || dice < MIN_DICE) return;
  yield {
    key: 'saves-dice',
    about: 'better',
    parts: ['bears-off', 'too-deep'],
    args: { dice: Math.round(dice) },
    without: {
      afterTurn: (state, first) => {
        if (first === played) Object.assign(ownIn(state, compared), { ...other, at: [...other.at] });
      },
    },
  };
}
