// First Hour: the ink cup, from which each drop can be picked; beside it the Grimoire.
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { sum } from '../rules/ink-counts.ts';
import { NOBODY } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { words as gameWords } from '../texts/words.ts';
import { type Drop as Picked, takeOf, takesWith } from './choices.ts';
import { Drop } from './Drop.tsx';
import { Grimoire } from './Grimoire.tsx';
import type { PickProps } from './Page.tsx';
import { capital } from './sketch-info.ts';
import { WORDS } from './words.ts';

export function InkCup(props: PickProps) {
  const { view, lang } = props;
  const words = WORDS[lang];
  const drops = view.cup.flatMap((count, ink) =>
    Array.from({ length: count }, (_, nth): Picked => ({ ink, nth })),
  );
  return (
    <div class="first-hour">
      <div class="well" data-anchor="cup">
        <Group label={words.cup(sum(view.cup))} class="well-drops">
          {drops.map((drop) => (
            <CupDrop key={`${drop.ink}-${drop.nth}`} {...props} drop={drop} />
          ))}
        </Group>
      </div>
      <Book {...props} />
    </div>
  );
}

function CupDrop({ view, lang, moves, picked, pick, drop }: PickProps & { readonly drop: Picked }) {
  const words = WORDS[lang];
  const letter = INKS[drop.ink]!;
  const name = gameWords[lang].inks[letter];
  const chosen = picked?.kind === 'inks' ? picked.drops : [];
  const isChosen = chosen.some(({ ink, nth }) => ink === drop.ink && nth === drop.nth);
  const look = {
    class: 'well-drop',
    label: capital(words.drop(name, drop.nth + 1, view.cup[drop.ink]!)),
    flip: `cup-${letter}-${drop.nth}`,
    style: { '--sway': ((drop.ink * 5 + drop.nth * 3) % 7) - 3 },
    children: <Drop ink={letter} />,
  };
  if (isChosen) {
    const rest = chosen.filter(({ ink, nth }) => ink !== drop.ink || nth !== drop.nth);
    const onPress = () => pick(rest.length === 0 ? null : { kind: 'inks', drops: rest });
    return <Action {...look} label={words.putBack(name)} chosen cancel onPress={onPress} />;
  }
  if (moves.length === 0) return <Action {...look} />;
  const drops = [...chosen, drop];
  if (chosen.length < 2 && takeOf(moves, drops) !== undefined) {
    const leadsTo = takesWith(moves, drops);
    const onPress = () => pick({ kind: 'inks', drops });
    return <Action {...look} step={`ink ${letter}`} leadsTo={leadsTo} onPress={onPress} />;
  }
  if (chosen.length >= 2) return <Action {...look} why={words.enough} />;
  const letters = drops.map(({ ink }) => ink).sort((a, b) => a - b);
  return <Action {...look} tries={`take ${letters.map((ink) => INKS[ink]).join('')}`} />;
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
