// The parts of the own page: how far each is, and the tile that waits for it. The part of the sketch in hand is lit.
import type { Seat } from '../../../engine/game.ts';
import type { Lang } from '../../../engine/texts.ts';
import type { Kind, Part } from '../rules/tables.ts';
import { words as gameWords, isKindLetter } from '../texts/words.ts';
import { Medal } from './Medal.tsx';
import type { PickProps } from './Page.tsx';
import { PartMark } from './PartMark.tsx';
import { type PartProgress, progressOf } from './sets.ts';
import { capital, sketchInfo } from './sketch-info.ts';
import { WORDS } from './words.ts';

interface SetsProps extends PickProps {
  readonly owner: Seat;
}

export function Sets({ view, lang, owner, picked }: SetsProps) {
  const words = WORDS[lang];
  const kind = picked?.kind === 'placing' ? sketchInfo(view, picked.sketch).kind : null;
  return (
    <ul class="sets" aria-label={words.sets}>
      {progressOf(view, owner).map((progress) => {
        const name = capital(gameWords[lang].parts[progress.part]);
        const said = words.set(name, stateOf(progress, lang));
        return (
          <li
            key={progress.part}
            class={`set is-${progress.part}${progress.filled === progress.all ? ' is-full' : ''}${kind && isPartOf(progress.part, kind) ? ' is-wanted' : ''}`}
            data-explain={said}
          >
            <PartMark part={progress.part} />
            <span class="set-name">{name}</span>
            <span class="set-count">
              <span aria-hidden="true">
                {progress.filled}/{progress.all}
              </span>
              <span class="unseen">{said}</span>
              <span class="set-missing" aria-hidden="true">
                {progress.part === 'manuscript' ? '' : missingOf(progress, lang)}
              </span>
            </span>
            <span class="set-bar" aria-hidden="true" style={{ '--done': progress.filled / progress.all }} />
            <Medal points={progress.held || progress.next} held={progress.held > 0} />
          </li>
        );
      })}
    </ul>
  );
}

const KIND_PARTS: Readonly<Record<Kind, readonly Part[]>> = {
  corner: ['leftFrieze', 'rightFrieze'],
  border: ['leftFrieze', 'rightFrieze'],
  text: ['textDropcap'],
  dropcap: ['textDropcap'],
  miniature: ['miniature'],
};

function isPartOf(part: Part, kind: Kind): boolean {
  return KIND_PARTS[kind].includes(part);
}

/** "2 corners, 3 borders". */
function missingOf({ missing }: PartProgress, lang: Lang): string {
  const { kinds, kindsFilled } = gameWords[lang];
  return [...missing]
    .map(([kind, count]) => {
      const letter = kind.charAt(0);
      if (!isKindLetter(letter)) return kind;
      return `${count} ${count === 1 ? kinds[letter] : kindsFilled[letter]}`;
    })
    .join(', ');
}

function stateOf(progress: PartProgress, lang: Lang): string {
  const { filled, all, held, next } = progress;
  const words = WORDS[lang];
  if (held > 0) return words.setHeld(words.points(held));
  const state = words.setOpen(filled, all, next === 0 ? null : words.points(next));
  return filled === all ? state : `${state}. ${words.lacking(missingOf(progress, lang))}`;
}
