// The stone: three lines of two words between the two rims, the middle line first.
import { useRef } from 'preact/hooks';
import { Group } from '../../../parts/Group.tsx';
import { memo } from '../../../parts/memo.ts';
import { spot, transformPath } from '../../../parts/pathData.ts';
import { useSize } from '../../../parts/useSize.ts';
import { Letter, type StoneProps } from './Letter.tsx';
import { LINES, type Line, wordsOf } from './path.ts';
import { Rim } from './Rim.tsx';
import { useKeyboard } from './useKeyboard.ts';
import { usePawnDrag } from './usePawnDrag.ts';
import { WayChoice } from './WayChoice.tsx';
import { WORDS } from './words.ts';

export function Stone(props: StoneProps & { readonly lit: boolean }) {
  const { seat, lang, lit, picked, moves } = props;
  const root = useRef<HTMLDivElement>(null);
  const near = seat ?? 0;
  useSize(root, { selector: '.lines' });
  const drag = usePawnDrag(props);
  const onKeyDownCapture = useKeyboard(root, picked, moves);
  return (
    <div ref={root} class="slab" onKeyDownCapture={onKeyDownCapture} {...drag}>
      <Group label={WORDS[lang].stone} class={`stone${lit ? ' is-lit' : ''}`}>
        <Rim {...props} side={1 - near} />
        <div class="lines">
          {LINES.map((line) => (
            <StoneLine key={line.name} {...props} line={line} />
          ))}
          <span class="bend is-right" />
          <span class="bend is-left" />
          <WayChoice {...props} />
        </div>
        <Rim {...props} side={near} />
      </Group>
    </div>
  );
}

function StoneLine({ line, ...props }: StoneProps & { readonly line: Line }) {
  return (
    <div class={`line is-${line.name}${line.backwards ? ' is-backwards' : ''}`}>
      {wordsOf(line).map((places) => (
        <div key={places[0]} class="word">
          {places.map((place) => (
            <Letter key={place} {...props} place={place} />
          ))}
        </div>
      ))}
      <Rosette />
    </div>
  );
}

const PETALS = [0, 60, 120, 180, 240, 300]
  .map((angle) => transformPath('M0 0Q5-5 0-10.500 -5-5 0 0', spot(0, 0, angle)))
  .join('');

/** Between the words, as on the ancient boards. */
const Rosette = memo(function Rosette() {
  return (
    <svg class="rosette" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10.500" />
      <path d={PETALS} />
    </svg>
  );
});
