// The black door: it swings open, and the page behind it can be read.
import type { GameTexts, Names } from '../../../engine/texts.ts';
import { Flourish } from '../../../parts/Flourish.tsx';
import { spot } from '../../../parts/pathData.ts';
import { colophonOf } from '../rules/colophon.ts';
import { printedOn } from '../rules/printed.ts';
import type { Move, View } from '../rules/state.ts';
import { drawBezants, drawBorder } from './art/border.ts';
import { drawCorner } from './art/corner.ts';
import { Drawing } from './art/drawing.ts';
import { Shapes } from './art/Shapes.tsx';
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

const FRIEZE_WIDTH = 2 * DEPTH + 4 * LENGTH;

function Frieze() {
  const drawing = new Drawing();
  drawCorner(drawing, ALL, DEPTH);
  for (const i of [0, 1, 2, 3]) {
    const border = { inks: ALL, length: LENGTH, depth: DEPTH, variant: i + 1 };
    drawBorder(drawing.from(spot(DEPTH + LENGTH * i, 0)), border);
  }
  drawCorner(drawing.from([-1, 0, 0, 1, FRIEZE_WIDTH, 0]), ALL, DEPTH);
  drawBezants(drawing, ALL, [spot(FRIEZE_WIDTH / 2, DEPTH / 2)]);
  return (
    <svg class="frieze" viewBox={`0 0 ${FRIEZE_WIDTH} ${DEPTH}`} aria-hidden="true">
      <Shapes class="art" shapes={drawing.shapes} />
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
