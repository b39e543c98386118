// The own side: inks, the lectern's sketches and the stock, each of which can be laid, given up or only read.
import type { Seat } from '../../../engine/game.ts';
import { Group } from '../../../parts/Group.tsx';
import { SeatBadge } from '../../../parts/SeatStrip.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { printOn } from '../print.ts';
import { NOBODY, type Sketch } from '../state.ts';
import { INKS } from '../tables.ts';
import { words as gameWords, inkNames } from '../texts/words.ts';
import { FREE, layings, notationOf, payments, type Source } from './choices.ts';
import { SupplyMark } from './Desks.tsx';
import { Drop } from './Drop.tsx';
import { hasPlace, nextPlace } from './leaf.ts';
import { countsOf } from './Others.tsx';
import type { PickProps } from './Page.tsx';
import { SketchTile } from './SketchTile.tsx';
import { capital, drops, sketchLabel, sketchSeen, waivedFor } from './sketch.ts';
import { WORDS } from './words.ts';

interface OwnProps extends PickProps {
  readonly seat: Seat;
}

export function Own(props: OwnProps) {
  const { view, seat, names, deciders, lang } = props;
  const desk = view.deskOf[seat]!;
  const hasDesk = desk !== NOBODY && (view.phase === 'illuminate' || view.phase === 'room');
  const supply = hasDesk ? printOn(view).supplies[view.desks[desk]!] : undefined;
  const stock = view.stock[seat]!;
  return (
    <div class="own-side">
      <SeatBadge
        own
        seat={seat}
        name={names(seat)}
        acts={deciders.includes(seat)}
        counts={countsOf(props, seat)}
      />
      <Inks {...props} />
      {supply && (
        <div class="tray is-lectern">
          <SupplyMark supply={supply} word={gameWords[lang].supplies[supply]} />
          <Sketches {...props} from="lectern" list={view.onDesk[desk]!} />
        </div>
      )}
      <div class="tray is-stock" data-anchor="own-stock">
        <Sketches {...props} from="stock" list={stock} />
      </div>
    </div>
  );
}

function Inks({ view, seat, lang, moves }: OwnProps) {
  const words = WORDS[lang];
  const waived = waivedFor(view, seat);
  return (
    <Group label={words.inksOwn} class="inks">
      {INKS.map((letter, ink) => {
        const count = view.inks[seat * INKS.length + ink]!;
        const name = gameWords[lang].inks[letter];
        const pour = notationOf(moves, (move) => move.kind === 'pour' && move.ink === ink);
        const held = capital(words.inksHeld(name, count));
        const isWaived = waived === letter && view.phase === 'illuminate';
        return (
          <Thing
            key={letter}
            class={`ink${count === 0 ? ' is-none' : ''}`}
            label={isWaived ? `${held} (${words.waived(name)})` : held}
            anchor={`own-${letter}`}
            move={pour}
          >
            <Drop ink={letter} hollow={count === 0} waived={isWaived} />
            <span class="ink-count">{count}</span>
          </Thing>
        );
      })}
    </Group>
  );
}

interface SketchesProps extends OwnProps {
  readonly from: Source;
  readonly list: readonly Sketch[];
}

function Sketches(props: SketchesProps) {
  const { list, from, lang } = props;
  return (
    <Group label={WORDS[lang].hand[from]} class="sketches">
      {list.map((sketch, i) => (
        <OwnSketch key={`${sketch} ${nthOf(list, i)}`} {...props} sketch={sketch} nth={nthOf(list, i)} />
      ))}
    </Group>
  );
}

/** The how-manieth of the equal ones. */
function nthOf(list: readonly Sketch[], at: number): number {
  return list.slice(0, at).filter((sketch) => sketch === list[at]).length;
}

function OwnSketch(props: SketchesProps & { readonly sketch: Sketch; readonly nth: number }) {
  const { view, seat, moves, picked, pick, from, sketch, nth } = props;
  const { kind } = sketchSeen(view, sketch);
  const ways = layings(moves, { sketch, from });
  const isPayable = payments(ways).some((key) => key !== FREE);
  const look = {
    label: labelOf(props, ways.length > 0, isPayable),
    class: `slip${isPayable ? ' is-payable' : ''}${ways.length > 0 && !isPayable ? ' is-unpayable' : ''}`,
    flip: `${from}-${sketch}-${nth}`,
    from: from === 'lectern' ? `desk-${view.deskOf[seat]}` : 'scriptorium',
    children: <SketchTile view={view} sketch={sketch} payer={seat} dim={!hasPlace(view, seat, kind)} />,
  };
  const discard =
    from === 'stock'
      ? notationOf(moves, (move) => move.kind === 'discard' && move.sketch === sketch)
      : undefined;
  if (discard !== undefined) return <Thing {...look} move={discard} />;
  if (picked?.kind === 'placing' && picked.sketch === sketch && picked.from === from && picked.nth === nth) {
    return <Thing {...look} chosen cancel onPress={() => pick(null)} />;
  }
  if (moves.length === 0 || picked?.kind === 'help') return <Thing {...look} />;
  if (ways.length > 0) {
    const onPress = () => pick({ kind: 'placing', sketch, from, nth });
    // Once a sketch is chosen, another one takes its place and narrows nothing.
    const tap = picked === null ? { step: `sketch ${sketchSeen(view, sketch).name}` } : { look: true };
    return <Thing {...look} {...tap} onPress={onPress} />;
  }
  return view.phase === 'illuminate' ? <Thing {...look} tries={attempt(props)} /> : <Thing {...look} />;
}

function labelOf(
  { view, seat, lang, sketch, from }: SketchesProps & { readonly sketch: Sketch },
  isPossible: boolean,
  isPayable: boolean,
): string {
  const words = WORDS[lang];
  const { cost } = sketchSeen(view, sketch);
  const states = drops(view, seat, cost);
  const lacking = cost.filter((_, i) => states[i] === 'lacking').join('');
  const where = from === 'lectern' ? words.fromLectern : words.fromStock;
  const lack = lacking && words.lacks(inkNames(gameWords[lang], lacking));
  const can = isPayable ? words.payable : isPossible ? words.freeOnly : '';
  return [sketchLabel(view, sketch, lang), where, lack, can].filter(Boolean).join(', ');
}

/** What one would write to lay it: the table says why that cannot be. */
function attempt({ view, seat, sketch, from }: SketchesProps & { readonly sketch: Sketch }): string {
  const { name, kind } = sketchSeen(view, sketch);
  const isFrieze = kind === 'corner' || kind === 'border';
  const hasBoth = isFrieze && (['left', 'right'] as const).every((page) => nextPlace(view, seat, kind, page));
  const isTwice = view.stock[seat]!.includes(sketch) && view.onDesk[view.deskOf[seat]!]?.includes(sketch);
  return `place ${name}${hasBoth ? ' left' : ''}${isTwice ? ` from=${from}` : ''}`;
}
