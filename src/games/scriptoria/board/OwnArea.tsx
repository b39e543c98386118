// The reader's side: inks, the lectern's sketches and the stock; each sketch can be placed, discarded or only read.
import type { Seat } from '../../../engine/game.ts';
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { SeatBadge } from '../../../parts/SeatStrip.tsx';
import { printedOn } from '../rules/printed.ts';
import { NOBODY, type Sketch } from '../rules/state.ts';
import { INKS } from '../rules/tables.ts';
import { words as gameWords, inkNames } from '../texts/words.ts';
import { FREE, notationOf, payments, placeChoices, type Source } from './choices.ts';
import { SupplyMark } from './Desks.tsx';
import { Drop } from './Drop.tsx';
import { statsOf } from './Others.tsx';
import type { PickProps } from './Page.tsx';
import { SketchTile } from './SketchTile.tsx';
import { hasPlace, nextPlace } from './scroll-contents.ts';
import { capital, drops, sketchInfo, sketchLabel, waivedFor } from './sketch-info.ts';
import { useDrag } from './useDrag.ts';
import { WORDS } from './words.ts';

interface OwnAreaProps extends PickProps {
  readonly seat: Seat;
}

export function OwnArea(props: OwnAreaProps) {
  const { view, seat, names, deciders, lang } = props;
  const drag = useDrag();
  const desk = view.deskOf[seat]!;
  const hasDesk = desk !== NOBODY && (view.phase === 'illuminate' || view.phase === 'room');
  const supply = hasDesk ? printedOn(view).supplies[view.desks[desk]!] : undefined;
  const stock = view.stock[seat]!;
  return (
    <div class="own-side" {...drag}>
      <div class="me">
        <SeatBadge
          own
          seat={seat}
          name={names(seat)}
          acts={deciders.includes(seat)}
          stats={statsOf(props, seat)}
        />
        <Inks {...props} />
      </div>
      <div class="trays">
        {supply && (
          <div class="tray is-lectern">
            <SupplyMark
              supply={supply}
              word={gameWords[lang].supplies[supply]}
              effect={WORDS[lang].quillEffect}
            />
            <Sketches {...props} from="lectern" list={view.onDesk[desk]!} />
          </div>
        )}
        <div class="tray is-stock" data-anchor="own-stock">
          <Sketches {...props} from="stock" list={stock} />
        </div>
      </div>
    </div>
  );
}

function Inks({ view, seat, lang, moves }: OwnAreaProps) {
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
          <Action
            key={letter}
            class={`ink${count === 0 ? ' is-none' : ''}`}
            label={isWaived ? `${held} (${words.waived(name)})` : held}
            anchor={`own-${letter}`}
            move={pour}
          >
            <Drop ink={letter} hollow={count === 0} waived={isWaived} />
            <span class="ink-count">{count}</span>
          </Action>
        );
      })}
    </Group>
  );
}

interface SketchesProps extends OwnAreaProps {
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

/** The index among equal ones. */
function nthOf(list: readonly Sketch[], at: number): number {
  return list.slice(0, at).filter((sketch) => sketch === list[at]).length;
}

function OwnSketch(props: SketchesProps & { readonly sketch: Sketch; readonly nth: number }) {
  const { view, seat, moves, picked, pick, from, sketch, nth } = props;
  const { kind } = sketchInfo(view, sketch);
  const ways = placeChoices(moves, { sketch, from });
  const isPayable = payments(ways).some((key) => key !== FREE);
  const look = {
    label: labelOf(props, ways.length > 0, isPayable),
    class: `slip${ways.length > 0 ? ' is-placeable' : ''}${isPayable ? ' is-payable' : ''}${ways.length > 0 && !isPayable ? ' is-unpayable' : ''}`,
    flip: `${from}-${sketch}-${nth}`,
    from: from === 'lectern' ? `desk-${view.deskOf[seat]}` : 'scriptorium',
    children: <SketchTile view={view} sketch={sketch} payer={seat} dim={!hasPlace(view, seat, kind)} />,
  };
  const discard =
    from === 'stock'
      ? notationOf(moves, (move) => move.kind === 'discard' && move.sketch === sketch)
      : undefined;
  if (discard !== undefined) return <Action {...look} move={discard} />;
  if (picked?.kind === 'placing' && picked.sketch === sketch && picked.from === from && picked.nth === nth) {
    return <Action {...look} chosen cancel onPress={() => pick(null)} />;
  }
  if (moves.length === 0 || picked?.kind === 'help') return <Action {...look} />;
  if (ways.length > 0) {
    const onPress = () => pick({ kind: 'placing', sketch, from, nth });
    const leadsTo = ways.map(({ notation }) => notation);
    // Once a sketch is chosen, choosing another one replaces it.
    const tap =
      picked === null ? { step: `sketch ${sketchInfo(view, sketch).name}`, leadsTo } : { look: true };
    return <Action {...look} {...tap} onPress={onPress} />;
  }
  return view.phase === 'illuminate' ? <Action {...look} tries={attempt(props)} /> : <Action {...look} />;
}

function labelOf(
  { view, seat, lang, sketch, from }: SketchesProps & { readonly sketch: Sketch },
  isPossible: boolean,
  isPayable: boolean,
): string {
  const words = WORDS[lang];
  const { cost } = sketchInfo(view, sketch);
  const states = drops(view, seat, cost);
  const lacking = cost.filter((_, i) => states[i] === 'lacking').join('');
  const where = from === 'lectern' ? words.fromLectern : words.fromStock;
  const lack = lacking && words.lacks(inkNames(gameWords[lang], lacking));
  const can = isPayable ? words.payable : isPossible ? words.freeOnly : '';
  return [sketchLabel(view, sketch, lang), where, lack, can].filter(Boolean).join(', ');
}

/** The notation for placing it, which the table refuses with a reason. */
function attempt({ view, seat, sketch, from }: SketchesProps & { readonly sketch: Sketch }): string {
  const { name, kind } = sketchInfo(view, sketch);
  const isFrieze = kind === 'corner' || kind === 'border';
  const hasBoth = isFrieze && (['left', 'right'] as const).every((page) => nextPlace(view, seat, kind, page));
  const isTwice = view.stock[seat]!.includes(sketch) && view.onDesk[view.deskOf[seat]!]?.includes(sketch);
  return `place ${name}${hasBoth ? ' left' : ''}${isTwice ? ` from=${from}` : ''}`;
}
