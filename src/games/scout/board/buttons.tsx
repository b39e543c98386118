// The buttons below the prompt: whole hand, next round, way up, whether to show at once.
import type { Lang } from '../../../engine/texts.ts';
import type { BoardProps } from '../../../parts/board.ts';
import type { PromptButton } from '../../../parts/Prompt.tsx';
import { type Card, type Move, up, type View } from '../rules/state.ts';
import { NumberCard } from './NumberCard.tsx';
import {
  beginScoutAndShow,
  cardTaken,
  type DropPick,
  type EndPick,
  hasGap,
  numbersOf,
  otherWay,
  type Picked,
  rangeOf,
  type ScoutPick,
  type ShowPick,
  scoutsAt,
  scoutsWith,
  showOf,
} from './picking.ts';
import { WORDS } from './words.ts';

type Pick = (picked: Picked | null) => void;

/** `onNext` closes the count of the last round, which is looked at first. */
export function buttonsFor(
  props: BoardProps<View, Move>,
  picked: Picked | null,
  pick: Pick,
  onNext: (() => void) | null,
): PromptButton[] {
  const words = WORDS[props.lang];
  if (onNext) {
    const leadsTo = props.moves.map(({ notation }) => notation);
    return [{ label: words.nextRound, step: 'next round', leadsTo, onPress: onNext }];
  }
  const leave = { label: words.cancel, cancel: true, onPress: () => pick(null) };
  switch (picked?.kind) {
    case undefined:
      return [
        ...props.moves.flatMap(({ move, notation }) =>
          move.kind === 'keep' || move.kind === 'turn' ? [{ label: words[move.kind], move: notation }] : [],
        ),
        ...scoutAndShow(props, pick),
      ];
    case 'show':
      return [...show(props, picked), leave];
    case 'and':
      return [leave];
    case 'end':
      return [...waysUp(props, picked, pick), leave];
    case 'drop':
      return [...acts(props, picked), leave];
    case 'gap':
      return [...turnOver(props, picked, pick), ...otherAct(props, picked, pick), leave];
  }
}

/** Shows the lifted cards, if they are a set. */
function show({ view, seat, moves, lang }: BoardProps<View, Move>, picked: ShowPick): PromptButton[] {
  const lifted = rangeOf(picked);
  const move = showOf(moves, lifted);
  if (move === undefined || seat === null) return [];
  const { showThem, showShort } = WORDS[lang];
  return [{ label: showThem(numbersOf(view.hands[seat], lifted)), short: showShort, move }];
}

/** While there is something to scout: Scout & Show by its name, or why it is not possible. Two players do not have it. */
function scoutAndShow({ view, seat, moves, lang }: BoardProps<View, Move>, pick: Pick): PromptButton[] {
  const words = WORDS[lang];
  if (view.seats === 2 || seat === null || !moves.some(({ move }) => move.kind === 'scout')) return [];
  const first = beginScoutAndShow(moves);
  if (!first) return [{ label: words.both, why: view.used[seat] === 0 ? words.bothNot : words.bothUsed }];
  const leadsTo = moves.flatMap(({ move, notation }) => (move.kind === 'scout+show' ? [notation] : []));
  return [{ label: words.both, look: true, leadsTo, onPress: () => pick(first) }];
}

/** A card that was dropped into a gap: as it lies, or turned over. */
function waysUp(
  { view, moves, lang, texts }: BoardProps<View, Move>,
  { end, place }: EndPick,
  pick: Pick,
): PromptButton[] {
  return [false, true].map((turned) => {
    const card = cardTaken(view.set, { end, turned });
    const look = lookOf(card, lang);
    const [only, ...others] = scoutsAt(moves, { end, turned, place });
    if (!only) return { ...look, why: texts.refusals['no-show-follows'] };
    if (others.length === 0) return { ...look, move: only.notation };
    return { ...look, step: `as ${up(card)}`, onPress: () => pick({ kind: 'drop', end, turned, place }) };
  });
}

const lookOf = (card: Card, lang: Lang) => ({
  label: WORDS[lang].as(up(card)),
  short: WORDS[lang].asShort(up(card)),
  picture: <NumberCard card={card} />,
});

/** The same card the other way up; a tap on the card in the ring does the same. */
function turnOver(
  { view, moves, lang }: BoardProps<View, Move>,
  picked: ScoutPick,
  pick: Pick,
): PromptButton[] {
  const other = otherWay(moves, picked);
  if (!other) return [];
  const look = lookOf(cardTaken(view.set, other), lang);
  return [{ ...look, look: true, leadsTo: scoutsWith(moves, other), onPress: () => pick(other) }];
}

/** A dropped card: only scouted, or with a show after it. */
function acts({ moves, lang }: BoardProps<View, Move>, picked: DropPick): PromptButton[] {
  const words = WORDS[lang];
  return scoutsAt(moves, picked).map(({ move, notation }) => ({
    ...(move.kind === 'scout'
      ? { label: words.noThenShow, short: words.noThenShowShort }
      : { label: words.thenShow, short: words.both }),
    move: notation,
  }));
}

/** Switches between Scout and Scout & Show, if both are possible. */
function otherAct(
  { moves, lang, texts }: BoardProps<View, Move>,
  picked: ScoutPick,
  pick: Pick,
): PromptButton[] {
  const words = WORDS[lang];
  const act = picked.act === 'scout' ? 'scout+show' : 'scout';
  const look =
    act === 'scout'
      ? { label: words.noThenShow, short: words.noThenShowShort }
      : { label: words.thenShow, short: words.both };
  if (hasGap(moves, { ...picked, act })) {
    return [{ ...look, look: true, onPress: () => pick({ ...picked, act }) }];
  }
  const isKnown = moves.some(({ move }) => move.kind === 'scout+show');
  return isKnown ? [{ ...look, why: texts.refusals['no-show-follows'] }] : [];
}
