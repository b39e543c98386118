// The large double page: the drawing, with a target for each place to read or to place a sketch on.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { Action } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { useBoardContext } from '../../../parts/boardContext.ts';
import { FloatingText } from '../../../parts/FloatingText.tsx';
import { Group } from '../../../parts/Group.tsx';
import { useSize } from '../../../parts/useSize.ts';
import { lettersOf } from '../rules/grid.ts';
import { printedOn } from '../rules/printed.ts';
import type { Move, View } from '../rules/state.ts';
import { words as gameWords } from '../texts/words.ts';
import { Banner } from './Banner.tsx';
import { type Picked, type Placing, tapOn } from './choices.ts';
import type { Place } from './geometry.ts';
import { Medal } from './Medal.tsx';
import { initialOf, Scroll } from './Scroll.tsx';
import { geometryFor, nextPlace, placedAt } from './scroll-contents.ts';
import { partAt, progressOf } from './sets.ts';
import { capital, kindWord, sketchInfo, sketchLabel } from './sketch-info.ts';
import { WORDS } from './words.ts';

export interface PickProps extends BoardProps<View, Move> {
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
}

interface PageProps extends PickProps {
  readonly owner: Seat;
}

export function Page(props: PageProps) {
  const { view, owner, seat, names, lang, newEvents, picked } = props;
  const { revision } = useBoardContext();
  const room = useRef<HTMLDivElement>(null);
  useSize(room);
  const words = WORDS[lang];
  const { width, height, places } = geometryFor(view);
  const placing = picked?.kind === 'placing' && owner === seat ? picked : null;
  const news = newEvents.findLast(
    ({ key, args }) => (key === 'placed' || key === 'freed') && args.seat === owner,
  );
  const fresh = typeof news?.args.place === 'number' ? news.args.place : undefined;
  return (
    <div class="page-room" ref={room}>
      <Group
        label={owner === seat ? words.myPage : words.pageOf(names(owner))}
        class="page"
        style={{ '--ratio': width / height }}
      >
        <Scroll view={view} owner={owner} letter={initialOf(names(owner))} fresh={fresh} />
        <Banner {...props} />
        {places.map((at) => (
          <Cell key={at.place} {...props} at={at} placing={placing}>
            {at.place === fresh && news?.key === 'placed' && (
              <FloatingText revision={revision} text={`+${news.args.points}`} />
            )}
          </Cell>
        ))}
      </Group>
    </div>
  );
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
  const laid = placedAt(view, owner, place);
  const columns = lettersOf(printedOn(view).grid[0]!).length;
  const on = `${words.placeOn[page]}, ${words.rowAndColumn(Math.floor(place / columns) + 1, (place % columns) + 1)}`;
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
  // Only read, so that the page can be walked by its rows and columns.
  const read = (label: string) => <Action {...where} label={label} isStop />;
  if (laid) {
    const unpaid = laid.isPaid ? '' : `, ${words.unpaid}`;
    return read(`${sketchLabel(view, laid.sketch, lang)}, ${on}${unpaid}`);
  }
  const isTarget =
    placing !== null &&
    sketchInfo(view, placing.sketch).kind === kind &&
    nextPlace(view, owner, kind, page)?.place === place;
  const tap = isTarget ? tapOn(moves, { ...placing, page }) : null;
  const word = kindWord(lang, kind);
  if (!tap) return read(capital(words.freePlace(word, on)));
  const { part, filled, all, next } = progressOf(view, owner)[partAt(view, place)]!;
  const left = all - filled - 1;
  const label = `${words.placeHere(word, on)}. ${words.set(capital(gameWords[lang].parts[part]), words.missing(left))}`;
  where.children = (
    <span class="cell-tag">{left > 0 ? words.missing(left) : <Medal points={next} held />}</span>
  );
  const chosen = placing?.page === page || undefined;
  return tap.move !== undefined ? (
    <Action {...where} label={label} move={tap.move} chosen={chosen} />
  ) : (
    <Action {...where} label={label} step={`page ${page}`} chosen={chosen} onPress={() => pick(tap.step)} />
  );
}
