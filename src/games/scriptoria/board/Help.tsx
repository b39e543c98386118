// Help for a token: a sketch from the Scriptorium or from another player's stock.
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import { Action } from '../../../parts/Action.tsx';
import { Group } from '../../../parts/Group.tsx';
import { useWide } from '../../../parts/useWide.ts';
import { words as gameWords } from '../texts/words.ts';
import { notationOf } from './choices.ts';
import type { PickProps } from './Page.tsx';
import { SketchTile } from './SketchTile.tsx';
import { hasPlace } from './scroll-contents.ts';
import { sketchInfo, sketchLabel } from './sketch-info.ts';
import { type Tab, Tabs } from './Tabs.tsx';
import { WORDS } from './words.ts';

type Helper = Seat | 'scriptorium';

/** All players who can help if there is room, otherwise one at a time. */
export function Help(props: PickProps) {
  const { view, seat, lang, names, moves } = props;
  const words = WORDS[lang];
  const isWide = useWide();
  const others = Array.from({ length: view.seats }, (_, other) => other).filter(
    (other) => other !== seat && view.stock[other]!.length > 0,
  );
  const canHelp = (helper: Helper) =>
    moves.some(({ move }) =>
      helper === 'scriptorium' ? move.kind === 'help' : move.kind === 'ask' && move.from === helper,
    );
  const tabs: readonly Tab<Helper>[] = [
    { key: 'scriptorium', label: gameWords[lang].labels.scriptorium },
    ...others.map((key) => ({ key, label: words.stockOf(names(key)), short: names(key) })),
  ];
  const [chosen, choose] = useState<Helper>(() => tabs.find(({ key }) => canHelp(key))?.key ?? 'scriptorium');
  return (
    <div class="help">
      {!isWide && <Tabs label={words.help} tabs={tabs} shown={chosen} onShow={(key) => choose(key)} />}
      {tabs
        .filter(({ key }) => isWide || key === chosen)
        .map(({ key, label }) => (
          <section key={key}>
            <h3>
              {label} <small>{key === 'scriptorium' ? words.helpTurned : words.helpHanded}</small>
            </h3>
            {key === 'scriptorium' ? <Scriptorium {...props} /> : <StockOf {...props} owner={key} />}
          </section>
        ))}
    </div>
  );
}

export function Scriptorium(props: PickProps) {
  const { view, seat, lang, moves } = props;
  const words = WORDS[lang];
  const lying = view.scriptorium.flatMap((count, sketch) => (count > 0 ? [{ sketch, count }] : []));
  if (lying.length === 0) return <p class="quiet">{words.scriptoriumEmpty}</p>;
  return (
    <Group label={gameWords[lang].labels.scriptorium} class="sketches">
      {lying.map(({ sketch, count }) => {
        const label = sketchLabel(view, sketch, lang);
        const isDim = seat !== null && !hasPlace(view, seat, sketchInfo(view, sketch).kind);
        return (
          <Action
            key={sketch}
            class="slip"
            label={count > 1 ? `${label}, ${words.times(count)}` : label}
            move={notationOf(moves, (move) => move.kind === 'help' && move.sketch === sketch)}
          >
            <SketchTile view={view} sketch={sketch} payer={seat} dim={isDim} count={count} />
          </Action>
        );
      })}
    </Group>
  );
}

export function StockOf({ view, seat, lang, names, moves, owner }: PickProps & { readonly owner: number }) {
  const words = WORDS[lang];
  const stock = view.stock[owner]!;
  if (stock.length === 0) return <p class="quiet">{words.stockEmpty}</p>;
  return (
    <Group label={words.stockOf(names(owner))} class="sketches">
      {stock.map((sketch, i) => (
        <Action
          key={`${sketch} ${i}`}
          class="slip"
          label={sketchLabel(view, sketch, lang)}
          move={notationOf(
            moves,
            (move) => move.kind === 'ask' && move.from === owner && move.sketch === sketch,
          )}
        >
          <SketchTile view={view} sketch={sketch} payer={seat} />
        </Action>
      ))}
    </Group>
  );
}
