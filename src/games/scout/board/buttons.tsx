// The buttons below the prompt: whole hand, way up, whether to show at once.
import type { BoardProps } from '../../../parts/board.ts';
import type { PromptButton } from '../../../parts/Prompt.tsx';
import { type Move, SEEN, turned, up, type View } from '../rules/state.ts';
import { NumberCard } from './NumberCard.tsx';
import { type DropPick, type EndPick, hasGap, type Picked, type ScoutPick, scoutsAt } from './picking.ts';
import { WORDS } from './words.ts';

type Pick = (picked: Picked | null) => void;

export function buttonsFor(props: BoardProps<View, Move>, picked: Picked | null, pick: Pick): PromptButton[] {
  const words = WORDS[props.lang];
  const leave = { label: words.cancel, cancel: true, onPress: () => pick(null) };
  switch (picked?.kind) {
    case undefined:
      return props.moves.flatMap(({ move, notation }) =>
        move.kind === 'keep' || move.kind === 'turn' ? [{ label: words[move.kind], move: notation }] : [],
      );
    case 'first':
      return [leave];
    case 'end':
      return [...waysUp(props, picked, pick), leave];
    case 'drop':
      return [...acts(props, picked), leave];
    case 'gap':
      return [...otherAct(props, picked, pick), leave];
  }
}

/** Two previews: the card as it lies, and turned over. */
function waysUp(
  { view, moves, lang, texts }: BoardProps<View, Move>,
  { end, place }: EndPick,
  pick: Pick,
): PromptButton[] {
  const lying = (end === 'left' ? view.set[0] : view.set.at(-1)) ?? 0;
  return [false, true].map((isTurned) => {
    const card = (isTurned ? turned(lying) : lying) & ~SEEN;
    const way = { end, turned: isTurned };
    const look = {
      label: WORDS[lang].as(up(card)),
      short: WORDS[lang].asShort(up(card)),
      picture: <NumberCard card={card} />,
    };
    const step = { ...look, step: `as ${up(card)}` };
    if (place === undefined) {
      const act = hasGap(moves, { ...way, act: 'scout' }) ? 'scout' : 'scout+show';
      return { ...step, onPress: () => pick({ kind: 'gap', ...way, act }) };
    }
    // The card was dropped into a gap.
    const [only, ...others] = scoutsAt(moves, { ...way, place });
    if (!only) return { ...look, why: texts.refusals['no-show-follows'] };
    if (others.length === 0) return { ...look, move: only.notation };
    return { ...step, onPress: () => pick({ kind: 'drop', ...way, place }) };
  });
}

/** A dropped card: only scouted, or with a show after it. */
function acts({ moves, lang }: BoardProps<View, Move>, picked: DropPick): PromptButton[] {
  const words = WORDS[lang];
  return scoutsAt(moves, picked).map(({ move, notation }) => ({
    label: move.kind === 'scout' ? words.noThenShow : words.thenShow,
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
  const label = act === 'scout' ? words.noThenShow : words.thenShow;
  if (hasGap(moves, { ...picked, act })) {
    return [{ label, look: true, onPress: () => pick({ ...picked, act }) }];
  }
  const isKnown = moves.some(({ move }) => move.kind === 'scout+show');
  return isKnown ? [{ label, why: texts.refusals['no-show-follows'] }] : [];
}
