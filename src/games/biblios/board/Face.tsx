// Card faces: value and letter, symbol and name; gold as coins; church cards with the dice they turn.
import { Card as Paper } from '../../../parts/Card.tsx';
import { type Card, categoryOf, churchOf, isChurch, isGold, letterOf, VALUE } from '../rules/data.ts';
import { UNSEEN } from '../rules/log.ts';
import { toneOf, type Wording } from './look.ts';

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
  if (isGold(card)) {
    return (
      <Paper class="face" tone="gold" corner={VALUE[card]} foot={<span class="face-name">{words.gold}</span>}>
        <Coins count={VALUE[card]!} />
      </Paper>
    );
  }
  const category = categoryOf(card);
  const corner = (
    <>
      {VALUE[card]}
      <span class="face-letter">{letterOf(card)}</span>
    </>
  );
  const foot = <span class="face-name">{terms.categories[category]}</span>;
  return (
    <Paper class="face" tone={toneOf(category)} corner={corner} foot={foot}>
      <Emblem path={look.symbols[category]!} />
    </Paper>
  );
}

function ChurchFace({ card, wording: { look, terms } }: FaceProps) {
  const { up, down, dice } = churchOf(card);
  const turn = up && down ? '±1' : up ? '+1' : '−1';
  return (
    <Paper class="face is-church" foot={<span class="face-name">{terms.church}</span>}>
      <Emblem path={look.emblem} />
      <span class="face-turns">
        {Array.from({ length: dice }, (_, i) => (
          <i key={i}>{turn}</i>
        ))}
      </span>
    </Paper>
  );
}

/** As many coins as the card is worth. */
export function Coins({ count }: { readonly count: number }) {
  const places =
    [
      [[12, 12]],
      [
        [8, 12],
        [16, 12],
      ],
      [
        [12, 7.5],
        [7.5, 16],
        [16.5, 16],
      ],
    ][count - 1] ?? [];
  return (
    <svg class="coins" viewBox="0 0 24 24" aria-hidden="true">
      {places.map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r="4.600" />
          <circle class="coin-rim" cx={cx} cy={cy} r="3" />
        </g>
      ))}
    </svg>
  );
}

/** A small card for long rows. Its position shows the category; the symbol repeats it. */
export function Slip({ card, wording: { look } }: FaceProps) {
  if (isGold(card)) {
    return (
      <span class="slip tone-gold">
        <b>{VALUE[card]}</b>
        <Coins count={1} />
      </span>
    );
  }
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
