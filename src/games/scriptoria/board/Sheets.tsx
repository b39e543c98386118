// The sheets that are one tap away: lecterns, the Scriptorium, achievements, a player's page and belongings.
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../parts/Icon.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { sum } from '../rules/ink-counts.ts';
import { printedOn } from '../rules/printed.ts';
import { INKS, PARTS } from '../rules/tables.ts';
import { words as gameWords } from '../texts/words.ts';
import { Desks } from './Desks.tsx';
import { Drop } from './Drop.tsx';
import { Scriptorium, StockOf } from './Help.tsx';
import { statsOf } from './Others.tsx';
import type { PickProps } from './Page.tsx';
import { PageToSave } from './PageToSave.tsx';
import { capital } from './sketch-info.ts';
import { WORDS } from './words.ts';

export type SheetName = 'lecterns' | 'scriptorium' | 'achievements' | number;

interface SheetsProps extends PickProps {
  readonly name: SheetName;
  onClose(): void;
}

export function Sheets({ name, onClose, ...rest }: SheetsProps) {
  // Sheets are for reading only: moves are made at the table.
  const props: PickProps = { ...rest, moves: [], picked: null };
  const { view, seat, lang, names } = props;
  const words = WORDS[lang];
  const { labels } = gameWords[lang];
  const frame = (title: string, content: ComponentChildren) => (
    <Sheet title={title} onClose={onClose}>
      <div class="scriptoria in-sheet">{content}</div>
    </Sheet>
  );
  switch (name) {
    case 'lecterns':
      return frame(labels.lecterns, <Desks {...props} />);
    case 'scriptorium':
      return frame(
        words.scriptorium(sum(view.scriptorium)),
        <>
          <Scriptorium {...props} />
          <p class="quiet">{words.bag(sum(view.sketchBag))}</p>
        </>,
      );
    case 'achievements':
      return frame(labels.achievements, <Achievements {...props} />);
    default:
      return frame(
        name === seat ? words.myPage : words.pageOf(names(name)),
        <>
          <PageToSave {...props} owner={name} />
          <Belongings {...props} owner={name} />
          {/* What the small pictures at the player's name mean. */}
          {statsOf(props, name).map(({ icon, label }) => (
            <p key={icon} class="quiet">
              <Icon name={icon} /> {label}
            </p>
          ))}
        </>,
      );
  }
}

function Achievements({ view, lang, names }: PickProps) {
  const words = WORDS[lang];
  const { piles } = printedOn(view);
  return (
    <dl class="achievements">
      {PARTS.map((part, i) => {
        const left = piles[i]!.slice(view.taken[i]!);
        const holders = Array.from({ length: view.seats }, (_, seat) => ({
          seat,
          points: view.achievements[seat * PARTS.length + i]!,
        })).filter(({ points }) => points > 0);
        return (
          <div key={part}>
            <dt>{capital(gameWords[lang].parts[part])}</dt>
            <dd>
              <span
                class="pile"
                role="img"
                aria-label={left.length > 0 ? words.left(left.join(', ')) : words.noneLeft}
              >
                {left.map((points) => (
                  <b key={points}>{points}</b>
                ))}
                {left.length === 0 && '—'}
              </span>
              {holders.map(({ seat, points }) => (
                <span key={seat} class="holder">
                  {words.takenBy(points, names(seat))}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Belongings(props: PickProps & { readonly owner: number }) {
  const { view, lang, owner, names, seat } = props;
  const words = WORDS[lang];
  return (
    <>
      <p class="purse">
        {INKS.map((letter, ink) => {
          const count = view.inks[owner * INKS.length + ink]!;
          const name = gameWords[lang].inks[letter];
          return (
            <span key={letter} class="ink" role="img" aria-label={capital(words.inksHeld(name, count))}>
              <Drop ink={letter} hollow={count === 0} />
              <span class="ink-count">{count}</span>
            </span>
          );
        })}
      </p>
      <h3>{owner === seat ? words.hand.stock : words.stockOf(names(owner))}</h3>
      <StockOf {...props} />
    </>
  );
}
