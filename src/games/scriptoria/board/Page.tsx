// The large double page: the drawing, and over it a place each to read or to lay a sketch on.
import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import type { BoardProps } from '../../../parts/board.ts';
import { useDesk } from '../../../parts/desk.ts';
import { Float } from '../../../parts/Float.tsx';
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import type { Move, View } from '../state.ts';
import { type Picked, type Placing, tapOn } from './choices.ts';
import type { Place } from './geometry.ts';
import { geometryFor, laidAt, nextPlace } from './leaf.ts';
import { Scroll } from './Scroll.tsx';
import { capital, kindWord, sketchLabel, sketchSeen } from './sketch.ts';
import { WORDS } from './words.ts';

export interface PickProps extends BoardProps<View, Move> {
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

interface PageProps extends PickProps {
  readonly owner: Seat;
}

export function Page(props: PageProps) {
  const { view, owner, seat, names, lang, told, picked } = props;
  const { moment } = useDesk();
  const words = WORDS[lang];
  const { width, height, places } = geometryFor(view);
  const placing = picked?.kind === 'placing' && owner === seat ? picked : null;
  const news = told.findLast(({ key, args }) => (key === 'placed' || key === 'freed') && args.seat === owner);
  const fresh = typeof news?.args.place === 'number' ? news.args.place : undefined;
  return (
    <Group
      label={owner === seat ? words.myPage : words.pageOf(names(owner))}
      class="page"
      style={{ '--ratio': width / height }}
    >
      <Scroll view={view} owner={owner} letter={initialOf(names(owner))} fresh={fresh} />
      {places.map((at) => (
        <Cell key={at.place} {...props} at={at} placing={placing}>
          {at.place === fresh && news?.key === 'placed' && (
            <Float moment={moment} text={`+${news.args.points}`} />
          )}
        </Cell>
      ))}
    </Group>
  );
}

function initialOf(name: string): string {
  return ([...name][0] ?? '').toUpperCase();
}

interface CellProps extends PageProps {
  readonly at: Place;
  readonly placing: Placing | null;
  readonly children?: ComponentChildren;
}

function Cell({ view, owner, lang, moves, pick, at, placing, children }: CellProps) {
  const words = WORDS[lang];
  const { width, height } = geometryFor(view);
  const { place, page, kind } = at;
  const laid = laidAt(view, owner, place);
  const on = words.placeOn[page];
  const where = {
    class: 'cell',
    anchor: `place-${owner}-${place}`,
    style: {
      '--x': at.x / width,
      '--y': at.y / height,
      '--w': at.w / width,
      '--h': at.h / height,
    },
    children,
  };
  if (laid) {
    const unpaid = laid.isPaid ? '' : `, ${words.unpaid}`;
    return <Thing {...where} label={`${sketchLabel(view, laid.sketch, lang)}, ${on}${unpaid}`} />;
  }
  const isTarget =
    placing !== null &&
    sketchSeen(view, placing.sketch).kind === kind &&
    nextPlace(view, owner, kind, page)?.place === place;
  const tap = isTarget ? tapOn(moves, { ...placing, page }) : null;
  const word = kindWord(lang, kind);
  if (!tap) return <Thing {...where} label={capital(words.freePlace(word, on))} />;
  const label = words.placeHere(word, on);
  const chosen = placing?.page === page || undefined;
  return tap.move !== undefined ? (
    <Thing {...where} label={label} move={tap.move} chosen={chosen} />
  ) : (
    <Thing {...where} label={label} step={`page ${page}`} chosen={chosen} onPress={() => pick(tap.step)} />
  );
}
