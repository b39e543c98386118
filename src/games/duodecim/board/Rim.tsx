// A side of the stone: pawns to enter, the dice of that side, pawns borne off.
import type { Seat } from '../../../engine/game.ts';
import { Action } from '../../../parts/Action.tsx';
import { OFF, PAWNS, WAITING } from '../rules/data.ts';
import type { Colour } from '../rules/state.ts';
import { BoneDie } from './BoneDie.tsx';
import { Cup } from './Cup.tsx';
import { Disc } from './Disc.tsx';
import { diceOnRims } from './dice.ts';
import { colourOf, reach, type StoneProps } from './Letter.tsx';
import { NeededDice } from './NeededDice.tsx';
import { attempt, movesFrom } from './picking.ts';
import { WORDS } from './words.ts';

interface RimProps extends StoneProps {
  readonly side: Seat;
}

export function Rim(props: RimProps) {
  const { view, side, names, lang } = props;
  const isChoosing = view.phase === 'colour' && view.turn === side;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as freely
    <div class="rim" role="group" aria-label={WORDS[lang].rim(names(side))}>
      {isChoosing ? <Heap {...props} colour="light" /> : <Waiting {...props} />}
      <RimDice {...props} />
      {isChoosing ? <Heap {...props} colour="dark" /> : <Off {...props} />}
    </div>
  );
}

/** D3: the starting player takes one of the two piles of pawns. */
function Heap({ moves, lang, colour }: RimProps & { readonly colour: Colour }) {
  const words = WORDS[lang];
  const choice = moves.find(({ move }) => move.kind === 'colour' && move.colour === colour);
  return (
    <Action
      label={words.colours[colour]}
      move={choice?.notation}
      class={`pocket${colour === 'dark' ? ' is-off' : ''}${choice ? ' is-target' : ''}`}
    >
      <span class="pocket-name">{words.colours[colour]}</span>
      <span class="coins">
        {Array.from({ length: PAWNS }, (_, i) => (
          <Disc key={i} colour={colour} />
        ))}
      </span>
    </Action>
  );
}

function Waiting(props: RimProps) {
  const { view, seat, lang, side, picked, pick, from } = props;
  const words = WORDS[lang];
  const { at, hits } = view.sides[side]!;
  const count = at[WAITING]!;
  const label = `${words.pocket(words.toEnter, words.pawns(count, colourOf(view, side)))}${hits > 0 ? `, ${words.hitOf(hits, count)}` : ''}`;
  const isChosen = side === seat && picked?.from === WAITING;
  const act = () => {
    if (side !== seat || from.size === 0) return {};
    if (isChosen) {
      if (from.size === 1) return { chosen: true, why: words.whereEnter };
      return { chosen: true, cancel: true, onPress: () => pick(null) };
    }
    const onPress = () => pick({ from: WAITING });
    const leadsTo = movesFrom(props.moves, WAITING);
    if (from.has(WAITING)) return picked ? { look: true, onPress } : { step: 'enter', leadsTo, onPress };
    return { tries: attempt(WAITING, view.dice.slice(0, 1)) };
  };
  return (
    <Action {...act()} label={label} class="pocket" anchor={`waiting-${side}`}>
      <span class="pocket-name">
        <span class="pocket-what">{words.toEnter}</span> <b>{count}</b>
        {hits > 0 && <em>{words.hit(hits)}</em>}
      </span>
      <Roll {...props} place={WAITING} hits={hits} />
    </Action>
  );
}

function Off(props: RimProps) {
  const { view, seat, lang, side, picked, pick, to, counted, hintedTo } = props;
  const words = WORDS[lang];
  const count = view.sides[side]!.at[OFF]!;
  const name = words.pocket(words.off, words.pawns(count, colourOf(view, side)));
  const ways = side === seat && picked?.to === undefined ? to.get(OFF) : undefined;
  const { note, ...act } =
    ways && picked ? reach(ways, () => pick({ from: picked.from, to: OFF }), props) : { note: undefined };
  const isChosen = side === seat && picked?.to === OFF;
  return (
    <Action
      {...act}
      {...(isChosen && picked && { chosen: true, cancel: true, onPress: () => pick({ from: picked.from }) })}
      label={note === undefined ? name : `${name}: ${note}`}
      class={`pocket is-off${ways ? ' is-target' : ''}${side === seat && hintedTo === OFF ? ' is-hinted-to' : ''}${counted?.at(-1) === String(side) ? ' is-counted' : ''}`}
      anchor={`off-${side}`}
    >
      <span class="pocket-name" data-count={side}>
        {words.off} <b>{count}</b>
      </span>
      <Roll {...props} place={OFF} />
      {ways && <NeededDice ways={ways} />}
    </Action>
  );
}

/** Pawns side by side like a roll of coins; hit ones stand apart. */
function Roll({ view, side, piles, place, hits = 0 }: RimProps & { place: number; hits?: number }) {
  const pile = piles[side]?.[place] ?? [];
  const colour = colourOf(view, side);
  return (
    <span class="coins">
      {pile.map((pawn, i) => (
        <Disc
          key={pawn}
          colour={colour}
          flip={`pawn-${side}-${pawn}`}
          class={`${i >= pile.length - hits ? 'was-hit' : ''} ${i === pile.length - 1 ? 'is-top' : ''}`}
        />
      ))}
    </span>
  );
}

function RimDice({ view, side, names, lang, newEvents }: RimProps) {
  const words = WORDS[lang];
  const isThrown = newEvents.some(({ key }) => key === 'rolled' || key === 'starter-rolled');
  const all = diceOnRims(view);
  const dice = all.filter(({ seat }) => seat === side);
  const hasCup = dice.length === 0 && all.length > 0 && view.phase !== 'over';
  return (
    <div class="dice">
      {hasCup && <Cup label={words.cup(names(side))} />}
      {dice.map(({ index, value, used }) => (
        <Action
          key={`${view.rolls} ${index}`}
          flip={`die-${view.rolls}-${index}`}
          label={used ? words.usedDie(value) : words.die(value)}
          class="rim-die"
          style={{ '--turn': `${((view.rolls * 7 + index * 11) % 19) - 9}deg` }}
        >
          <BoneDie value={value} used={used} thrown={isThrown ? index : undefined} />
        </Action>
      ))}
    </div>
  );
}
