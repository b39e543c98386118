// The buttons below the prompt: taking, giving, paying, help and the end of the turn.
import type { PromptButton } from '../../../parts/Prompt.tsx';
import { INKS, type InkLetter } from '../rules/tables.ts';
import { words as gameWords, inkNames } from '../texts/words.ts';
import {
  FREE,
  notationOf,
  type Placing,
  payments,
  placeChoices,
  takeOf,
  tapOn,
  withForcedPayment,
} from './choices.ts';
import { Drop } from './Drop.tsx';
import type { PickProps } from './Page.tsx';
import { sketchInfo, waivedFor } from './sketch-info.ts';
import { WORDS } from './words.ts';

export function buttonsFor(props: PickProps): PromptButton[] {
  const { moves, names, lang, picked, pick } = props;
  const words = WORDS[lang];
  const leave = { label: words.leave, cancel: true, onPress: () => pick(null) };
  switch (picked?.kind) {
    case undefined:
      return idle(props);
    case 'inks': {
      const inks = picked.inks.map((ink) => gameWords[lang].inks[INKS[ink]!]);
      const label = words.take(gameWords[lang].list(inks));
      return [{ label, move: takeOf(moves, picked.inks) }, leave];
    }
    case 'grimoire':
      return [
        { label: words.grimoireTake, move: notationOf(moves, ({ kind }) => kind === 'grimoire') },
        leave,
      ];
    case 'desk':
      return [
        ...moves.flatMap(({ move, notation }) =>
          move.kind === 'give' && move.lectern === picked.lectern
            ? [{ label: words.give(names(move.to)), short: names(move.to), move: notation }]
            : [],
        ),
        leave,
      ];
    case 'help':
      return [leave];
    case 'placing':
      return inOrder([...paying(props, picked), leave]);
  }
}

function idle({ moves, lang, pick }: PickProps): PromptButton[] {
  const words = WORDS[lang];
  const done = notationOf(moves, ({ kind }) => kind === 'done');
  const quill = notationOf(moves, ({ kind }) => kind === 'quill');
  const canAsk = moves.some(({ move }) => move.kind === 'help' || move.kind === 'ask');
  return [
    ...(done ? [{ label: words.done, move: done }] : []),
    ...(quill ? [{ label: words.quill, move: quill }] : []),
    ...(canAsk ? [{ label: words.help, step: 'help', onPress: () => pick({ kind: 'help' }) }] : []),
  ];
}

/** Placing without payment does not come first: players tend to press the first button. */
function inOrder(buttons: readonly PromptButton[]): PromptButton[] {
  const isPaid = (button: PromptButton) => button.picture !== undefined;
  return buttons.some(isPaid) ? [...buttons] : buttons.toReversed();
}

/** Every way to pay if there are several; for a border also without payment. */
function paying(props: PickProps, placing: Placing): PromptButton[] {
  const { view, moves, lang, pick } = props;
  const words = WORDS[lang];
  const { pay, ...unpaid } = placing;
  const keys = payments(placeChoices(moves, unpaid));
  const usual = withForcedPayment(moves, unpaid).pay;
  const { worth } = sketchInfo(view, placing.sketch);
  return keys.flatMap((key): PromptButton[] => {
    const tap = tapOn(moves, { ...placing, pay: key });
    if (!tap) return [];
    const inks = key === FREE ? [] : paidWith(props, placing, key);
    const names = inkNames(gameWords[lang], inks.join('')) || words.payNone;
    const label = key === FREE ? words.payFree : words.pay(names, words.points(worth));
    // A payment that follows from the situation is not a choice while only the page is open.
    if (key === usual && pay === undefined && tap.move === undefined) return [];
    const act =
      tap.move !== undefined
        ? { move: tap.move }
        : pay === undefined
          ? { step: `pay ${key}`, onPress: () => pick(tap.step) }
          : { look: true, onPress: () => pick(tap.step) };
    const picture =
      inks.length > 0 ? (
        <span class="price">
          {inks.map((ink, i) => (
            <Drop key={i} ink={ink} />
          ))}
        </span>
      ) : undefined;
    // All paid ways score the same points, which the prompt has named.
    const shortly = key === FREE ? words.payFreeShort : keys.length > 1 ? '' : words.points(worth);
    return [
      {
        label,
        picture,
        short: inks.length > 0 || key === FREE ? shortly : undefined,
        chosen: pay === key || undefined,
        ...act,
      },
    ];
  });
}

/** The inks that are spent. */
function paidWith({ view }: PickProps, { sketch }: Placing, key: string): InkLetter[] {
  const waived = view.seat === null ? null : waivedFor(view, view.seat);
  const golden: Record<string, number> = { R: Number(key[0]), G: Number(key[1]), B: Number(key[2]) };
  return sketchInfo(view, sketch)
    .cost.filter((ink) => ink !== waived)
    .map((ink): InkLetter => {
      if (!golden[ink]) return ink;
      golden[ink]--;
      return 'A';
    })
    .sort((a, b) => INKS.indexOf(a) - INKS.indexOf(b));
}
