// The ring: the active set, its owner, and the ends to scout from.
import type { ComponentChildren } from 'preact';
import { Action, type ActionProps } from '../../../parts/Action.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { Fan } from '../../../parts/Fan.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Portrait } from '../../../parts/Portrait.tsx';
import { identity } from '../rules/data.ts';
import { type Card, type End, type Move, SEEN, up, type View } from '../rules/state.ts';
import type { PickProps } from './Hand.tsx';
import { NumberCard } from './NumberCard.tsx';
import {
  cardTaken,
  otherWay,
  type ScoutPick,
  scoutAndShowOf,
  scoutOf,
  scoutsFrom,
  scoutsWith,
} from './picking.ts';
import { RingStage } from './RingStage.tsx';
import { strongerThan } from './stronger.ts';
import { ChipToken } from './Token.tsx';
import { useScoutDrag } from './useScoutDrag.ts';
import { WORDS } from './words.ts';

type RingProps = BoardProps<View, Move> & PickProps;

export function Ring(props: RingProps) {
  const { view, moves, names, lang, pick } = props;
  const words = WORDS[lang];
  const drag = useScoutDrag((end, place) => pick({ kind: 'end', end, place }));
  const isEmpty = view.set.length === 0;
  const title = isEmpty ? words.emptyRing : words.ringOf(names(view.owner));
  const toBeat = isEmpty ? null : words.toBeat(strongerThan(view.set, view.seats === 3 ? 9 : 10));
  return (
    <RingStage
      title={title}
      owner={isEmpty ? undefined : <Portrait name={names(view.owner)} seat={view.owner} />}
      foot={
        <>
          {toBeat && <span class="ring-beat">{toBeat}</span>}
          <span>{words.round(view.round, view.seats)}</span>
        </>
      }
      explain={toBeat ?? undefined}
    >
      {isEmpty ? (
        <p class="ring-empty">{moves.length > 0 ? words.anySet : words.waiting}</p>
      ) : (
        <div class="ring-set" {...drag}>
          <Fan label={title} perRow={20}>
            {view.set.map((card, at) => (
              <RingCard key={identity(card)} {...props} card={card} at={at} />
            ))}
          </Fan>
        </div>
      )}
    </RingStage>
  );
}

/** Which end of the set a place is; a single card counts as the left end. */
function endAt(set: readonly Card[], at: number): End | null {
  if (at === 0) return 'left';
  return at === set.length - 1 ? 'right' : null;
}

function RingCard(props: RingProps & { readonly card: Card; readonly at: number }) {
  const { view, moves, lang, texts, picked, card, at } = props;
  const words = WORDS[lang];
  const end = endAt(view.set, at);
  const look = {
    label: words.card(card),
    flip: `card-${identity(card)}`,
    from: `seat-${view.owner}`,
    order: at,
    children: <NumberCard card={card & ~SEEN} />,
  };
  if (end !== null && picked?.kind === 'gap' && picked.end === end) {
    return <PickedEnd {...props} look={look} picked={picked} />;
  }
  const scout =
    end === null ? null : picked?.kind === 'and' ? scoutAndShowOf(moves, end) : scoutOf(moves, end);
  if (end !== null && scout) return <OpenEnd {...props} look={look} end={end} scout={scout} />;
  if (picked?.kind === 'and' && end !== null)
    return <Action {...look} why={texts.refusals['no-show-follows']} />;
  if (moves.length === 0) return <Action {...look} />;
  return end === null ? (
    <Action {...look} why={words.endsOnly} />
  ) : (
    <Action {...look} why={texts.refusals[view.phase === 'show' ? 'show-must-follow' : 'no-chip']} />
  );
}

type EndProps = RingProps & { readonly card: Card; readonly look: ActionProps };

/** An end that can be scouted: it says so, and what scouting gives. */
function OpenEnd(props: EndProps & { readonly end: End; readonly scout: ScoutPick }) {
  const { view, moves, names, lang, picked, pick, card, look, end, scout } = props;
  const words = WORDS[lang];
  const price = view.seats === 2 ? words.costs : words.gains(names(view.owner));
  const isDropped = picked !== null && 'end' in picked && picked.end === end;
  return (
    <Action
      {...look}
      label={words.end(end, card, price)}
      class={`is-end is-${end}`}
      chosen={isDropped || undefined}
      step={`scout ${end}`}
      leadsTo={scoutsFrom(moves, end)}
      onPress={() => pick(scout)}
    >
      {look.children}
      <EndTab icon="take" word={words.scout}>
        <span class="end-price">
          {view.seats === 2 ? '−1' : '+1'} <ChipToken />
          {view.seats > 2 && <Portrait name={names(view.owner)} seat={view.owner} />}
        </span>
      </EndTab>
    </Action>
  );
}

/** The end that is being scouted: a tap turns it over. */
function PickedEnd({ view, moves, lang, picked, pick, look }: EndProps & { readonly picked: ScoutPick }) {
  const words = WORDS[lang];
  const other = otherWay(moves, picked);
  return (
    <Action
      {...look}
      label={other ? words.as(up(cardTaken(view.set, other))) : look.label}
      class={`is-end is-${picked.end} is-picked`}
      chosen
      look
      leadsTo={other ? scoutsWith(moves, other) : []}
      onPress={() => other && pick(other)}
    >
      <span key={String(picked.turned)} class="turnable">
        <NumberCard card={cardTaken(view.set, picked)} />
      </span>
      {other && <EndTab icon="turn" word={words.turnOver} />}
    </Action>
  );
}

interface EndTabProps {
  readonly icon: 'take' | 'turn';
  readonly word: string;
  readonly children?: ComponentChildren;
}

/** Hangs below the card, within its width: then shorter, and at last the icon alone. */
function EndTab({ icon, word, children }: EndTabProps) {
  return (
    <span class="end-tab">
      <span class="end-mark">
        <Icon name={icon} />
        <span class="end-word">{word}</span>
        {children}
      </span>
    </span>
  );
}
