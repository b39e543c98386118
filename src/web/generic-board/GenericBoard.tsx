// The board of a game that brings none: its terminal drawing as the picture, its legal moves as buttons.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Drawing } from '../../engine/drawing.ts';
import { othersInOrder } from '../../engine/seats.ts';
import { type AnyTexts, eventText } from '../../engine/texts.ts';
import { Action } from '../../parts/Action.tsx';
import type { AnyBoardModule, BoardProps } from '../../parts/board.ts';
import { useBoardContext } from '../../parts/boardContext.ts';
import { Frame } from '../../parts/Frame.tsx';
import { Group } from '../../parts/Group.tsx';
import { SeatBadge, SeatStrip } from '../../parts/SeatStrip.tsx';
import { useStep } from '../../parts/useStep.ts';
import { useWide } from '../../parts/useWide.ts';
import { Drawn } from './Drawn.tsx';
import { groupMoves, type MoveGroup, uniqueTexts } from './groupMoves.ts';
import { recentEntries } from './recentEntries.ts';
import { GENERIC_BOARD_TEXTS } from './texts.ts';
import './generic-board.css';

type Props = BoardProps<unknown, unknown>;

export function genericBoard(draw: Drawing<unknown>, texts: AnyTexts): AnyBoardModule {
  const [firstSection] = texts.rules;
  return {
    Board: (props) => <GenericBoard {...props} draw={draw} />,
    eventMarks: {},
    rulesSection: () => firstSection?.id ?? '',
  };
}

function GenericBoard({ draw, ...props }: Props & { readonly draw: Drawing<unknown> }) {
  const { view, allViews, seat, outcome, names, lang } = props;
  const { seatStatuses } = useBoardContext();
  const isWide = useWide();
  const context = { names, lang, width: isWide ? 80 : 50 };
  return (
    <Frame
      class="generic-board"
      seats={<Seats {...props} />}
      others={seatStatuses ? othersInOrder(seatStatuses.length, seat).length : 0}
      own={seat === null || outcome ? undefined : <Moves {...props} />}
    >
      {allViews ? (
        allViews.map((each, owner) => (
          <section key={owner} aria-label={names(owner)}>
            <h3>{names(owner)}</h3>
            <Drawn draw={draw} view={each} {...context} />
          </section>
        ))
      ) : (
        <Drawn draw={draw} view={view} {...context} />
      )}
      <RecentEvents {...props} />
    </Frame>
  );
}

/** Players at other devices: who is there. At one device the drawing says everything. */
function Seats({ seat, deciders, names }: Props) {
  const { seatStatuses } = useBoardContext();
  if (!seatStatuses) return null;
  return (
    <SeatStrip>
      {othersInOrder(seatStatuses.length, seat).map((other) => (
        <SeatBadge key={other} seat={other} name={names(other)} acts={deciders.includes(other)} stats={[]} />
      ))}
    </SeatStrip>
  );
}

/** The picture has only the present: what happened before the next roll stands here, the newest in sight. */
function RecentEvents({ log = [], seat, deciders, texts, names, lang }: Props) {
  const list = useRef<HTMLElement>(null);
  const recent = recentEntries(log, seat ?? deciders[0] ?? null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [log.length]);
  if (recent.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
    <section class="generic-recent" ref={list} tabIndex={0} aria-label={GENERIC_BOARD_TEXTS[lang].recent}>
      <ol>
        {recent.map(({ event }, i) => (
          <li key={i}>{eventText(texts, event, names)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Many moves are chosen in steps: first what they have in common, then the move itself. */
function Moves({ moves, view, texts, lang }: Props) {
  const words = GENERIC_BOARD_TEXTS[lang];
  const [opened, open] = useStep<readonly number[]>(moves);
  const labels = uniqueTexts(moves.map(({ move, notation }) => ({ notation, text: texts.move(move, view) })));
  let group: MoveGroup = groupMoves(labels);
  for (const index of opened ?? []) {
    const inner = group.groups[index];
    if (inner) group = inner;
  }
  useFocusAfterStep(opened?.join(' ') ?? '');
  if (moves.length === 0) return <p class="generic-waiting">{words.nothing}</p>;
  return (
    <Group label={opened ? group.title : words.moves} class="generic-moves">
      {group.moves.map(({ notation, text }) => (
        <Action key={notation} label={text} move={notation} class="button">
          {text}
        </Action>
      ))}
      {group.groups.map(({ title, size }, index) => (
        <Action
          key={`${index} ${title}`}
          label={words.group(title, size)}
          step={title}
          onPress={() => open([...(opened ?? []), index])}
          class="button"
        >
          {words.group(title, size)}
        </Action>
      ))}
      {opened && (
        <Action
          label={words.back}
          cancel
          onPress={() => open(opened.length > 1 ? opened.slice(0, -1) : null)}
          class="button"
        >
          {words.back}
        </Action>
      )}
    </Group>
  );
}

/** Opening or closing a group removes the button that was pressed: the first of the new ones takes its focus. */
function useFocusAfterStep(path: string): void {
  const previous = useRef(path);
  // Before the page finds that nothing has the focus.
  useLayoutEffect(() => {
    if (path === previous.current) return;
    previous.current = path;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.generic-moves button')?.focus({ preventScroll: true });
  }, [path]);
}
