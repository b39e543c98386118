// A letter of the stone with its pawns: a pawn that can move, a letter that can be reached, or neither.
import { Action, type ActionProps } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { letterAt } from '../rules/data.ts';
import type { Danger } from '../rules/hitting-rolls.ts';
import type { Move, View } from '../rules/state.ts';
import { wordMeaning } from '../texts/latin.ts';
import { Disc } from './Disc.tsx';
import { NeededDice } from './NeededDice.tsx';
import type { Piles } from './pawns.ts';
import { attempt, diceFor, movesFrom, type PickProps, type Way } from './picking.ts';
import { type RecentEvents, struckPlaces } from './recent-events.ts';
import { type BoardWords, WORDS } from './words.ts';

export interface StoneProps extends BoardProps<View, Move>, PickProps {
  readonly piles: readonly Piles[];
  readonly recent: RecentEvents;
  /** Where pawns may move from, and where the picked pawn may move to. */
  readonly from: ReadonlySet<number>;
  readonly to: ReadonlyMap<number, readonly Way[]>;
  /** Where the hinted move leads; null without a hint. */
  readonly hintedTo: number | null;
  /** By seat: the lone pawns by letter. */
  readonly dangers: readonly ReadonlyMap<number, Danger>[];
}

interface LetterProps extends StoneProps {
  readonly place: number;
}

/** Letters in a word. */
const WORD = 6;
/** One roll in three hits the pawn: it is marked. */
const GREAT_DANGER = 1 / 3;

export function colourOf({ light }: View, seat: number) {
  return light === null ? null : seat === light ? 'light' : 'dark';
}

export function Letter(props: LetterProps) {
  const { view, seat, place, to, piles, recent, dangers, lang, explain, newEvents } = props;
  const words = WORDS[lang];
  const letter = letterAt(view.board, place);
  const holder = view.sides.findIndex((side) => side.at[place]! > 0);
  const pile = piles[holder]?.[place] ?? [];
  const colour = holder < 0 ? null : colourOf(view, holder);
  // What the other player did last; for a spectator, the last move of either player.
  const others = seat === null ? recent.mover : 1 - seat;
  const journeys = others === null ? undefined : recent.journeys[others];
  const isFresh = holder === others && journeys?.places.includes(place);
  const wasLeft = holder !== others && journeys?.left.includes(place);
  const danger = dangers[holder]?.get(place);
  const parts = [
    words.letter(letter, place, pile.length > 0 ? words.pawns(pile.length, colour) : words.empty),
    ...(danger ? [words.alone(danger)] : pile.length > 1 ? [words.closed] : []),
  ];
  const name = parts.join(', ');
  const act = actOf(props, holder) ?? { look: true, onPress: () => explain(name) };
  const { isTarget, note, ...thing } = act;
  const ways =
    thing.move !== undefined || thing.step?.startsWith('to') || isTarget ? to.get(place) : undefined;
  const isFree = ways !== undefined && pile.length === 0;
  const isHinted = props.hintedTo === place;
  const isStruck = struckPlaces(newEvents).includes(place);
  const state = pile.length > 1 ? ' is-closed' : '';
  const kind = `${ways ? ' is-target' : ''}${ways && holder >= 0 && holder !== seat ? ' is-hit' : ''}`;
  return (
    <Action
      {...thing}
      label={note === undefined ? name : `${name}: ${note}`}
      class={`letter${kind}${state}${wasLeft ? ' was-left' : ''}${isStruck ? ' is-struck' : ''}${isFree ? ' is-free' : ''}${isHinted ? ' is-hinted-to' : ''}`}
      style={{ '--place': place, '--n': Math.max(1, pile.length - 1) }}
      anchor={`place-${place}`}
    >
      <span class="glyph" data-explain={wordMeaning(view.board, Math.floor((place - 1) / WORD), lang)}>
        {letter}
      </span>
      <span class="place">{place}</span>
      <span class="lane">
        {pile.map((pawn, level) => (
          <Disc
            key={pawn}
            colour={colour}
            flip={`pawn-${holder}-${pawn}`}
            level={level}
            {...(level === pile.length - 1 && {
              count: pile.length,
              class: isFresh ? 'is-top is-fresh' : 'is-top',
              isThreatened: danger && danger.chance >= GREAT_DANGER && (seat === null || holder === seat),
            })}
          />
        ))}
        {ways && <NeededDice ways={ways} />}
      </span>
    </Action>
  );
}

interface Act extends Omit<ActionProps, 'label'> {
  readonly isTarget?: boolean;
  /** What a tap does, in addition to the letter's name. */
  readonly note?: string;
}

/** Null if there is nothing to do there: the letter is only read, so that the stone can be walked. */
function actOf(props: LetterProps, holder: number): Act | null {
  const { view, seat, picked, pick, place, from, to } = props;
  const words = WORDS[props.lang];
  if (from.size === 0) return null;
  const isOwn = holder === seat;
  if (!picked) {
    if (from.has(place))
      return {
        step: `from ${place}`,
        leadsTo: movesFrom(props.moves, place),
        onPress: () => pick({ from: place }),
        note: words.canMoveBy,
      };
    return isOwn ? { tries: attempt(place, view.dice.slice(0, 1)) } : null;
  }
  const leave = { cancel: true, chosen: true, note: words.chosen };
  if (picked.to !== undefined) {
    if (place === picked.to) {
      return { ...leave, isTarget: true, onPress: () => pick({ from: picked.from }) };
    }
    return place === picked.from ? { ...leave, onPress: () => pick(null) } : { why: words.whichDice };
  }
  const ways = to.get(place);
  if (ways) return reach(ways, () => pick({ from: picked.from, to: place }), props);
  if (place === picked.from) {
    if (from.size === 1) return { chosen: true, why: words.where };
    return { ...leave, onPress: () => pick(null) };
  }
  if (from.has(place)) return { look: true, onPress: () => pick({ from: place }), note: words.canMoveBy };
  return refuse(props, picked.from, words);
}

/** A single way is played at once; among several the player chooses. */
export function reach(
  ways: readonly Way[],
  onSeveral: () => void,
  { view, texts }: BoardProps<View, Move>,
): Act {
  const [only, another] = ways;
  const note = ways.map(({ move }) => texts.move(move, view)).join(' / ');
  if (only && !another) return { move: only.notation, note };
  const leadsTo = ways.map(({ notation }) => notation);
  return { step: `to ${only?.move.to}`, leadsTo, onPress: onSeveral, note };
}

function refuse({ view, place }: LetterProps, from: number, words: BoardWords): Act {
  if (place < from) return { why: words.onlyForward };
  const dice = diceFor(view.dice, place - from, view.sums === 'leap' ? view.dice.length : 1);
  return dice ? { tries: attempt(from, dice) } : { why: words.noDice };
}
