// The sounds of what has just happened: each once, and not more than an ear can tell apart.
import type { AnyBoardModule } from '../../parts/board.ts';
import type { SoundName } from '../../parts/sound/names.ts';

const MAX_AT_ONCE = 3;

export function soundsOf(
  events: readonly { readonly key: string }[],
  marks: AnyBoardModule['eventMarks'],
): readonly SoundName[] {
  const names = events.flatMap(({ key }) => marks[key]?.sound ?? []);
  return [...new Set(names)].slice(0, MAX_AT_ONCE);
}
