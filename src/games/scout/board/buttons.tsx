// The buttons below the prompt: whole hand, way up, whether to show at once.
import type { BoardProps } from '../../../parts/board.ts';
import type { PromptButton } from '../../../parts/Prompt.tsx';
import { type Move, SEEN, turned, up, type View } from '../rules/state.ts';
import { NumberCard } from './NumberCard.tsx';
import { hasGap, type Picked, type ScoutPick } from './picking.ts';
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
    case 'gap':
      return [...otherAct(props, picked, pick), leave];
  }
}

/** Two previews: the card as it lies, and turned over. */
function waysUp(
  { view, moves, lang }: BoardProps<View, Move>,
  { end }: Extract<Picked, { kind: 'end' }>,
  pick: Pick,
): PromptButton[] {
  const lying = (end === 'left' ? view.set[0] : view.set.at(-1)) ?? 0;
  return [false, true].map((isTurned) => {
    const card = (isTurned ? turned(lying) : lying) & ~SEEN;
    const way = { end, turned: isTurned };
    const act = hasGap(moves, { ...way, act: 'scout' }) ? 'scout' : 'scout+show';
    return {
      label: WORDS[lang].as(up(card)),
      short: WORDS[lang].asShort(up(card)),
      picture: <NumberCard card={card} />,
      step: `as ${up(card)}`,
      onPress: () => pick({ kind: 'gap', ...way, act }),
    };
  });
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
