// The lecterns of the day: each stands with its sketches, and a plate says what it supplies.
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { printedOn } from '../rules/printed.ts';
import { type Lectern, NOBODY } from '../rules/state.ts';
import { INKS, SUPPLIES, type Supply } from '../rules/tables.ts';
import { words as gameWords, lecternName } from '../texts/words.ts';
import { notationOf } from './choices.ts';
import { Drop } from './Drop.tsx';
import type { PickProps } from './Page.tsx';
import { SketchTile } from './SketchTile.tsx';
import { hasPlace } from './scroll-contents.ts';
import { capital, sketchInfo, sketchLabel } from './sketch-info.ts';
import { WORDS } from './words.ts';

export function Desks(props: PickProps) {
  const { view, lang } = props;
  return (
    <Group
      label={gameWords[lang].labels.lecterns}
      class={view.desks.length > 3 ? 'desks are-many' : 'desks'}
      style={{ '--desks': view.desks.length }}
    >
      {view.desks.map((lectern) => (
        <Desk key={lectern} {...props} lectern={lectern} />
      ))}
    </Group>
  );
}

function Desk({ view, seat, lang, names, moves, picked, pick, lectern }: PickProps & { lectern: Lectern }) {
  const words = WORDS[lang];
  const { lecternNames, supplies } = printedOn(view);
  const at = view.desks.indexOf(lectern);
  const supply = supplies[lectern]!;
  const waived = INKS[SUPPLIES.indexOf(supply)] ?? null;
  const sketches = view.onDesk[at] ?? [];
  const owner = view.deskOf.indexOf(at);
  const owned = owner === NOBODY ? '' : owner === seat ? words.deskMine : words.deskOf(names(owner));
  const label = words.desk(
    capital(lecternName(gameWords[lang], lecternNames[lectern]!)),
    gameWords[lang].supplies[supply],
    sketches.map((sketch) => sketchLabel(view, sketch, lang)).join('. '),
  );
  const look = {
    class: `desk${owned ? ' is-owned' : ''}${owner !== NOBODY && owner === seat ? ' is-mine' : ''}`,
    label: owned ? `${label}. ${owned}` : label,
    anchor: `desk-${at}`,
    children: (
      <>
        <span class="desk-top">
          {sketches.map((sketch, i) => (
            <SketchTile
              key={`${sketch} ${i}`}
              view={view}
              sketch={sketch}
              payer={seat}
              waived={waived}
              dim={seat !== null && !hasPlace(view, seat, sketchInfo(view, sketch).kind)}
              label={sketchLabel(view, sketch, lang)}
              dealt={{ flip: `dealt-${view.day}-${at}-${i}`, from: 'bag', order: (at * 4 + i) / 2 }}
            />
          ))}
        </span>
        <SupplyMark
          supply={supply}
          word={gameWords[lang].supplies[supply]}
          effect={words.quillEffect}
          short={words.free}
        />
        {owned && <span class="desk-owner">{owner === seat ? words.deskMine : names(owner)}</span>}
      </>
    ),
  };
  const pickMove = notationOf(moves, (move) => move.kind === 'pick' && move.lectern === lectern);
  if (pickMove !== undefined) return <Action {...look} move={pickMove} />;
  if (picked?.kind === 'desk' && picked.lectern === lectern) {
    return <Action {...look} chosen cancel onPress={() => pick(null)} />;
  }
  if (moves.some(({ move }) => move.kind === 'give' && move.lectern === lectern)) {
    const onPress = () => pick({ kind: 'desk', lectern });
    // Once a desk is chosen, choosing another one replaces it.
    const tap = picked === null ? { step: `desk ${lecternNames[lectern]}` } : { look: true };
    return <Action {...look} {...tap} onPress={onPress} />;
  }
  if (moves.some(({ move }) => move.kind === 'pick'))
    return <Action {...look} tries={`pick ${lecternNames[lectern]}`} />;
  return <Action {...look} />;
}

interface SupplyMarkProps {
  readonly supply: Supply;
  readonly word: string;
  /** What the Quill does: its name does not say it. */
  readonly effect: string;
  /** What is written where there is no room for the word. */
  readonly short?: string;
}

export function SupplyMark({ supply, word, effect, short }: SupplyMarkProps) {
  const ink = INKS[SUPPLIES.indexOf(supply)];
  return (
    <span class="supply" data-explain={ink ? word : effect}>
      {ink ? <Drop ink={ink} /> : <Icon name="quill" />}
      <span class="supply-word">{word}</span>
      {short !== undefined && ink && <span class="supply-short">{short}</span>}
    </span>
  );
}
