// First Hour: the ink cup with a heap of each colour, from which one can be picked; beside it the Grimoire.
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { sum } from '../rules/ink-counts.ts';
import { NOBODY } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { words as gameWords } from '../texts/words.ts';
import { takeOf, takesWith } from './choices.ts';
import { Drop } from './Drop.tsx';
import { Grimoire } from './Grimoire.tsx';
import type { PickProps } from './Page.tsx';
import { capital } from './sketch-info.ts';
import { WORDS } from './words.ts';

export function InkCup(props: PickProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  return (
    <div class="first-hour">
      <div class="well" data-anchor="cup">
        <Group label={words.cup(sum(view.cup))} class="heaps">
          {INKS.map((letter, ink) => (
            <Heap key={letter} {...props} ink={ink} />
          ))}
        </Group>
      </div>
      <Book {...props} />
    </div>
  );
}

function Heap({ view, lang, moves, picked, pick, ink }: PickProps & { readonly ink: number }) {
  const words = WORDS[lang];
  const letter = INKS[ink]!;
  const name = gameWords[lang].inks[letter];
  const count = view.cup[ink]!;
  const chosen = picked?.kind === 'inks' ? picked.inks : [];
  const before = sum(view.cup.slice(0, ink));
  const look = {
    class: count === 0 ? 'heap is-none' : 'heap',
    label: capital(words.heap(name, count)),
    style: { '--of': count },
    children: (
      <>
        <span class="heap-drops">
          {Array.from({ length: count }, (_, nth) => (
            // A new day brings other drops, which come from the bag.
            <span
              key={`${view.day} ${nth}`}
              class="well-drop"
              data-flip={`cup-${letter}-${view.day}-${nth}`}
              data-from="bag"
              data-order={(before + nth) / 2}
              style={{ '--sway': ((ink * 5 + nth * 3) % 7) - 3 }}
            >
              <Drop ink={letter} />
            </span>
          ))}
        </span>
        <span class="heap-count">{count}</span>
      </>
    ),
  };
  if (chosen.includes(ink)) {
    const rest = chosen.filter((each) => each !== ink);
    const onPress = () => pick(rest.length === 0 ? null : { kind: 'inks', inks: rest });
    return <Action {...look} label={words.putBack(name)} chosen cancel onPress={onPress} />;
  }
  if (moves.length === 0 || count === 0) return <Action {...look} />;
  const inks = [...chosen, ink];
  if (chosen.length < 2 && takeOf(moves, inks) !== undefined) {
    const leadsTo = takesWith(moves, inks);
    const onPress = () => pick({ kind: 'inks', inks });
    return <Action {...look} step={`ink ${letter}`} leadsTo={leadsTo} onPress={onPress} />;
  }
  if (chosen.length >= 2) return <Action {...look} why={words.enough} />;
  const letters = inks.toSorted((a, b) => a - b).map((each) => INKS[each]);
  return <Action {...look} tries={`take ${letters.join('')}`} />;
}

function Book({ view, seat, lang, names, moves, picked, pick }: PickProps) {
  const words = WORDS[lang];
  const isFree = view.grimoire === NOBODY;
  const label = isFree ? words.grimoire : words.grimoireOf(names(view.grimoire));
  const look = {
    class: `book${isFree ? '' : ' is-gone'}`,
    label,
    children: (
      <>
        <Grimoire />
        <span class="book-name">{isFree ? words.grimoire : names(view.grimoire)}</span>
      </>
    ),
  };
  if (picked?.kind === 'grimoire') {
    return <Action {...look} label={`${label}, ${words.leave}`} chosen cancel onPress={() => pick(null)} />;
  }
  if (moves.some(({ move }) => move.kind === 'grimoire')) {
    return <Action {...look} step="grimoire" onPress={() => pick({ kind: 'grimoire' })} />;
  }
  return moves.length > 0 && seat !== null ? <Action {...look} tries="grimoire" /> : <Action {...look} />;
}
