// Card faces: value and letter in the corner, a picture that grows richer with the value; gold as coins; church cards with the dice they turn.
import type { ComponentChildren } from 'preact';
import { Card as Paper } from '../../../parts/Card.tsx';
import { type Card, categoryOf, churchOf, isChurch, isGold, letterOf, VALUE } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { Coin } from './Coin.tsx';
import { toneOf, type Wording } from './look.ts';
import { Picture } from './Picture.tsx';
import './face.css';

interface FaceProps {
  readonly card: Card;
  readonly wording: Wording;
}

export function Emblem({ path }: { readonly path: string }) {
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">
      <path fill-rule="evenodd" d={path} />
    </svg>
  );
}

/** A card on its own. */
export function Face({ card, wording }: FaceProps) {
  const { look, terms, words } = wording;
  if (card === UNSEEN) return <Paper back />;
  if (isChurch(card)) return <ChurchFace card={card} wording={wording} />;
  const value = VALUE[card]!;
  if (isGold(card)) {
    return (
      <Painted tone="gold" rank={value} name={words.gold} corner={<b>{value}</b>}>
        <span class="face-coins">
          {Array.from({ length: value }, (_, i) => (
            <Coin key={i} />
          ))}
        </span>
      </Painted>
    );
  }
  const category = categoryOf(card);
  const corner = (
    <>
      <b>{value}</b>
      <i>{letterOf(card)}</i>
    </>
  );
  return (
    <Painted tone={toneOf(category)} rank={value} name={terms.categories[category]!} corner={corner}>
      <Picture drawing={look.pictures[category]!} value={value} />
    </Painted>
  );
}

function ChurchFace({ card, wording: { look, terms } }: FaceProps) {
  const { up, down, dice } = churchOf(card);
  const sign = up ? '+' : '−';
  const texts = dice === 2 ? look.twoDice(sign) : [up && down ? '±1' : `${sign}1`];
  const turns = texts.map((text, i) => <u key={i}>{text}</u>);
  return (
    <Painted tone="church" rank={4} name={terms.church} corner={turns}>
      <Picture drawing={look.churchPicture} value={4} />
    </Painted>
  );
}

interface PaintedProps {
  readonly tone: string;
  /** The frame of the picture grows richer with it. */
  readonly rank: number;
  readonly name: string;
  readonly corner: ComponentChildren;
  readonly children: ComponentChildren;
}

function Painted({ tone, rank, name, corner, children }: PaintedProps) {
  return (
    <span class={`card face tone-${tone} rank-${rank}`}>
      <span class="face-picture">{children}</span>
      <span class="face-corner">{corner}</span>
      <span class="face-name">{name}</span>
    </span>
  );
}

/** A small card for long rows. Its position shows the category; the symbol repeats it. */
export function Slip({ card, wording: { look } }: FaceProps) {
  if (isGold(card)) return <Coin value={VALUE[card]} />;
  if (isChurch(card)) {
    return (
      <span class="slip tone-ink">
        <Emblem path={look.emblem} />
      </span>
    );
  }
  const category = categoryOf(card);
  return (
    <span class={`slip tone-${toneOf(category)}`}>
      <b>{VALUE[card]}</b>
      <Emblem path={look.symbols[category]!} />
      <i>{letterOf(card)}</i>
    </span>
  );
}
