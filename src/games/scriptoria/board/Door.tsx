// The black door: it swings open, and the page behind it can be read.
import type { GameTexts, Names } from '../../../engine/texts.ts';
import { Flourish } from '../../../parts/Flourish.tsx';
import { colophonOf } from '../rules/colophon.ts';
import { printedOn } from '../rules/printed.ts';
import type { Move, View } from '../rules/state.ts';
import { Bezant, Border } from './art/Border.tsx';
import { Corner } from './art/Corner.tsx';
import { parseHellPage } from './hell-page.ts';

interface DoorProps {
  readonly view: View;
  readonly texts: GameTexts<View, Move>;
  readonly names: Names;
}

const LENGTH = 96;
const DEPTH = 54;
const ALL = 'KRGBA';

export function Door({ view, texts, names }: DoorProps) {
  const tell = texts.events.colophon;
  if (!tell) return null;
  const verse = parseHellPage(tell(colophonOf(view, printedOn(view).sketches), names));
  const [about, ...books] = verse.shelf;
  return (
    <article class="behind">
      <Frieze />
      <h2>{verse.title}</h2>
      <p class="opening">
        <span class="door-capital" aria-hidden="true">
          {verse.capital}
        </span>
        <span class="unseen">{verse.capital}</span>
        {verse.opening.map((line) => (
          <span key={line} class="verse">
            {line}
          </span>
        ))}
      </p>
      <p class="couplets">
        {verse.couplets.map((line, i) => (
          <span key={line} class={`verse${i % 2 ? ' is-second' : ''}`}>
            {line}
          </span>
        ))}
      </p>
      <p>{about}</p>
      <ul>
        {books.map((book) => (
          <li key={book}>{book}</li>
        ))}
      </ul>
      <Flourish />
      <p class="last-line">{verse.end}</p>
      <Frieze />
      <span class="door-leaf" aria-hidden="true">
        <DoorLeaf />
      </span>
    </article>
  );
}

function Frieze() {
  const width = 2 * DEPTH + 4 * LENGTH;
  return (
    <svg class="frieze" viewBox={`0 0 ${width} ${DEPTH}`} aria-hidden="true">
      <Corner inks={ALL} size={DEPTH} />
      {[0, 1, 2, 3].map((i) => (
        <g key={i} transform={`translate(${DEPTH + LENGTH * i} 0)`}>
          <Border inks={ALL} length={LENGTH} depth={DEPTH} variant={i + 1} />
        </g>
      ))}
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>
        <Corner inks={ALL} size={DEPTH} />
      </g>
      <Bezant inks={ALL} x={width / 2} y={DEPTH / 2} />
    </svg>
  );
}

function DoorLeaf() {
  return (
    <svg viewBox="0 0 120 180" preserveAspectRatio="none" aria-hidden="true">
      <rect class="door-wood" width="120" height="180" />
      <path
        class="door-iron"
        d="M30 0v180M60 0v180M90 0v180M0 40h74c8 0 8-10 2-10s-4 8 2 6M0 140h74c8 0 8-10 2-10s-4 8 2 6M100 84a7 7 0 1 0 .1 0zM100 98v8"
      />
    </svg>
  );
}
