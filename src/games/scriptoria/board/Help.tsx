// Help for a token: a sketch from the Scriptorium or from somebody's stock.
import { Group } from '../../../parts/Group.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { words as gameWords } from '../texts/words.ts';
import { notationOf } from './choices.ts';
import { hasPlace } from './leaf.ts';
import type { PickProps } from './Page.tsx';
import { SketchTile } from './SketchTile.tsx';
import { sketchLabel, sketchSeen } from './sketch.ts';
import { WORDS } from './words.ts';

/** Without moves it is only to be read. */
export function Help(props: PickProps) {
  const { view, seat, lang, names } = props;
  const words = WORDS[lang];
  const others = Array.from({ length: view.seats }, (_, other) => other).filter(
    (other) => other !== seat && view.stock[other]!.length > 0,
  );
  return (
    <div class="help">
      <h3>
        {gameWords[lang].labels.scriptorium} <small>{words.helpTurned}</small>
      </h3>
      <Scriptorium {...props} />
      {others.map((other) => (
        <section key={other}>
          <h3>
            {words.stockOf(names(other))} <small>{words.helpHanded}</small>
          </h3>
          <StockOf {...props} owner={other} />
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
        const isDim = seat !== null && !hasPlace(view, seat, sketchSeen(view, sketch).kind);
        return (
          <Thing
            key={sketch}
            class="slip"
            label={count > 1 ? `${label}, ${words.times(count)}` : label}
            move={notationOf(moves, (move) => move.kind === 'help' && move.sketch === sketch)}
          >
            <SketchTile view={view} sketch={sketch} payer={seat} dim={isDim} count={count} />
          </Thing>
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
        <Thing
          key={`${sketch} ${i}`}
          class="slip"
          label={sketchLabel(view, sketch, lang)}
          move={notationOf(
            moves,
            (move) => move.kind === 'ask' && move.from === owner && move.sketch === sketch,
          )}
        >
          <SketchTile view={view} sketch={sketch} payer={seat} />
        </Thing>
      ))}
    </Group>
  );
}
